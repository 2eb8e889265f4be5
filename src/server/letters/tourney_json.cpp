#include "server/letters/tourney_json.hpp"

#include "correspondence/tourney/table.hpp"
#include "correspondence/tourney/words.hpp"
#include "ledger/scene.hpp"
#include "server/letters/zone.hpp"
#include "server/put.hpp"
#include "server/texts.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;
using correspondence::Day;
using tourney::Office;

namespace {

json::object settings_json(const tourney::Settings& settings) {
    json::array breaks;
    for (const std::string& code : settings.tie_breaks) {
        breaks.emplace_back(code);
    }
    return {{"cycles", settings.cycles},
            {"allowance",
             {{"moves", settings.allowance.moves}, {"days", settings.allowance.days.value}}},
            {"organiser", settings.organiser},
            {"arbiter", settings.arbiter},
            {"headman", settings.headman},
            {"tie_breaks", std::move(breaks)}};
}

json::array breaks_json(const tourney::Player& player) {
    json::array list;
    for (const tourney::BreakAnnounced& one : player.breaks) {
        list.push_back({{"first", write_day(one.first)},
                        {"last", write_day(one.last)},
                        {"granted", one.granted}});
    }
    return list;
}

// Addresses stand in the start list, which the players have; what was imposed on somebody is his
// and the officials' matter.
json::object player_json(const tourney::Player& player, const LetterSeat& seat) {
    json::object object{{"id", player.id.value},
                        {"name", player.person.name},
                        {"left", player.left.has_value()},
                        {"breaks", breaks_json(player)}};
    if (seat.takes_part()) {
        object["address"] = player.person.address;
        object["email"] = player.person.email;
        object["zone"] = player.person.zone;
    }
    if (seat.is_official() || seat.player == player.id) {
        object["excluded"] = player.excluded;
        object["excused"] = player.excused;
        object["uninformed"] = player.uninformed;
        put(object, "banned_until", player.banned_until);
        put(object, "letters_wanted", player.letters_wanted);
        put(object, "results_received", player.results_received);
    }
    return object;
}

json::array table_json(const tourney::State& state) {
    json::array rows;
    for (const tourney::TableRow& row : tourney::table(state)) {
        json::array results;
        for (std::size_t i = 0; i < row.results.size(); ++i) {
            results.emplace_back(i + 1 == row.player.value ? "*" : row.results[i]);
        }
        json::array values;
        for (const std::string& value : row.values) {
            values.emplace_back(value);
        }
        const std::string place = row.first_place == 0 ? ""
                                  : row.first_place == row.last_place
                                      ? std::to_string(row.first_place)
                                      : fmt::format("{}-{}", row.first_place, row.last_place);
        rows.push_back({{"place", place},
                        {"player", row.player.value},
                        {"name", tourney::player_at(state, row.player).person.name},
                        {"results", std::move(results)},
                        {"games", row.games},
                        {"points", to_text(row.points)},
                        {"values", std::move(values)}});
    }
    return rows;
}

struct NoteText {
    std::string operator()(const tourney::Dispute& act) const { return act.matter; }

    std::string operator()(const tourney::Sanction& act) const { return act.reason; }

    std::string operator()(const tourney::Resolve& act) const { return act.decision; }

