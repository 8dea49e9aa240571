// YAML 1.1 by libyaml, as it is: it tells the line at which each event of a document begins.
#pragma once
#include <yaml.h>
