// XML by expat, as it is: it tells the byte at which each part of a document begins.
#pragma once
#include <expat.h>
