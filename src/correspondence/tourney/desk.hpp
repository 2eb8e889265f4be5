// The desk while one command of a tournament by letter is decided: a copy of the state and the
// facts so far. Every duty is a function that puts facts on it or refuses.
#pragma once

#include "correspondence/correspondence.hpp"
#include "correspondence/tourney/tourney.hpp"

#include <optional>
#include <string_view>

namespace kodeks::correspondence::tourney {

using Refused = std::optional<Refusal>; // empty: accepted

// Who acts.
struct Seat {
    Office office = Office::organiser;
    PlayerId player{}; // of a player
};

class Desk {
public:
    Desk(const State& state, const Command& command, const Seat& seat, const World& world)
        : state_(state), world_(world), on_(command.on), seat_(seat) {}

    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    const State& state() const { return state_; }

    const World& world() const { return world_; }

    const rulebook::CorrespondenceRules& rules() const { return *world_.letters; }

    Day on() const { return on_; }

    const Seat& seat() const { return seat_; }

    void put(Event event);
    void rule(Ruling ruling);
    void rule(std::string_view decision, std::optional<PlayerId> about,
              rulebook::Articles articles);

    // Lets the game decide and takes its facts over.
    Refused play(GameId game, const correspondence::Command& command);

    // A position that has to be proved before the game can answer.
    const std::optional<truth::Query>& query() const { return query_; }

    std::vector<Event> take_events() { return std::move(events_); }

private:
    State state_;
    const World& world_;
    Day on_;
    Seat seat_;
    std::vector<Event> events_{};
    std::optional<truth::Query> query_{};
};

// "byletter.refusal.<name>"
Refusal refusal(std::string_view name, rulebook::Articles articles,
                std::vector<MessagePart> parts = {});

std::vector<std::string> listed(rulebook::Articles articles);
std::vector<std::string> joined(rulebook::Articles first, rulebook::Articles second);

// The player of this name, or why not.
tl::expected<PlayerId, Refusal> named(const Desk& desk, const std::string& name);

Refused on(Desk& desk, const Create& create);
Refused on(Desk& desk, const Appoint& appoint);
Refused on(Desk& desk, const Enter& enter);
Refused on(Desk& desk, const Bar& bar);
Refused on(Desk& desk, const Start& start);
Refused on(Desk& desk, const TakeBreaks& wanted);
Refused on(Desk& desk, const Sanction& sanction);
Refused on(Desk& desk, const Dismiss& dismiss);
Refused on(Desk& desk, const DropOut& drop_out);
Refused on(Desk& desk, const Excuse& excuse);
Refused on(Desk& desk, const Ban& ban);
Refused on(Desk& desk, const Dispute& dispute);
Refused on(Desk& desk, const Resolve& resolve);
Refused on(Desk& desk, const Appeal& appeal);
Refused on(Desk& desk, const Inform& inform);
Refused on(Desk& desk, const GotResults& got);
Refused on(Desk& desk, const Demand& demand);
Refused on(Desk& desk, const Present& present);
Refused on(Desk& desk, const Close& close);
Refused on(Desk& desk, const Report& report);
Refused on(Desk& desk, const Confirm& confirm);
Refused on(Desk& desk, const Play& play);

} // namespace kodeks::correspondence::tourney
