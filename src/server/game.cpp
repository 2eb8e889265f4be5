#include "server/game/game_json.hpp"
#include "server/hall.hpp"
#include "server/records.hpp"

#include <algorithm>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

namespace {

using Place = std::pair<Watcher*, referee::Seat>;

bool is_player(referee::Seat seat) {
    return seat == referee::Seat::white || seat == referee::Seat::black;
}

std::string_view word_of(referee::Seat seat) {
    return ledger::word(static_cast<referee::Actor>(seat));
}

} // namespace

Game::Game(const GameKey& key, const HallTools& tools)
    : key_(key),
      id_(to_text(key)),
      known_(tools.known),
      services_(tools.services),
      decider_(new GameDecider(tools.known)),
      owner_(fmt::format("game {}", id_), std::unique_ptr<Decider>(decider_), tools.services) {
    owner_.listen([this](std::span<const Fact> facts) { tell(facts); });
    decider_->lag_now = [this](games::Side side) { return lag_now(side); };
    if (tools.delay.value > 0) {
        late_ = std::make_unique<Late<GameDecider>>(
            owner_.stream(), std::make_unique<GameDecider>(tools.known), tools,
            [this](std::span<const Fact> facts) { tell_late(facts); });
    }
}

const GameDecider& Game::seen_from(referee::Seat seat) const {
    return late_ && seat == referee::Seat::spectator ? late_->decider() : *decider_;
}

std::uint32_t Game::last_for(referee::Seat seat) const {
    return late_ && seat == referee::Seat::spectator ? late_->last() : owner_.last();
}

void Game::start_late() {
    if (late_) {
        late_->follow(owner_.last());
    }
}

void Game::watch(Watcher& watcher, referee::Seat seat) {
    const bool first = !has_watcher(seat);
    watchers_.emplace_back(&watcher, seat);
    if (first) {
        tell_neighbours(seat, Presence::here);
    }
    resume_if_all_are_back();
}

void Game::leave(Watcher& watcher) {
    const auto left = std::ranges::find(watchers_, &watcher, &Place::first);
    if (left == watchers_.end()) {
        return;
    }
    const referee::Seat seat = left->second;
    watchers_.erase(left);
    if (!has_watcher(seat)) {
        tell_neighbours(seat, Presence::away);
    }
}

void Game::tell_neighbours(referee::Seat seat, Presence presence) {
    if (services_.neighbours != nullptr && is_player(seat)) {
        services_.neighbours->tell(id_, word_of(seat), presence);
    }
}

bool Game::is_present(referee::Seat player) const {
    return has_watcher(player) || (services_.neighbours != nullptr &&
                                   services_.neighbours->is_there(id_, word_of(player)));
}

bool Game::has_watcher(referee::Seat seat) const {
    return std::ranges::any_of(watchers_, [&](const auto& one) { return one.second == seat; });
}

Instant Game::now_for(const GameDecider& seen) const {
    return seen.timeline().instant(&seen == decider_ ? services_.watch.now() : late_->now());
}

json::object Game::view(referee::Seat seat) const {
    const GameDecider& seen = seen_from(seat);
    return view_json(seen.state(), seen.rules(), seat, now_for(seen));
}

json::object Game::summary() const {
    const GameDecider& seen = shown().state().opened() ? shown() : *decider_;
    json::object object = summary_json(seen.state());
    object["id"] = id_;
    object["last"] = last_for(referee::Seat::spectator);
    object["position"] =
        position_json(seen.state(), seen.rules(), referee::Seat::spectator, now_for(seen));
    if (table) {
        object["event"] = std::to_string(key_.event);
        object["table"] = {{"stage", table->stage},
                           {"round", table->round},
                           {"table", table->table},
                           {"game", table->game}};
    }
    return object;
}

void Game::tell(std::span<const Fact> facts) {
    tell_seats(facts,
               [this](referee::Seat seat) { return !late_ || seat != referee::Seat::spectator; });
    if (late_) {
        late_->follow(owner_.last());
    } else if (on_shown) {
        on_shown(*this);
    }
    if (on_change) {
        on_change(*this);
    }
    credit_lag();
}

