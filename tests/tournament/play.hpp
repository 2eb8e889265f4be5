// An event played in a test: commands that must be accepted, refusals as text, tables as text.
#pragma once

#include "tournament/tournament.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament::test {

// The state after all of these.
State replayed(const std::vector<Event>& events);

class Play {
public:
    explicit Play(std::string_view edition, Character character = Character::individual);

    // The command must be accepted; its facts are folded.
    void go(const Command& command);
    // The command must be refused: "key [articles]"; the state stays as it was.
    std::string refusal(const Command& command) const;

    void stage(const StageSettings& settings);
    void enter(std::initializer_list<std::string_view> names, StageNumber stage = 1);
    void team(std::string_view name, std::initializer_list<std::string_view> players,
              std::uint32_t reserves = 0);
    // Numbers in the order of entry, without a draw.
    void numbers(StageNumber stage = 1);
    void pair(StageNumber stage = 1);
    // Pairs given by hand: "1-2 3-4", 5 alone is free.
    void round(std::string_view pairs, StageNumber stage = 1);
    void result(std::uint32_t table, std::string_view text, std::uint32_t game = 1,
                StageNumber stage = 1); // in the last round
    // Results of the last round, table after table.
    void results(std::initializer_list<std::string_view> texts, StageNumber stage = 1);

    // "1 Ann 3 | 2-3 Bob 2": places, names, points.
    std::string table(StageNumber stage = 1) const;
    // The pairs of a round by names: "Ann-Bob, Cid free".
    std::string pairs(RoundNumber round, StageNumber stage = 1) const;
    Outcome outcome(std::string_view text) const;
    EntryId id(std::string_view name) const;

    State state;
    std::vector<Event> events;

private:
    World world_of(const Command& command) const;
};

// Ann, Bob, Cid and Dan in a Swiss of three rounds, numbered in this order.
Play four_in_swiss(std::string_view edition, std::string_view swiss);

} // namespace kodeks::tournament::test
