// What is done in one game: who sits there, and what the tournament adds to the game's own rules.
#include "correspondence/tourney/desk.hpp"

namespace kodeks::correspondence::tourney {

namespace {

Actor official(Office office) {
    switch (office) {
    case Office::headman:
        return Actor::headman;
    case Office::organiser:
        return Actor::organiser;
    case Office::program:
        return Actor::program;
    case Office::player:
    case Office::arbiter:
        break;
    }
    return Actor::arbiter;
}

// A break is taken in all games at once (RU:5.4.1), and records are closed for all (RU:5.5.8).
Refused check_single(const Desk& desk, const correspondence::Act& act) {
    if (act.is<TakeBreak>()) {
        return refusal("break_in_one_game", desk.rules().breaks.allowed);
    }
    if (act.is<CloseRecords>()) {
        return refusal("close_all", desk.rules().records.missing);
    }
    return std::nullopt;
}

} // namespace

Refused on(Desk& desk, const Play& play) {
    const Game* const game = find_game(desk.state(), play.game);
    if (game == nullptr) {
        return refusal("no_game", {}, {{"game", std::to_string(play.game.value)}});
    }
    if (is_annulled(desk.state(), *game)) {
        return refusal("annulled", desk.rules().sanctions.dropped_out);
    }
    if (const Refused refused = check_single(desk, *play.act)) {
        return refused;
    }
    Actor by = official(desk.seat().office);
    if (desk.seat().office == Office::player) {
        const auto side = game->side_of(desk.seat().player);
        if (!side) {
            return refusal("not_your_game", desk.rules().offices.duties,
                           {{"game", std::to_string(play.game.value)}});
        }
        if (player_at(desk.state(), desk.seat().player).left && play.act->is<Letter>()) {
            return refusal("has_left", desk.rules().sanctions.dropped_out);
        }
        by = player_of(*side);
    }
    return desk.play(play.game, {desk.on(), by, *play.act});
}

} // namespace kodeks::correspondence::tourney
