// The `kodeks` program.
#pragma once

namespace kodeks::cli {

int run_program(int argc, char** argv);

} // namespace kodeks::cli
