#include "cli/program.hpp"

int main(int argc, char** argv) {
    return kodeks::cli::run_program(argc, argv);
}
