// What a hall does when it is one of several on the same log: every server holds all games and
// events, any of them takes any act, and the log says who was first.
#include "server/hall.hpp"
#include "server/records.hpp"

#include <algorithm>

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
    follow(std::vector<Heard>{{stream, last}});
}

// The log is asked once for all of them.
void Hall::follow(const std::vector<Heard>& streams) {
    std::vector<store::From> wanted;
    for (const Heard& heard : streams) {
        Owner* const owner = owner_of(heard.stream);
        const bool again = std::ranges::find(wanted, heard.stream, &store::From::stream) !=
                           wanted.end(); // it grew twice: everything is read the first time
        if (owner != nullptr && owner->hears_of(heard.last) && !again) {
            wanted.push_back({heard.stream, owner->last()});
        }
    }
    if (wanted.empty() || tools_.services.neighbours == nullptr) {
        return;
    }
    auto readings = tools_.services.neighbours->log().read_all(wanted);
    for (std::size_t i = 0; readings && i < wanted.size(); ++i) {
        const auto& [stream, after] = wanted[i];
        take_over(wanted[i], records_of(stream, after, std::move((*readings)[i])).records);
    }
}

// What happened to one stream may have made another owner read already, or busy.
void Hall::take_over(const store::From& from, const std::vector<ledger::RawRecord>& records) {
    Owner& owner = *owner_of(from.stream);
    if (owner.last() != from.after || !owner.hears_of(0)) {
        return;
    }
    owner.take_over(records);
    if (from.after == 0 && owner.last() > 0) {
        meet(from.stream);
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
    std::vector<Heard> all;
    for (std::size_t i = 0; names && i < names->size(); ++i) {
        const Owner* const owner = owner_of((*names)[i]);
        all.push_back({(*names)[i], owner == nullptr ? 0 : owner->last() + 1});
    }
    follow(all);
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
