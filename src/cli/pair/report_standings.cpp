#include "cli/pair/report_standings.hpp"

#include "base/text_table.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "cli/pair/opened_text.hpp"
#include "cli/pair/report_file.hpp"
#include "tournament/fide_tiebreak/opened.hpp"
#include "tournament/fide_tiebreak/standings.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
namespace trf = tournament::trf;
using namespace tournament::fide_tiebreak;

// The list of the command, of the file, or what clubs use.
std::string list_in(const Arguments& arguments, const trf::Document& document) {
    if (const auto given = arguments.maybe("--tiebreaks")) {
        return *given;
    }
    const std::string order = document.text("212");
    const std::string list = order.empty() ? document.text("202") : order;
    const bool teams = !document.teams.empty();
    return !list.empty() ? list : teams ? "MPvGP,EDE,EMGSB/C1" : "DE,BH/C1,BH,SB";
}

std::string name_of(const trf::Document& document, std::size_t at) {
    return document.teams.empty() ? document.players[at].name : document.teams[at].name;
}

std::string points_text(const Participant& one) {
    return to_text(from_tenths(one.points.value));
}

void print_table(const Context& context, const trf::Document& document, const Contest& contest,
                 const std::vector<Code>& codes) {
    std::vector<TextColumn> columns = {{context.text("cli.pair.standings.place"), Align::right},
                                       {"#", Align::right},
                                       {context.text("cli.pair.standings.name")},
                                       {"PTS", Align::right}};
    for (const Code& code : codes) {
        columns.push_back({to_text(code), Align::right});
    }
    TextTable table(columns);
    for (const Standing& standing : standings(contest, codes)) {
        const Participant& one = contest.primary.participants[standing.participant];
        std::vector<std::string> cells = {std::to_string(standing.place), std::to_string(one.id),
                                          name_of(document, standing.participant),
                                          points_text(one)};
        cells.insert(cells.end(), standing.shown.begin(), standing.shown.end());
        table.add(cells);
    }
    context.streams.out << table.to_text();
}

json::value tenths_json(std::int64_t tenths) {
    return number_json(tournament::Fraction(tenths, 10));
}

// What the table shows is at most two decimals: an exact number of hundredths; nothing where a
// tie-break decided nothing.
json::value shown_json(const std::string& shown) {
    std::int64_t hundredths = 0;
    std::size_t decimals = 0;
    bool point = false;
    for (const char c : shown) {
        if (c == '.') {
            point = true;
        } else if (c >= '0' && c <= '9') {
            hundredths = hundredths * 10 + (c - '0');
            decimals += point ? 1 : 0;
        } else if (c != '-') {
            return json::string(shown);
        }
    }
    if (shown.empty() || shown == "-") {
        return nullptr;
    }
    for (; decimals < 2; ++decimals) {
        hundredths *= 10;
    }
    return number_json(tournament::Fraction(shown.front() == '-' ? -hundredths : hundredths, 100));
}

json::value exact_json(const Value& value) {
    return value.is_defined() ? number_json(tournament::Fraction(value.above, value.below))
                              : json::value(nullptr);
}

json::object part_json(const Contest& contest, const Part& part) {
    json::object entry;
    if (part.round > 0) {
        entry["round"] = part.round;
    }
    if (part.board > 0) {
        entry["board"] = part.board;
    }
    if (part.opponent != tournament::fide::nobody) {
        entry["opponent"] = contest.primary.participants[part.opponent].id;
    }
    if (part.number.is_defined()) {
        entry["score"] = exact_json(part.number);
    }
    if (part.factor.is_defined()) {
        entry["points"] = exact_json(part.factor);
    }
    entry["value"] = exact_json(part.value);
    entry["dummy"] = part.dummy;
    entry["voluntary"] = part.voluntary;
    entry["cut"] = part.cut;
    return entry;
}

std::string_view word_of(Making making) {
    switch (making) {
    case Making::average:
        return "average";
    case Making::reached:
        return "reached";
    case Making::steps:
        return "steps";
    case Making::sum:
        break;
    }
    return "sum";
}

json::object opened_json(const Contest& contest, const Opened& opened) {
    json::array parts;
    for (const Part& part : opened.parts) {
        parts.push_back(part_json(contest, part));
    }
    return {{"making", word_of(opened.making)},
            {"parts", std::move(parts)},
            {"divisor", opened.divisor},
            {"added", exact_json(opened.added)}};
}

Opened opened_for(const Contest& contest, const std::vector<Code>& codes, const Standing& standing,
                  std::size_t at) {
    const auto& tied = standing.tied[at];
    return open(contest, codes[at], standing.participant, tied ? *tied : Group());
}

