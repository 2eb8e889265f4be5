// An opening or a starting position by lot, for all games of a table.
#include "cli/commands/event.hpp"
#include "cli/event/table_number.hpp"
#include "cli/input.hpp"
#include "cli/time_now.hpp"
#include "games/variant.hpp"
#include "notation/opening.hpp"
#include "office/state/date.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace kodeks::cli {

namespace {

using namespace tournament;

// What the lot is drawn from, and what the head of its file says about it.
struct Openings {
    std::vector<std::string> lines;
    OpeningTable from;
};

std::string trimmed(std::string text) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\r' || c == '\t'; };
    text.erase(std::find_if_not(text.rbegin(), text.rend(), is_blank).base(), text.end());
    text.erase(text.begin(), std::ranges::find_if_not(text, is_blank));
    return text;
}

// "2026-01-01 2026-12-31": the term of a table; false when it is none.
bool read_term(const std::string& text, OpeningTable& table) {
    const std::size_t gap = std::min(text.find(' '), text.size());
    table.valid_from = text.substr(0, gap);
    table.valid_until = trimmed(text.substr(gap));
    return office::read_date(table.valid_from) && office::read_date(table.valid_until);
}

// A line of the head, "# name: ..." or "# valid: ..."; any other is a remark of its author.
bool read_head(const std::string& line, OpeningTable& table) {
    const std::string head = trimmed(line.substr(1));
    const std::size_t colon = std::min(head.find(':'), head.size());
    const std::string said = colon == head.size() ? "" : trimmed(head.substr(colon + 1));
    if (head.substr(0, colon) == "name") {
        table.name = said;
    }
    return head.substr(0, colon) != "valid" || read_term(said, table);
}

// The openings of the command line, and of a file with one on each line.
tl::expected<Openings, Exit> openings_in(const Arguments& arguments, const Context& context) {
    Openings openings{arguments.all("OPENING"), {}};
    const auto name = arguments.maybe("--list");
    if (!name) {
        return openings;
    }
    const auto input = read_text(*name, context.streams);
    if (!input) {
        return tl::unexpected(context.bad_input(input.error()));
    }
    std::istringstream lines(input->text);
    std::uint64_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        line = trimmed(line);
        if (line.starts_with('#') && !read_head(line, openings.from)) {
            return tl::unexpected(context.bad_input(
                {{"cli.event.opening.term", {{"line", std::to_string(number)}}}, *name, {}, ""}));
        }
        if (!line.empty() && line.front() != '#') {
            openings.lines.push_back(line);
        }
    }
    return openings;
}

// The day of the draw: told, or today.
tl::expected<std::string, Exit> day_in(const Arguments& arguments, const Context& context) {
    const auto told = arguments.maybe("--on");
    if (!told) {
        return ledger::write_unix_time(time_now()).substr(0, 10);
    }
    if (!office::read_date(*told)) {
        return tl::unexpected(context.wrong_usage({"cli.event.opening.day", {{"text", *told}}}));
    }
    return *told;
}

// The game says which moves there are; without one the opening is only a text.
void say_unreadable(const Context& context, const EventFile& file, const std::string& opening) {
    const auto* const variant = games::find_variant(file.state.settings.games.variant);
    if (variant != nullptr && !notation::set_up_by(*variant, opening)) {
        context.streams.talk << context.text("cli.event.opening.unreadable") << '\n';
    }
}

Exit draw(const Arguments& arguments, const Context& context, EventFile& file, const GameRef& ref) {
    const auto openings = openings_in(arguments, context);
    if (!openings) {
        return openings.error();
    }
    const auto day = day_in(arguments, context);
    if (!day) {
        return day.error();
    }
    const bool has_term = !openings->from.valid_from.empty();
    const Exit exit = change(arguments, context, file,
                             {DrawOpening{ref.stage, ref.round, ref.table, openings->lines,
                                          arguments.maybe("--words").value_or(""), openings->from,
                                          has_term ? *day : ""}});
    if (tells(context, exit)) {
        const std::string& opening = find_stage(file.state, ref.stage)
                                         ->rounds[ref.round - 1]
                                         .pairings[ref.table - 1]
                                         .opening;
        context.streams.out << with_articles(context.text("cli.event.opening.done",
                                                          {{"table", std::to_string(ref.table)},
                                                           {"opening", opening}}),
                                             rules_of(file.state)->micro_matches.opening_articles)
                            << '\n';
        say_unreadable(context, file, opening);
    }
    return exit;
}

Exit run_event_opening(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        const Stage* const found = find_stage(file.state, stage);
        const std::uint64_t last = found == nullptr ? 0 : found->rounds.size();
        const std::string text = arguments.value("TABLE");
        const auto ref = read_table(text, stage, arguments.number("--round").value_or(last));
        if (!ref) {
            return context.wrong_usage(Message{"cli.event.result.table", {{"text", text}}});
        }
        return draw(arguments, context, file, *ref);
    });
}

} // namespace

Command event_opening() {
    return {"event opening",
            with_common({required("EVENT"), required("TABLE"), any_number("OPENING"),
                         option("--list", "FILE"), option("--on", "DATE"),
                         option("--words", "TEXT"), number_option("--round", "N")}),
            run_event_opening};
}

} // namespace kodeks::cli
