#include "cli/command.hpp"
#include "cli/commands/game_files.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "notation/check.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

struct Tally {
    std::uint64_t games = 0;
    std::uint64_t bad = 0;
    json::array diagnostics;
};

json::object as_json(const notation::Diagnostic& diagnostic, const Context& context) {
    const bool error = diagnostic.severity == notation::Severity::error;
    return {{"severity", error ? "error" : "warning"},
            {"line", diagnostic.fault.place.line},
            {"column", diagnostic.fault.place.column},
            {"message", render(diagnostic.fault.message, context.facts.language)},
            {"excerpt", diagnostic.fault.excerpt}};
}

void tell(notation::Diagnostic diagnostic, const std::string& name, const Context& context,
          Tally& tally) {
    if (context.facts.json) {
        tally.diagnostics.push_back(as_json(diagnostic, context));
        return;
    }
    diagnostic.fault.source = name;
    context.streams.out << describe(diagnostic.fault, context.facts.language) << "\n";
}

void check_end(notation::Game& game, const notation::text::Dialect& dialect) {
    const std::string* const tag = game.tag("Result");
    const auto stated = tag != nullptr ? dialect.outcome(*tag) : std::nullopt;
    notation::check_end(game, stated ? &*stated : nullptr);
}

Exit run(const Arguments& arguments, const Context& context) {
    const auto input = read_bytes(arguments.value("FILE"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const notation::Format& format = notation::format_of(input->name, input->text);
    notation::TextSource source(input->text);
    const auto reader = format.reader(source, file_options(arguments));
    const auto dialect = format.dialect(file_options(arguments));
    Tally tally;
    notation::Game game;
    while (reader->next(game)) {
        check_end(game, *dialect);
        ++tally.games;
        tally.bad += game.has_errors() ? 1 : 0;
        for (const notation::Diagnostic& diagnostic : game.diagnostics) {
            tell(diagnostic, input->name, context, tally);
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"games", tally.games},
                                         {"bad", tally.bad},
                                         {"diagnostics", std::move(tally.diagnostics)}});
    } else {
        context.streams.out << context.text("cli.game.check.summary",
                                            {{"n", std::to_string(tally.games)},
                                             {"bad", std::to_string(tally.bad)}})
                            << "\n";
    }
    return tally.bad == 0 ? Exit::done : Exit::no;
}

} // namespace

Command game_check() {
    return {"game check", {required("FILE"), variant_option()}, run};
}

} // namespace kodeks::cli
