#include "server/game/game_json.hpp"
#include "server/hall.hpp"
#include "server/records.hpp"

#include <algorithm>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

Game::Game(const GameKey& key, const truth::Oracle& known, const Services& services)
    : key_(key),
      id_(to_text(key)),
      known_(known),
      services_(services),
      decider_(new GameDecider(known)),
      owner_(fmt::format("game {}", id_), std::unique_ptr<Decider>(decider_), services) {
    owner_.listen([this](std::span<const Fact> facts) { tell(facts); });
}

void Game::watch(Watcher& watcher, referee::Seat seat) {
    watchers_.emplace_back(&watcher, seat);
    resume_if_all_are_back();
}

void Game::leave(Watcher& watcher) {
    std::erase_if(watchers_, [&](const auto& one) { return one.first == &watcher; });
}

bool Game::has_watcher(referee::Seat seat) const {
    return std::ranges::any_of(watchers_, [&](const auto& one) { return one.second == seat; });
}

json::object Game::view(referee::Seat seat) const {
    return view_json(decider_->state(), decider_->rules(), seat,
                     decider_->timeline().instant(services_.watch.now()));
}

json::object Game::summary() const {
    json::object object = summary_json(decider_->state());
    object["id"] = id_;
    object["last"] = owner_.last();
    object["position"] =
        position_json(decider_->state(), decider_->rules(), referee::Seat::spectator,
                      decider_->timeline().instant(services_.watch.now()));
    if (table) {
        object["event"] = std::to_string(key_.event);
        object["table"] = {{"stage", table->stage},
                           {"round", table->round},
                           {"table", table->table},
                           {"game", table->game}};
    }
    return object;
}

// One text for each seat, however many sit there.
void Game::tell(std::span<const Fact> facts) {
    std::map<referee::Seat, Text> texts;
    for (const auto& [watcher, seat] : watchers_) {
        Text& text = texts[seat];
        if (!text) {
            json::array seen;
            for (const Fact& fact : facts) {
                if ((fact.seats & bit_of(seat)) != 0) {
                    seen.push_back(fact.json);
                }
            }
            text = std::make_shared<const std::string>(
                json::serialize(json::object{{"type", "facts"},
                                             {"game", id_},
                                             {"last", facts.back().sequence},
                                             {"facts", std::move(seen)},
                                             {"view", view(seat)}}));
        }
        watcher->told(text);
    }
    if (on_change) {
        on_change(*this);
    }
}

Result<json::array> Game::history(store::Store& store, const Wanted& wanted) const {
    const auto records = read_stream(store, owner_.stream());
    if (!records) {
        return tl::unexpected(records.error());
    }
    GameDecider again(known_);
    again.reveal(decider_->state().over());
    json::array told;
    for (const ledger::RawRecord& record : records->records) {
        if (record.envelope.sequence > owner_.last()) {
            break; // on the disk already, but not yet told to anybody
        }
        auto fact = again.fold(record);
        if (!fact) {
            break;
        }
        if (record.envelope.sequence <= wanted.after || (fact->seats & bit_of(wanted.seat)) == 0) {
            continue;
        }
        if (wanted.positions) {
            fact->json["position"] = position_json(again.state(), again.rules(), wanted.seat,
                                                   again.timeline().instant(record.envelope.time));
        }
        told.push_back(std::move(fact->json));
    }
    return told;
}

// After a restart play goes on when both players are there again; an arbiter may let it go on
// earlier.
void Game::resume_if_all_are_back() {
    if (!decider_->waits_for_players() || !has_watcher(referee::Seat::white) ||
        !has_watcher(referee::Seat::black)) {
        return;
    }
    owner_.ask({fmt::format("return:{}", owner_.last()), "program", "program",
                R"({"by":"arbiter","do":"resume"})", services_.watch.now()},
               {});
}

} // namespace kodeks::server
