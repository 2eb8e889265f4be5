#include "cli/program.hpp"

namespace kodeks::cli {

int run_program(int, char**) {
    return 0;
}

} // namespace kodeks::cli