Milliseconds Game::lag_now(games::Side side) const {
    if (!credits_lag || !credits_lag(*this)) {
        return {0};
    }
    const auto seat = side == games::Side::white ? referee::Seat::white : referee::Seat::black;
    Milliseconds lag{0};
    for (const auto& [watcher, its_seat] : watchers_) {
        const Milliseconds his = its_seat == seat ? watcher->lag() : Milliseconds{0};
        lag = his.value > 0 && (lag.value == 0 || his < lag) ? his : lag;
    }
    return lag;
}

// The other's move came in at another server, which does not know the way to this player.
void Game::credit_lag() {
    const auto side = decider_->turn_began();
    const referee::State& state = decider_->state();
    if (services_.neighbours == nullptr || !side || state.phase != referee::Phase::playing ||
        state.clock.running != side) {
        return;
    }
    const Milliseconds credit = decider_->lag_of(*side).credit(lag_now(*side));
    if (credit.value > 0) {
        owner_.ask({fmt::format("{}{}", lag_prefix, owner_.last()), "program", "program",
                    GameDecider::credit_act(*side, credit), services_.watch.now()},
                   {});
    }
}

void Game::tell_late(std::span<const Fact> facts) {
    tell_seats(facts, [](referee::Seat seat) { return seat == referee::Seat::spectator; });
    if (on_shown) {
        on_shown(*this);
    }
}

namespace {

// Of each fact one text for all who see it.
class FactTexts {
public:
    explicit FactTexts(std::span<const Fact> facts) : facts_(facts), written_(facts.size()) {}

    std::string seen_from(referee::Seat seat) {
        std::string seen;
        for (std::size_t i = 0; i < facts_.size(); ++i) {
            if ((facts_[i].seats & bit_of(seat)) == 0) {
                continue;
            }
            if (written_[i].empty()) {
                written_[i] = json::serialize(facts_[i].json);
            }
            seen += (seen.empty() ? "" : ",") + written_[i];
        }
        return seen;
    }

private:
    std::span<const Fact> facts_;
    std::vector<std::string> written_;
};

} // namespace

// One text for each seat, however many sit there. Who is told at one moment sees one state.
template <class Choice>
void Game::tell_seats(std::span<const Fact> facts, const Choice& choice) {
    std::map<referee::Seat, Text> texts;
    FactTexts written(facts);
    std::optional<Views> views;
    for (const auto& [watcher, seat] : watchers_) {
        if (!choice(seat)) {
            continue;
        }
        if (!views) {
            const GameDecider& seen = seen_from(seat);
            views.emplace(seen.state(), seen.rules(), now_for(seen));
        }
        Text& text = texts[seat];
        if (!text) {
            text = std::make_shared<const std::string>(fmt::format(
                R"({{"type":"facts","game":"{}","last":{},"facts":[{}],"view":{}}})", id_,
                facts.back().sequence, written.seen_from(seat), views->text(seat)));
        }
        watcher->told(text);
    }
}

Result<json::array> Game::history(store::Store& store, const Wanted& wanted) const {
    if (wanted.after >= last_for(wanted.seat)) { // most who come back have missed nothing
        return json::array();
    }
    const auto records = read_stream(store, owner_.stream());
    if (!records) {
        return tl::unexpected(records.error());
    }
    GameDecider again(known_);
    again.reveal(seen_from(wanted.seat).state().over());
    json::array told;
    for (const ledger::RawRecord& record : records->records) {
        if (record.envelope.sequence > last_for(wanted.seat)) {
            break; // on the disk already, but not yet told to him
        }
        const bool seen = record.envelope.sequence <= wanted.after; // needs no sentences again
        auto fact = seen ? again.recall(record) : again.fold(record);
        if (!fact) {
            break;
        }
        if (seen || (fact->seats & bit_of(wanted.seat)) == 0) {
            continue;
        }
        if (wanted.positions) {
            fact->json["position"] = recorded_json(again.state(), again.rules(), wanted.seat,
                                                   again.timeline().instant(record.envelope.time));
        }
        told.push_back(std::move(fact->json));
    }
    return told;
}

// After a restart play goes on when both players are there again; an arbiter may let it go on
// earlier.
void Game::resume_if_all_are_back() {
    if (!decider_->waits_for_players() || !is_present(referee::Seat::white) ||
        !is_present(referee::Seat::black)) {
        return;
    }
    owner_.ask({fmt::format("return:{}", owner_.last()), "program", "program",
                R"({"by":"arbiter","do":"resume"})", services_.watch.now()},
               {});
}

} // namespace kodeks::server