    std::string operator()(const tourney::Appeal& act) const { return act.reason; }

    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

json::object note_json(const tourney::Command& said) {
    std::vector<std::string> articles;
    if (const auto* const sanction = said.act.get_if<tourney::Sanction>()) {
        articles = sanction->broken;
    } else if (const auto* const resolve = said.act.get_if<tourney::Resolve>()) {
        articles = resolve->under;
    }
    const auto word = [](const auto& act) { return act.declared.word; };
    return {{"on", write_day(said.on)},
            {"by", said.by},
            {"do", said.act.visit(word)},
            {"text", said.act.visit(NoteText{})},
            {"articles", articles_json(articles)}};
}

json::object case_json(const LetterTourney& at, const tourney::Case& one) {
    json::array notes;
    for (const tourney::Command& said : at.decider().notes(one.id)) {
        notes.push_back(note_json(said));
    }
    json::object object{{"id", one.id.value},
                        {"by", one.by.value},
                        {"with", ledger::word(one.with)},
                        {"since", write_day(one.since)},
                        {"lifted", one.lifted},
                        {"notes", std::move(notes)}};
    put(object, "game", one.game);
    put(object, "sanction", one.sanction);
    put(object, "decided", one.decided);
    return object;
}

json::array cases_json(const LetterTourney& at, const LetterSeat& seat) {
    json::array list;
    for (const tourney::Case& one : at.state().cases) {
        if (seat.is_official() || seat.player == one.by) {
            list.push_back(case_json(at, one));
        }
    }
    return list;
}

json::array petitions_json(const tourney::State& state, const LetterSeat& seat) {
    json::array list;
    for (const tourney::Petition& one : state.petitions) {
        if (seat.is_official()) {
            list.push_back({{"about", one.about.value},
                            {"to", ledger::word(one.to)},
                            {"since", write_day(one.since)}});
        }
    }
    return list;
}

json::object seat_json(const tourney::State& state, const LetterSeat& seat,
                       const tourney::Today& today) {
    json::array offices;
    for (const auto& [holds, word] :
         {std::pair{seat.organiser, "organiser"}, std::pair{seat.arbiter, "arbiter"},
          std::pair{seat.headman, "headman"}}) {
        if (holds) {
            offices.emplace_back(word);
        }
    }
    json::object object{
        {"runs", seat.runs},
        {"offices", std::move(offices)},
        {"name", seat.player ? tourney::player_at(state, *seat.player).person.name : ""},
        {"today", write_day(today(seat.player))}};
    put(object, "player", seat.player);
    return object;
}

bool concerns(const tourney::Duty& duty, const LetterSeat& seat) {
    if (seat.is_official()) {
        return true;
    }
    return duty.office == Office::player && seat.player && duty.player == seat.player;
}

json::object duty_json(const tourney::State& state, const tourney::Duty& duty) {
    json::object object{{"what", duty.what},
                        {"office", ledger::word(duty.office)},
                        {"right", duty.is_right},
                        {"text", in_all_languages(tourney::told(state, duty))},
                        {"articles", articles_json({duty.articles.begin(), duty.articles.end()})}};
    put(object, "player", duty.player);
    put(object, "game", duty.game);
    put(object, "case", duty.matter);
    put(object, "until", duty.until);
    put(object, "left", duty.left);
    return object;
}

} // namespace

json::array articles_json(const std::vector<std::string>& articles) {
    json::array list;
    for (const std::string& article : articles) {
        list.emplace_back(article);
    }
    return list;
}

tourney::Today today_in(const tourney::State& state, UnixTime now) {
    return [&state, now](std::optional<tourney::PlayerId> player) {
        const std::string zone =
            player ? tourney::player_at(state, *player).person.zone : std::string();
        const auto day = day_in_zone(zone, now);
        return day ? *day : *day_in_zone("", now);
    };
}

json::object letter_game_row_json(const tourney::State& state, const tourney::Game& game) {
    const tourney::GameState& its = game.state;
    const bool annulled = tourney::is_annulled(state, game);
    json::object object{{"id", game.id.value},
                        {"white", game.of(games::Side::white).value},
                        {"black", game.of(games::Side::black).value},
                        {"phase", ledger::word(its.phase)},
                        {"annulled", annulled},
                        {"moves", (its.moves.size() + 1) / 2},
                        {"days", correspondence::days_text(its)}};
    if (its.phase == correspondence::Phase::playing && !annulled) {
        object["to_move"] = ledger::word(its.to_move());
    }
    if (its.outcome) {
        object["result"] = referee::symbol(*its.outcome);
    }
    return object;
}

json::array duties_json(const tourney::State& state, const LetterSeat& seat, UnixTime now,
                        std::optional<tourney::GameId> game) {
    const auto* const rules = rulebook::correspondence_rules(state.settings.edition);
    json::array list;
    if (rules == nullptr) {
        return list;
    }
    for (const tourney::Duty& duty : tourney::due(state, today_in(state, now), *rules)) {
        if (concerns(duty, seat) && (!game || duty.game == game)) {
            list.push_back(duty_json(state, duty));
        }
    }
    return list;
}

json::object tourney_summary_json(const LetterTourney& at) {
    const tourney::State& state = at.state();
    const auto running = std::ranges::count_if(
        state.games, [&](const tourney::Game& game) { return tourney::is_running(state, game); });
    return {{"id", at.id()},
            {"name", state.settings.name},
            {"code", state.settings.code},
            {"rulebook", state.settings.edition},
            {"variant", state.settings.variant},
            {"first", write_day(state.settings.first)},
            {"last_day", write_day(state.settings.last)},
            {"means", ledger::word(state.settings.means)},
            {"stage", ledger::word(state.stage)},
            {"players", state.players.size()},
            {"games", state.games.size()},
            {"running", running},
            {"last", at.last()}};
}

json::object tourney_card_json(const LetterTourney& at, const LetterSeat& seat, UnixTime now) {
    const tourney::State& state = at.state();
    const bool informed = is_informed(seat, state);
    json::array players;
    for (const tourney::Player& player : state.players) {
        players.push_back(player_json(player, seat));
    }
    json::array rows;
    for (const tourney::Game& game : state.games) {
        const bool own = seat.player && game.side_of(*seat.player);
        if (informed || own) {
            json::object row = letter_game_row_json(state, game);
            row["own"] = own;
            row["open"] = may_look(seat, state, game);
            rows.push_back(std::move(row));
        }
    }
    json::object object{{"tourney", tourney_summary_json(at)},
                        {"settings", settings_json(state.settings)},
                        {"seat", seat_json(state, seat, today_in(state, now))},
                        {"players", std::move(players)},
                        {"games", std::move(rows)},
                        {"informed", informed},
                        {"table", informed ? table_json(state) : json::array()},
                        {"duties", duties_json(state, seat, now)},
                        {"cases", cases_json(at, seat)},
                        {"petitions", petitions_json(state, seat)},
                        {"last", at.last()}};
    return object;
}

} // namespace kodeks::server
