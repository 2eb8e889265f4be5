// Standings, crosstable and the reasons behind places and pairs.
#include "server/event/event_json.hpp"
#include "server/texts.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/pairing/explain.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>

namespace kodeks::server {

namespace json = boost::json;
using namespace tournament;

namespace {

// FIDE's tie-breaks are called by their codes everywhere.
json::object title_of(const std::string& code) {
    return in_all_languages([&](Language language) {
        return is_fide_tie_break(code)
                   ? code
                   : render(Message{"tournament.tiebreak." + code, {}}, language);
    });
}

json::array tie_breaks_json(const Standings& table) {
    json::array list;
    for (std::size_t i = 0; i < table.codes.size(); ++i) {
        list.push_back({{"code", table.codes[i]},
                        {"article", table.articles[i]},
                        {"title", title_of(table.codes[i])}});
    }
    return list;
}

json::object line_json(const State& state, const Stage& stage, const StandingLine& line) {
    json::array values;
    for (const tiebreak::Value& value : line.values) {
        values.emplace_back(value_text(value));
    }
    json::object object{{"entry", line.entry.value},
                        {"name", name_of(state, line.entry)},
                        {"place", place_text(line)},
                        {"first_place", line.first_place},
                        {"last_place", line.last_place},
                        {"games", line.games},
                        {"points", kodeks::to_text(line.points)},
                        {"values", std::move(values)}};
    if (const auto number = number_of(stage, line.entry); number != pairing::nobody) {
        object["number"] = number.value;
    }
    if (line.decided_by) {
        object["decided_by"] = *line.decided_by;
    }
    return object;
}

// Why a term is not simply the score of an opponent.
std::string_view source_key(tiebreak::Source source) {
    switch (source) {
    case tiebreak::Source::group_average:
        return "cli.event.explain.group_average";
    case tiebreak::Source::draws_for_absent:
        return "cli.event.explain.draws";
    case tiebreak::Source::lowest_score:
        return "cli.event.explain.lowest";
    case tiebreak::Source::virtual_opponent:
        return "cli.event.explain.virtual";
    default:
        return "";
    }
}

json::object term_json(const State& state, std::uint32_t round, EntryId opponent) {
    json::object object{{"round", round}};
    if (opponent != no_entry) {
        object["opponent"] = opponent.value;
        object["name"] = name_of(state, opponent);
    }
    return object;
}

json::array terms_json(const State& state, const Stage& stage, EntryId entry,
                       const std::string& code) {
    json::array terms;
    if (is_fide_tie_break(code)) {
        for (const FideTerm& term : fide_opened(state, stage, entry, code).terms) {
            json::object object = term_json(state, term.round, term.opponent);
            const Fraction value = term.value.value_or(Fraction());
            object["score"] = tournament::to_text(term.number.value_or(value));
            object["factor"] = tournament::to_text(term.factor.value_or(Fraction(1)));
            object["value"] = tournament::to_text(value);
            object["cut"] = term.cut;
            terms.push_back(std::move(object));
        }
        return terms;
    }
    for (const OpenedTerm& opened : opened(state, stage, entry, *tiebreak::find(code))) {
        json::object object = term_json(state, opened.round, opened.opponent);
        object["score"] = tournament::to_text(opened.term.score);
        object["factor"] = tournament::to_text(opened.term.factor);
        object["cut"] = opened.term.cut;
        if (const auto key = source_key(opened.term.source); !key.empty()) {
            object["why"] = in_all_languages(Message{std::string(key), {}});
        }
        terms.push_back(std::move(object));
    }
    return terms;
}

json::object reason_json(const State& state, const Stage& stage, pairing::Reason reason) {
    for (MessagePart& part : reason.message.parts) {
        if (part.name == "a" || part.name == "b") {
            part.value = numbered_name(state, stage, part.value);
        }
    }
    json::array articles;
    for (const std::string_view article : reason.articles) {
        articles.emplace_back(json::string(article));
    }
    return {{"text", in_all_languages(reason.message)}, {"articles", std::move(articles)}};
}

json::array reasons_json(const State& state, const Stage& stage,
                         const std::vector<pairing::Reason>& reasons) {
    json::array list;
    for (const pairing::Reason& reason : reasons) {
        list.push_back(reason_json(state, stage, reason));
    }
    return list;
}

json::array draw_json(const RepeatedDraw& repeated, StageNumber number) {
    const Stage& stage = *find_stage(repeated.before, number);
    const auto& system = *pairing::find_swiss_system(stage.settings.swiss);
    json::array pairs;
    for (const pairing::Pair& pair : repeated.draw.pairs) {
        pairs.push_back(
            {{"white", entry_of(stage, pair.white).value},
             {"black", entry_of(stage, pair.black).value},
             {"reasons", reasons_json(repeated.before, stage, pairing::explain(system, pair))}});
    }
    if (repeated.draw.bye) {
        pairs.push_back({{"free", entry_of(stage, repeated.draw.bye->player).value},
                         {"reasons", reasons_json(repeated.before, stage,
                                                  pairing::explain(system, *repeated.draw.bye))}});
    }
    return pairs;
}

json::array brackets_json(const State& before, const Stage& stage) {
    json::array brackets;
    for (const auto& bracket : explain_dutch(before, stage)) {
        json::array lines;
        for (const Message& line : bracket.lines) {
            lines.push_back(in_all_languages(line));
        }
        brackets.push_back(
            {{"heading", in_all_languages(bracket.heading)}, {"lines", std::move(lines)}});
    }
    return brackets;
}

} // namespace

json::object standings_json(const State& state, const Stage& stage) {
    const Standings table = standings(state, stage);
    json::array lines;
    for (const StandingLine& line : table.lines) {
        lines.push_back(line_json(state, stage, line));
    }
    json::array without;
    for (const EntryId entry : table.without_place) {
        without.push_back({{"entry", entry.value}, {"name", name_of(state, entry)}});
    }
    return {{"tie_breaks", tie_breaks_json(table)},
            {"lines", std::move(lines)},
            {"without_place", std::move(without)}};
}

json::object crosstable_json(const State& state, const Stage& stage) {
    const Crosstable table = crosstable(state, stage);
    json::array rows;
    for (const CrossRow& row : table.rows) {
        json::array cells;
        for (const std::string& cell : row.cells) {
            cells.emplace_back(cell);
        }
        rows.push_back({{"entry", row.entry.value},
                        {"name", name_of(state, row.entry)},
                        {"place", row.place},
                        {"points", kodeks::to_text(row.points)},
                        {"cells", std::move(cells)}});
    }
    return {{"columns", table.by_opponent ? "participants" : "rounds"}, {"rows", std::move(rows)}};
}

json::object place_json(const State& state, const Stage& stage, EntryId entry) {
    const Standings table = standings(state, stage);
    const auto line = std::ranges::find(table.lines, entry, &StandingLine::entry);
    if (line == table.lines.end()) {
        return {};
    }
    json::object object = line_json(state, stage, *line);
    json::array values;
    for (std::size_t i = 0; i < table.codes.size(); ++i) {
        json::array steps;
        for (std::size_t step = 0; step < line->values[i].size(); ++step) {
            steps.emplace_back(tournament::to_text(line->values[i][step]));
        }
        values.push_back({{"code", table.codes[i]},
                          {"article", table.articles[i]},
                          {"title", title_of(table.codes[i])},
                          {"value", value_text(line->values[i])},
                          {"steps", std::move(steps)},
                          {"decided", line->decided_by == static_cast<std::int32_t>(i)},
                          {"terms", terms_json(state, stage, entry, table.codes[i])}});
    }
    object["values"] = std::move(values);
    return object;
}

json::object explanation_json(const std::vector<Event>& events, StageNumber number,
                              RoundNumber round) {
    const State before = state_before(events, number, round);
    const Stage& stage = *find_stage(before, number);
    json::object object{{"stage", number}, {"round", round}, {"system", stage.settings.swiss}};
    if (stage.settings.system == System::swiss && stage.settings.swiss == dutch_system) {
        object["brackets"] = brackets_json(before, stage);
    } else if (const auto repeated = repeated_draw(events, number, round)) {
        object["pairs"] = draw_json(*repeated, number);
    } else {
        object["note"] = in_all_languages(
            Message{"cli.event.explain.no_swiss", {{"round", std::to_string(round)}}});
    }
    return object;
}

} // namespace kodeks::server
