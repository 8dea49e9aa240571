// libjpeg, as it is; its header takes FILE for known.
#pragma once
#include <stdio.h>
#include <jpeglib.h>
