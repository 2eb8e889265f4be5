// How much of the processor another process has used.
#pragma once

#include <sys/types.h>

namespace kodeks::test {

double processor_s(pid_t pid); // all its threads together, so far

} // namespace kodeks::test
