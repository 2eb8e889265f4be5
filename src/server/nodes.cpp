#include "server/nodes.hpp"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

namespace kodeks::server {

using store::postgres::NodeNumber;

void Nodes::start(Loop& loop, Hall& hall, RealWatch& watch) {
    listener_->start(
        [&loop](std::function<void()> call) { loop.post(std::move(call)); },
        {[&hall](const std::vector<store::postgres::Grown>& grown) {
             std::vector<Hall::Heard> heard;
             for (const auto& [stream, last] : grown) {
                 heard.push_back({stream, last});
             }
             hall.follow(heard);
         },
         [&hall] { hall.follow_all(); },
         [this, &hall](NodeNumber from, const std::string& text) { hear(hall, from, text); },
         [this, &hall](NodeNumber node) { miss(hall, node); },
         [&watch](std::int64_t time) { watch.lean({time}); }});
    hall.follow_all(); // what came between reading and listening
    listener_->say("who");
}

void Nodes::stop() {
    listener_.reset();
}

void Nodes::tell(const std::string& game, std::string_view seat, Presence presence) {
    const bool here = presence == Presence::here;
    if (here) {
        here_.emplace(game, seat);
    } else {
        here_.erase({game, std::string(seat)});
    }
    if (!listener_) {
        return;
    }
    listener_->say(fmt::format("{} {} {}", here ? "here" : "away", game, seat));
}

bool Nodes::is_there(const std::string& game, std::string_view seat) const {
    return std::ranges::any_of(present_, [&](const auto& node) {
        return node.second.contains({game, std::string(seat)});
    });
}

// "who", "here GAME SEAT", "away GAME SEAT".
void Nodes::hear(Hall& hall, NodeNumber from, const std::string& text) {
    std::istringstream words(text);
    std::string word;
    std::string game;
    std::string seat;
    words >> word >> game >> seat;
    Places& places = present_[from];
    others_.insert(from);
    if (word == "who") {
        for (const auto& [own_game, own_seat] : here_) {
            listener_->say(fmt::format("here {} {}", own_game, own_seat));
        }
    } else if (word == "here") {
        places.emplace(game, seat);
        hall.look_for_players(game);
    } else if (word == "away") {
        places.erase({game, seat});
    }
}

void Nodes::miss(Hall& hall, NodeNumber node) {
    hall.follow_all(); // its last words may not have been heard
    others_.erase(node);
    const auto gone = present_.extract(node);
    if (gone.empty()) {
        return;
    }
    for (const auto& [game, seat] : gone.mapped()) {
        hall.interrupt(game);
    }
}

} // namespace kodeks::server
