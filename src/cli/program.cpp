#include "cli/program.hpp"

#include "cli/dispatch.hpp"
#include "cli/output.hpp"
#include "cli/surroundings.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>

#include <unistd.h>

namespace kodeks::cli {

namespace {

// Writes out what is buffered. A reader that went away wanted no more: the answer stands.
Exit finish(Exit exit, std::ostream& out, const OutputBuffer& buffer, const Facts& facts) {
    out.flush();
    if (buffer.error() == 0 || buffer.error() == EPIPE) {
        return exit;
    }
    const Message message{"cli.output.failed", {{"reason", std::strerror(buffer.error())}}};
    std::cerr << "kodeks: " << render(message, facts.language) << '\n';
    return Exit::bad_input;
}

Exit run_guarded(int argc, const char* const* argv) {
    std::signal(SIGPIPE, SIG_IGN);
    std::ios::sync_with_stdio(false);
    const Facts facts = facts_from(look_around());
    OutputBuffer buffer(STDOUT_FILENO);
    std::ostream out(&buffer);
    try {
        const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
        const Exit exit = dispatch(words, facts, {std::cin, out, std::cerr});
        return finish(exit, out, buffer, facts);
    } catch (const std::exception& error) {
        out.flush();
        const Message message{"cli.internal", {{"reason", error.what()}}};
        std::cerr << "kodeks: " << render(message, facts.language) << '\n';
        return Exit::internal;
    }
}

} // namespace

int run_program(int argc, const char* const* argv) noexcept {
    try {
        return static_cast<int>(run_guarded(argc, argv));
    } catch (...) {
        std::fputs("kodeks: internal error\n", stderr);
        return static_cast<int>(Exit::internal);
    }
}

} // namespace kodeks::cli
