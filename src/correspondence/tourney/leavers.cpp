// Somebody drops out: the arbiter keeps his results or annuls them, and his unfinished games are
// lost or adjudicated (RU:5.5.3).
#include "correspondence/tourney/desk.hpp"

namespace kodeks::correspondence::tourney {

namespace {

Refused end_game(Desk& desk, const Game& game, PlayerId leaver, Unfinished unfinished) {
    if (unfinished == Unfinished::adjudicate) {
        return game.state.submitted ? std::nullopt
                                    : desk.play(game.id, {desk.on(), Actor::arbiter, Submit{}});
    }
    return desk.play(game.id, {desk.on(), Actor::arbiter, Award{*game.side_of(leaver), true, {}}});
}

} // namespace

Refused on(Desk& desk, const DropOut& drop_out) {
    const auto& articles = desk.rules().sanctions.dropped_out;
    const auto id = named(desk, drop_out.player);
    if (!id) {
        return id.error();
    }
    if (player_at(desk.state(), *id).left) {
        return refusal("has_left", articles);
    }
    std::int32_t games = 0;
    const std::vector<Game> all = desk.state().games; // the desk's own change while we play
    for (const Game& game : all) {
        if (!game.side_of(*id) || !is_running(desk.state(), game)) {
            continue;
        }
        ++games;
        if (drop_out.results == Results::annul) {
            continue;
        }
        if (const Refused refused = end_game(desk, game, *id, drop_out.unfinished)) {
            return refused;
        }
    }
    desk.put(Left{*id, desk.on(), drop_out.results});
    const bool annul = drop_out.results == Results::annul;
    const bool lost = drop_out.unfinished == Unfinished::lost;
    desk.rule({.decision = annul  ? "left_annulled"
                           : lost ? "left_lost"
                                  : "left_adjudicated",
               .about = *id,
               .articles = joined(articles, desk.rules().offices.duties),
               .count = games});
    return std::nullopt;
}

} // namespace kodeks::correspondence::tourney
