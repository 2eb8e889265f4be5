// Why a player has this place, or why these two meet.
#include "cli/commands/event.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "cli/pair/opened_text.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/pairing/explain.hpp"
#include "tournament/tables/basis.hpp"
#include "tournament/tables/fide_standings.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <boost/json/value_from.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace tournament;
namespace json = boost::json;

// A book that this Kodeks does not know says nothing.
const rulebook::TournamentRules& book_of(const State& state) {
    static constexpr rulebook::TournamentRules silent{};
    const auto* const rules = rules_of(state);
    return rules == nullptr ? silent : *rules;
}

std::string source_text(const Context& context, tiebreak::Source source) {
    switch (source) {
    case tiebreak::Source::group_average:
        return context.text("cli.event.explain.group_average");
    case tiebreak::Source::draws_for_absent:
        return context.text("cli.event.explain.draws");
    case tiebreak::Source::lowest_score:
        return context.text("cli.event.explain.lowest");
    case tiebreak::Source::virtual_opponent:
        return context.text("cli.event.explain.virtual");
    default:
        return "";
    }
}

void print_terms(const Context& context, const EventFile& file, const Stage& stage, EntryId entry,
                 const tiebreak::TieBreak& tie_break) {
    TextTable table({{"", Align::right}, {""}, {"", Align::right}, {"", Align::right}, {""}});
    for (const OpenedTerm& opened : opened(file.state, stage, entry, tie_break)) {
        const auto& term = opened.term;
        const std::string factor =
            term.factor == Fraction(1) ? "" : "× " + tournament::to_text(term.factor);
        const std::string why =
            term.cut ? context.text("cli.event.explain.cut")
                     : with_articles(source_text(context, term.source),
                                     articles_of_source(book_of(file.state), term.source));
        table.add({opened.round == 0 ? "" : fmt::format("  {}.", opened.round),
                   opened.opponent == no_entry ? "–" : name_of(file.state, opened.opponent),
                   tournament::to_text(term.score), factor, why});
    }
    context.streams.out << table.to_text();
}

void print_fide_terms(const Context& context, const EventFile& file, const Stage& stage,
                      EntryId entry, const std::string& code) {
    const FideOpened opened = fide_opened(file.state, stage, entry, code);
    std::vector<ShownPart> parts;
    for (const FideTerm& term : opened.terms) {
        const std::string who = term.opponent == no_entry ? "" : name_of(file.state, term.opponent);
        parts.push_back({term.round, term.board, who, term.number, term.factor, term.value,
                         term.dummy, term.cut});
    }
    print_parts(context, parts, {opened.making, opened.divisor, opened.added});
}

// Bracket by bracket, players by their starting ranks.
Exit explain_dutch_round(const Context& context, const State& before, const Stage& stage) {
    json::array list;
    for (const auto& bracket : explain_dutch(before, stage)) {
        json::array lines;
        if (!context.facts.json) {
            context.streams.out << render(bracket.heading, context.facts.language) << '\n';
        }
        for (const Message& line : bracket.lines) {
            lines.push_back(message_json(line));
            if (!context.facts.json) {
                context.streams.out << "  " << render(line, context.facts.language) << '\n';
            }
        }
        list.push_back(
            json::object{{"bracket", message_json(bracket.heading)}, {"lines", std::move(lines)}});
    }
    if (context.facts.json) {
        print_json(context.streams.out, json::object{{"brackets", std::move(list)}});
    }
    return Exit::done;
}

std::string_view source_word(tiebreak::Source source) {
    switch (source) {
    case tiebreak::Source::group_average:
        return "group-average";
    case tiebreak::Source::draws_for_absent:
        return "draws";
    case tiebreak::Source::lowest_score:
        return "lowest";
    case tiebreak::Source::virtual_opponent:
        return "virtual-opponent";
    default:
        return "own";
    }
}

json::array terms_json(const State& state, const Stage& stage, EntryId entry,
                       const std::string& code) {
    json::array list;
    if (is_fide_tie_break(code)) {
        for (const FideTerm& term : fide_opened(state, stage, entry, code).terms) {
            const Fraction value = term.value.value_or(Fraction());
            list.push_back(json::object{{"round", term.round},
                                        {"board", term.board},
                                        {"opponent", person_json(state, stage, term.opponent)},
                                        {"score", number_json(term.number.value_or(value))},
                                        {"factor", number_json(term.factor.value_or(Fraction(1)))},
                                        {"value", number_json(value)},
                                        {"cut", term.cut}});
        }
        return list;
    }
    for (const OpenedTerm& opened : opened(state, stage, entry, *tiebreak::find(code))) {
        list.push_back(json::object{{"round", opened.round},
                                    {"opponent", person_json(state, stage, opened.opponent)},
                                    {"score", number_json(opened.term.score)},
                                    {"factor", number_json(opened.term.factor)},
                                    {"cut", opened.term.cut},
                                    {"source", source_word(opened.term.source)},
                                    {"articles", json::value_from(articles_of_source(
                                                     book_of(state), opened.term.source))}});
    }
    return list;
}