void print_as_json(const Context& context, const trf::Document& document, const Contest& contest,
                   const std::vector<Code>& codes) {
    json::array rows;
    for (const Standing& standing : standings(contest, codes)) {
        const Participant& one = contest.primary.participants[standing.participant];
        json::object values;
        json::object terms;
        for (std::size_t at = 0; at < codes.size(); ++at) {
            values[to_text(codes[at])] = shown_json(standing.shown[at]);
            terms[to_text(codes[at])] =
                opened_json(contest, opened_for(contest, codes, standing, at));
        }
        rows.push_back(json::object{{"place", standing.place},
                                    {"id", one.id},
                                    {"name", name_of(document, standing.participant)},
                                    {"points", tenths_json(one.points.value)},
                                    {"tiebreaks", values},
                                    {"terms", terms}});
    }
    print_json(context.streams.out, json::object{{"lines", std::move(rows)}});
}

std::optional<tournament::Fraction> exact(const Value& value) {
    return value.is_defined() ? std::optional(tournament::Fraction(value.above, value.below))
                              : std::nullopt;
}

// One line of the table, every value with what it is made of.
void print_opened(const Context& context, const trf::Document& document, const Contest& contest,
                  const std::vector<Code>& codes, const Standing& standing) {
    const Participant& one = contest.primary.participants[standing.participant];
    context.streams.out << standing.place << "  " << one.id << ' '
                        << name_of(document, standing.participant) << ": " << points_text(one)
                        << '\n';
    for (std::size_t at = 0; at < codes.size(); ++at) {
        const std::string& shown = standing.shown[at];
        context.streams.out << to_text(codes[at]) << ": " << (shown.empty() ? "–" : shown) << '\n';
        const Opened opened = opened_for(contest, codes, standing, at);
        std::vector<ShownPart> parts;
        for (const Part& part : opened.parts) {
            std::string who;
            if (part.opponent != tournament::fide::nobody) {
                who = std::to_string(contest.primary.participants[part.opponent].id) + " " +
                      name_of(document, part.opponent);
            }
            parts.push_back({part.round, part.board, who, exact(part.number), exact(part.factor),
                             exact(part.value), part.dummy, part.cut});
        }
        print_parts(context, parts, {opened.making, opened.divisor, exact(opened.added)});
    }
}

// Codes that may not be used here are told; they stay in the table without deciding anything.
void say_left_out(const Context& context, const Contest& contest, const std::vector<Code>& codes) {
    for (const Code& code : codes) {
        const Use use = use_of(contest, code);
        if (use != Use::used) {
            context.streams.talk << context.text(use == Use::not_in_round_robins
                                                     ? "cli.pair.standings.round_robin"
                                                     : "cli.pair.standings.unrated",
                                                 {{"code", to_text(code)}})
                                 << '\n';
        }
    }
}

Exit print_one(const Context& context, const trf::Document& document, const Contest& contest,
               const std::vector<Code>& codes, std::uint64_t id) {
    const auto table = standings(contest, codes);
    const auto line = std::ranges::find_if(table, [&](const Standing& standing) {
        return contest.primary.participants[standing.participant].id == id;
    });
    if (line == table.end()) {
        return context.answer_no({"cli.pair.standings.nobody", {{"n", std::to_string(id)}}});
    }
    print_opened(context, document, contest, codes, *line);
    return Exit::done;
}

} // namespace

Exit print_report_standings(const std::string& name, const Arguments& arguments,
                            const Context& context) {
    const auto document = read_report(name, context);
    if (!document) {
        return context.bad_input(document.error());
    }
    // What the list of a file names beside the codes of FIDE was told when it was read.
    const Codes codes = arguments.has("--tiebreaks")
                            ? codes_from(list_in(arguments, *document))
                            : known_codes_in(list_in(arguments, *document));
    if (!codes.unknown.empty() || (codes.list.empty() && arguments.has("--tiebreaks"))) {
        return context.answer_no({"cli.pair.standings.unknown", {{"code", codes.unknown}}});
    }
    ContestSettings settings;
    if (const auto edition = arguments.maybe("--edition")) {
        settings.edition = *edition == "2024" ? Edition::of_2024 : Edition::of_2026;
    }
    const auto contest = contest_of(*document, settings);
    if (!contest) {
        return context.bad_input(contest.error());
    }
    say_left_out(context, *contest, codes.list);
    if (const auto id = arguments.number("--explain"); id && !context.facts.json) {
        return print_one(context, *document, *contest, codes.list, *id);
    }
    if (context.facts.json) {
        print_as_json(context, *document, *contest, codes.list);
    } else {
        print_table(context, *document, *contest, codes.list);
    }
    return Exit::done;
}

std::vector<Argument> fide_tie_break_options() {
    return {option("--tiebreaks", "LIST"), choice_option("--edition", "YEAR", {"2024", "2026"})};
}

bool is_report(const std::string& name) {
    return name.ends_with(".trf") || name.ends_with(".TRF");
}

} // namespace kodeks::cli
