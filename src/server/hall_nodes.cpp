// What a hall does when it is one of several on the same log: every server holds all games and
// events, any of them takes any act, and the log says who was first.
#include "server/hall.hpp"

#include <fmt/format.h>

namespace kodeks::server {

void Hall::join() {
    people_owner_.join();
    for (auto& [number, event] : events_) {
        event->start_late();
        event->owner().join();
        event->office_owner().join();
    }
    for (auto& [key, game] : games_) {
        if (game->decider().state().opened()) {
            find_table(*game);
            game->start_late();
            game->owner().join();
        }
    }
    letters_.join();
    contests_.join();
}

// What was written by others, or by us without our hearing of it, comes first.
void Hall::go_on() {
    follow_all();
    for (auto& [key, game] : games_) {
        if (game->decider().state().opened()) {
            game->owner().start([its = game.get()] { its->resume_if_all_are_back(); });
        }
    }
}

void Hall::follow(const std::string& stream, store::Sequence last) {
    Owner* const owner = owner_of(stream);
    if (owner == nullptr) {
        return;
    }
    const bool is_new = owner->last() == 0;
    owner->follow(last);
    if (is_new && owner->last() > 0) {
        meet(stream);
    }
}

// A game or an event that another server has opened.
void Hall::meet(const std::string& stream) {
    remember(stream);
    for (auto& [key, game] : games_) {
        if (game->owner().stream() == stream) {
            find_table(*game);
        }
    }
}

void Hall::follow_all() {
    const auto names = tools_.store.streams();
    for (std::size_t i = 0; names && i < names->size(); ++i) {
        const Owner* const owner = owner_of((*names)[i]);
        follow((*names)[i], owner == nullptr ? 0 : owner->last() + 1);
    }
}

void Hall::interrupt(const std::string& id) {
    Game* const game = find(id);
    if (game != nullptr &&
        !(game->is_present(referee::Seat::white) && game->is_present(referee::Seat::black))) {
        stop_clock(*game, "lost", [] {});
    }
}

void Hall::stop_clock(Game& game, std::string_view why, const std::function<void()>& done) {
    const referee::State& state = game.decider().state();
    if (!state.opened() || state.phase != referee::Phase::playing || !state.clock.running) {
        done();
        return;
    }
    game.owner().ask({fmt::format("{}{}:{}", restart_prefix, why, game.owner().last()), "program",
                      "program", R"({"by":"arbiter","do":"pause"})", tools_.services.watch.now()},
                     [done](const Reply&) { done(); });
}

void Hall::look_for_players(const std::string& id) {
    if (Game* const game = find(id)) {
        game->resume_if_all_are_back();
    }
}

} // namespace kodeks::server