void print_typed_place(const Context& context, const State& state, const Stage& stage,
                       const Standings& table, const StandingLine& line) {
    json::array values;
    for (std::size_t i = 0; i < table.codes.size(); ++i) {
        json::array steps;
        for (std::size_t step = 0; step < line.values[i].size(); ++step) {
            steps.push_back(number_json(line.values[i][step]));
        }
        values.push_back(
            json::object{{"code", table.codes[i]},
                         {"article", table.articles[i]},
                         {"articles", json::value_from(articles_of_tie_break(
                                          book_of(state), table.codes[i], table.articles[i]))},
                         {"steps", std::move(steps)},
                         {"decided", line.decided_by == static_cast<std::int32_t>(i)},
                         {"terms", terms_json(state, stage, line.entry, table.codes[i])}});
    }
    json::object object = person_json(state, stage, line.entry).as_object();
    object["first_place"] = line.first_place;
    object["last_place"] = line.last_place;
    object["points"] = number_json(line.points);
    object["points_articles"] =
        json::value_from(articles_of_points(book_of(state), stage.settings));
    object["tie_breaks"] = std::move(values);
    print_json(context.streams.out, object);
}

Exit explain_place(const Context& context, const EventFile& file, const Stage& stage,
                   EntryId entry) {
    const Standings table = standings(file.state, stage);
    const auto line = std::ranges::find(table.lines, entry, &StandingLine::entry);
    if (line == table.lines.end()) {
        return context.answer_no(
            Message{"cli.event.explain.no_place", {{"name", name_of(file.state, entry)}}});
    }
    if (context.facts.json) {
        print_typed_place(context, file.state, stage, table, *line);
        return Exit::done;
    }
    std::ostream& out = context.streams.out;
    out << with_articles(fmt::format("{} {}: {}", place_text(*line), name_of(file.state, entry),
                                     kodeks::to_text(line->points)),
                         articles_of_points(book_of(file.state), stage.settings))
        << '\n';
    for (std::size_t i = 0; i < table.codes.size(); ++i) {
        const auto& value = line->values[i];
        std::string steps;
        for (std::size_t step = 0; step < value.size(); ++step) {
            steps += (steps.empty() ? "" : ", ") + tournament::to_text(value[step]);
        }
        const auto articles =
            articles_of_tie_break(book_of(file.state), table.codes[i], table.articles[i]);
        const bool decided = line->decided_by == static_cast<std::int32_t>(i);
        out << with_articles(tie_break_title(context, table.codes[i]), articles) << ": "
            << (steps.empty() ? "–" : steps)
            << (decided ? "  ← " + context.text("cli.event.explain.decided") : "") << '\n';
        if (is_fide_tie_break(table.codes[i])) {
            print_fide_terms(context, file, stage, entry, table.codes[i]);
        } else {
            print_terms(context, file, stage, entry, *tiebreak::find(table.codes[i]));
        }
    }
    return Exit::done;
}

std::string sentence(const Context& context, const State& state, const Stage& stage,
                     pairing::Reason reason) {
    for (MessagePart& part : reason.message.parts) {
        if (part.name == "a" || part.name == "b") {
            part.value = numbered_name(state, stage, part.value);
        }
    }
    return with_articles(render(reason.message, context.facts.language), reason.articles);
}

void print_reasons(const Context& context, const State& state, const Stage& stage,
                   const std::vector<pairing::Reason>& reasons, json::array& list) {
    json::array sentences;
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        sentences.push_back(message_json(reasons[i].message, reasons[i].articles));
        if (!context.facts.json) {
            context.streams.out << (i == 0 ? "" : "    ")
                                << sentence(context, state, stage, reasons[i]) << '\n';
        }
    }
    list.push_back(json::object{{"reasons", std::move(sentences)}});
}

Exit explain_round(const Context& context, const EventFile& file, StageNumber number,
                   RoundNumber round) {
    const auto repeated = repeated_draw(file.events, number, round);
    const Stage* paired = find_stage(file.state, number);
    if (paired == nullptr || round == 0 || round > paired->rounds.size()) {
        return context.answer_no(
            Message{"tournament.no_round", {{"round", std::to_string(round)}}});
    }
    if (paired->settings.system == System::swiss && paired->settings.swiss == dutch_system) {
        const State before = state_before(file.events, number, round);
        return explain_dutch_round(context, before, *find_stage(before, number));
    }
    if (!repeated) {
        return context.answer_no(
            Message{"cli.event.explain.no_swiss", {{"round", std::to_string(round)}}});
    }
    const Stage& stage = *find_stage(repeated->before, number);
    const auto& system = *pairing::find_swiss_system(stage.settings.swiss);
    json::array list;
    for (const pairing::Pair& pair : repeated->draw.pairs) {
        print_reasons(context, repeated->before, stage, pairing::explain(system, pair), list);
    }
    if (repeated->draw.bye) {
        print_reasons(context, repeated->before, stage,
                      pairing::explain(system, *repeated->draw.bye), list);
    }
    if (context.facts.json) {
        print_json(context.streams.out, json::object{{"pairs", std::move(list)}});
    }
    return Exit::done;
}

Exit run_event_explain(const Arguments& arguments, const Context& context) {
    const auto work = [&](const EventFile& file, const Stage& stage) {
        if (const auto name = arguments.maybe("NAME")) {
            const auto entry = entry_in(context, file, stage_in(arguments), *name);
            return entry ? explain_place(context, file, stage, *entry) : entry.error();
        }
        const std::uint64_t round = arguments.number("--round").value_or(stage.rounds.size());
        return explain_round(context, file, stage_in(arguments),
                             static_cast<RoundNumber>(std::min<std::uint64_t>(round, 10'000)));
    };
    return with_stage(arguments, context, work, Need::facts);
}

} // namespace

Command event_explain() {
    return {"event explain",
            {required("EVENT"), optional("NAME"), number_option("--round", "N"),
             number_option("--stage", "N")},
            run_event_explain};
}

} // namespace kodeks::cli
