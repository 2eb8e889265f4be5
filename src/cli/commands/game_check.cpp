#include "cli/command.hpp"
#include "cli/commands/game_files.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/thread_executor.hpp"
#include "notation/check.hpp"
#include "notation/text/parts.hpp"

#include <algorithm>
#include <iterator>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

// Long files are read side by side in parts of this size.
constexpr std::size_t part_bytes = std::size_t{1} << 20U;

struct Tally {
    std::uint64_t games = 0;
    std::uint64_t bad = 0;
    std::vector<notation::Diagnostic> diagnostics;
};

json::object as_json(const notation::Diagnostic& diagnostic, const Context& context) {
    const bool error = diagnostic.severity == notation::Severity::error;
    return {{"severity", error ? "error" : "warning"},
            {"line", diagnostic.fault.place.line},
            {"column", diagnostic.fault.place.column},
            {"message", render(diagnostic.fault.message, context.facts.language)},
            {"excerpt", diagnostic.fault.excerpt}};
}

void check_end(notation::Game& game, const notation::text::Dialect& dialect) {
    const std::string* const tag = game.tag("Result");
    const auto stated = tag != nullptr ? dialect.outcome(*tag) : std::nullopt;
    notation::check_end(game, stated ? &*stated : nullptr);
}

Tally tally_of(const notation::text::Part& part, const notation::Format& format,
               const notation::FormatOptions& options) {
    notation::TextSource source(part.text);
    const auto reader = format.reader(source, options);
    const auto dialect = format.dialect(options);
    Tally tally;
    notation::Game game;
    while (reader->next(game)) {
        check_end(game, *dialect);
        ++tally.games;
        tally.bad += game.has_errors() ? 1 : 0;
        for (notation::Diagnostic& diagnostic : game.diagnostics) {
            diagnostic.fault.place.line += part.lines_before;
            tally.diagnostics.push_back(std::move(diagnostic));
        }
    }
    return tally;
}

Tally tally_of(const Input& input, const notation::FormatOptions& options) {
    const notation::Format& format = notation::format_of(input.name, input.text);
    const auto parts = notation::text::parts_of(input.text, part_bytes);
    std::vector<Tally> tallies(parts.size());
    ThreadExecutor(ThreadExecutor::available()).parallel(parts.size(), [&](std::size_t i) {
        tallies[i] = tally_of(parts[i], format, options);
    });
    Tally whole;
    for (Tally& tally : tallies) {
        whole.games += tally.games;
        whole.bad += tally.bad;
        std::ranges::move(tally.diagnostics, std::back_inserter(whole.diagnostics));
    }
    return whole;
}

void print(const Tally& tally, const Context& context) {
    json::array diagnostics;
    for (const notation::Diagnostic& diagnostic : tally.diagnostics) {
        diagnostics.push_back(as_json(diagnostic, context));
    }
    print_json(
        context.streams.out,
        {{"games", tally.games}, {"bad", tally.bad}, {"diagnostics", std::move(diagnostics)}});
}

void say(const Tally& tally, const std::string& name, const Context& context) {
    for (const notation::Diagnostic& diagnostic : tally.diagnostics) {
        Fault fault = diagnostic.fault;
        fault.source = name;
        context.streams.out << describe(fault, context.facts.language) << "\n";
    }
    context.streams.out << context.text("cli.game.check.summary",
                                        {{"n", std::to_string(tally.games)},
                                         {"bad", std::to_string(tally.bad)}})
                        << "\n";
}

Exit run_game_check(const Arguments& arguments, const Context& context) {
    const auto input = read_characters(arguments.value("FILE"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const Tally tally = tally_of(*input, file_options(arguments));
    context.facts.json ? print(tally, context) : say(tally, input->name, context);
    return tally.bad == 0 ? Exit::done : Exit::no;
}

} // namespace

Command game_check() {
    return {"game check", {required("FILE"), variant_option()}, run_game_check};
}

} // namespace kodeks::cli
