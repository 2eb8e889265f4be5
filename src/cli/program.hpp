// The `kodeks` program: the only place where the command line meets the process. It never throws;
// the answer is the exit code (cli/context.hpp lists them).
#pragma once

namespace kodeks::cli {

int run_program(int argc, const char* const* argv) noexcept;

} // namespace kodeks::cli
