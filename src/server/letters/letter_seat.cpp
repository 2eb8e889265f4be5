#include "server/letters/letter_seat.hpp"

namespace kodeks::server {

namespace {

using tourney::Office;

const std::string& name_of(const tourney::State& state, Office office) {
    return office == Office::headman   ? state.settings.headman
           : office == Office::arbiter ? state.settings.arbiter
                                       : state.settings.organiser;
}

void sit_down(LetterSeat& seat, Office office) {
    seat.headman |= office == Office::headman;
    seat.arbiter |= office == Office::arbiter;
    seat.organiser |= office == Office::organiser;
}

} // namespace

LetterSeat letter_seat(const Grant& grant, const LetterTourney& at) {
    const tourney::State& state = at.state();
    const bool runs = may(grant.role, Action::run_letters);
    LetterSeat seat{runs, runs, runs, runs};
    const auto office = ledger::from_word<Office>(grant.office);
    if (!may(grant.role, Action::write_letters) || grant.letters != at.id() || !office) {
        return seat;
    }
    if (*office != Office::player) {
        if (name_of(state, *office) == grant.name && !grant.name.empty()) {
            sit_down(seat, *office);
        }
        return seat;
    }
    if (grant.entry < 1 || grant.entry > state.players.size()) {
        return seat;
    }
    seat.player = tourney::PlayerId{grant.entry};
    const tourney::Player* const headman = tourney::playing_headman(state);
    seat.headman = headman != nullptr && headman->id == *seat.player;
    return seat;
}

std::optional<std::string> acts_as(const LetterSeat& seat, const tourney::State& state,
                                   const std::string& by) {
    const std::string own = seat.player ? tourney::player_at(state, *seat.player).person.name
                                        : std::string(seat.organiser ? "organiser"
                                                      : seat.arbiter ? "arbiter"
                                                      : seat.headman ? "headman"
                                                                     : "");
    if (by.empty() || by == own) {
        return own.empty() ? std::nullopt : std::optional(own);
    }
    const auto office = ledger::from_word<Office>(by);
    const bool holds = (office == Office::headman && seat.headman) ||
                       (office == Office::arbiter && seat.arbiter) ||
                       (office == Office::organiser && seat.organiser);
    const bool for_player = seat.runs && tourney::find_player(state, by) != nullptr;
    return holds || for_player ? std::optional(by) : std::nullopt;
}

bool may_look(const LetterSeat& seat, const tourney::State& state, const tourney::Game& game) {
    const bool own = seat.player && game.side_of(*seat.player).has_value();
    return seat.is_official() || own || !tourney::is_running(state, game);
}

bool is_informed(const LetterSeat& seat, const tourney::State& state) {
    return !seat.player || seat.is_official() || state.stage >= tourney::Stage::closed ||
           !tourney::player_at(state, *seat.player).uninformed;
}

} // namespace kodeks::server
