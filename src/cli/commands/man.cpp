#include "cli/manual.hpp"
#include "cli/registry.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <system_error>

namespace kodeks::cli {

namespace {

Exit write_page(const std::filesystem::path& file, const std::string& text,
                const Context& context) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    if (!out) {
        const std::string reason = std::generic_category().message(errno);
        return context.bad_input(
            {{"store.cannot_open", {{"reason", reason}}}, file.string(), {}, ""});
    }
    return Exit::done;
}

Exit write_all(const std::filesystem::path& folder, const Context& context) {
    Exit exit = write_page(folder / "kodeks.1", program_page(context), context);
    for (const std::string& noun : nouns()) {
        if (exit == Exit::done) {
            exit =
                write_page(folder / ("kodeks-" + noun + ".1"), noun_page(noun, context), context);
        }
    }
    return exit;
}

Exit run_man(const Arguments& arguments, const Context& context) {
    if (const auto folder = arguments.maybe("--folder")) {
        return write_all(*folder, context);
    }
    const auto noun = arguments.maybe("COMMAND");
    const auto known = nouns();
    if (noun && std::ranges::find(known, *noun) == known.end()) {
        return context.wrong_usage({"cli.unknown_command", {{"command", *noun}}});
    }
    context.streams.out << (noun ? noun_page(*noun, context) : program_page(context));
    return Exit::done;
}

Exit run_completion(const Arguments&, const Context& context) {
    context.streams.out << bash_completion();
    return Exit::done;
}

} // namespace

Command man() {
    return {"man", {optional("COMMAND"), option("--folder", "FOLDER")}, run_man};
}

Command completion() {
    return {"completion", {}, run_completion};
}

} // namespace kodeks::cli
