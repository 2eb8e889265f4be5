#include "cli/commands/event.hpp"
#include "cli/commands/event_stage.hpp"
#include "cli/event/game.hpp"
#include "cli/event/presets.hpp"
#include "cli/event/session.hpp"
#include "rulebook/book.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace tournament;

std::int32_t year_now() {
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return static_cast<int>(std::chrono::year_month_day(today).year());
}

// "flags=claimed" as a term of the games.
tournament::GameTerm term_in(const std::string& text) {
    const std::size_t sign = std::min(text.find('='), text.size());
    return {text.substr(0, sign), sign == text.size() ? "true" : text.substr(sign + 1)};
}

tournament::GameTerms game_terms(const Arguments& arguments,
                                 const std::optional<std::string>& control) {
    tournament::GameTerms games{arguments.maybe("--variant").value_or(""), {}};
    if (control) {
        games.terms.push_back({"control", *control});
    }
    for (const std::string& text : arguments.all("--term")) {
        games.terms.push_back(term_in(text));
    }
    return games;
}

Create creation(const Arguments& arguments, const rulebook::TournamentRules& rules,
                const std::optional<std::string>& control,
                const std::optional<rulebook::Scale>& scale) {
    Create create;
    create.settings.name = arguments.value("--name");
    create.settings.edition = std::string(rules.edition);
    const auto year = arguments.number("--year");
    create.settings.year =
        year ? static_cast<std::int32_t>(std::min<std::uint64_t>(*year, INT32_MAX)) : year_now();
    create.settings.age_group = arguments.maybe("--age-group").value_or("");
    create.settings.scale = scale.value_or(rules.scale);
    create.settings.games = game_terms(arguments, control);
    create.settings.character =
        arguments.number("--boards").value_or(0) > 0 ? Character::team : Character::individual;
    return create;
}

std::vector<std::string> rulebooks() {
    std::vector<std::string> editions;
    for (const auto* rules : rulebook::all_tournament_rules()) {
        const rulebook::Book* const book = rulebook::find_book(rules->edition);
        editions.push_back(fmt::format("{} ({})", book->prefix, rules->edition));
    }
    return editions;
}

// The book of --rulebook, when it has rules for tournaments; else says which books have.
tl::expected<const rulebook::Book*, Exit> book_asked(const Arguments& arguments,
                                                     const Context& context) {
    const std::string wanted = arguments.value("--rulebook");
    const rulebook::Book* const book = rulebook::find_book(wanted);
    if (book != nullptr && rulebook::find_tournament_rules(book->edition) != nullptr) {
        return book;
    }
    const Exit exit = context.answer_no(Message{"tournament.rulebook_unknown", {{"name", wanted}}});
    context.streams.talk << context.text("cli.event.codes_are",
                                         {{"names", joined(rulebooks(), ", ")}})
                         << '\n';
    return tl::unexpected(exit);
}

// What --preset or --control says about the clocks; nothing when neither is given.
tl::expected<std::optional<std::string>, Exit>
control_asked(const Arguments& arguments, const Context& context, const rulebook::Book& book) {
    const auto preset = arguments.maybe("--preset");
    if (!preset) {
        return arguments.maybe("--control");
    }
    auto control = control_by(context, book, *preset);
    if (!control) {
        return tl::unexpected(Exit::no);
    }
    return control;
}

Exit run_event_new(const Arguments& arguments, const Context& context) {
    const auto book = book_asked(arguments, context);
    if (!book) {
        return book.error();
    }
    const auto* const rules = rulebook::find_tournament_rules((*book)->edition);
    if (const auto odd = odd_stage(arguments)) {
        return context.wrong_usage(*odd);
    }
    const auto control = control_asked(arguments, context, **book);
    if (!control) {
        return control.error();
    }
    const auto written = arguments.maybe("--scale");
    const auto scale = written ? read_scale(*written) : std::nullopt;
    if (written && !scale) {
        return context.wrong_usage({"cli.event.new.no_scale", {{"text", *written}}});
    }
    const Create create = creation(arguments, *rules, *control, scale);
    if (!create.settings.games.variant.empty() && !*control) {
        return context.wrong_usage({"cli.event.new.control_missing", {}});
    }
    if (!create.settings.games.variant.empty() || !create.settings.games.terms.empty()) {
        if (const auto match = match_on(create.settings); !match) {
            return context.wrong_usage(match.error());
        }
    }
    EventFile file;
    const Exit exit =
        change(arguments, context, file, {create, AddStage{stage_settings(arguments)}});
    if (tells(context, exit)) {
        context.streams.out << context.text("cli.event.new.done",
                                            {{"name", file.state.settings.name},
                                             {"rulebook", std::string(rules->edition)}})
                            << '\n';
        say_unusual(context, **book, control->value_or(""));
    } else if (exit != Exit::done) {
        suggest_tie_breaks(context, arguments.all("--tie-break"));
    }
    return exit;
}

} // namespace

Command event_new() {
    std::vector<Argument> arguments = {
        required("EVENT"),
        needed(option("--name", "NAME")),
        needed(option("--rulebook", "RULEBOOK")),
        option("--scale", "SCALE"),
        number_option("--year", "YEAR"),
        option("--age-group", "GROUP"),
        option("--variant", "VARIANT"),
        option("--control", "CONTROL"),
        option("--preset", "ARTICLE"),
        repeated_option("--term", "NAME=VALUE"),
    };
    for (Argument& argument : stage_arguments()) {
        arguments.push_back(std::move(argument));
    }
    arguments.push_back(option("--by", "NAME"));
    arguments.push_back(flag("--dry-run"));
    return {"event new", arguments, run_event_new};
}

} // namespace kodeks::cli
