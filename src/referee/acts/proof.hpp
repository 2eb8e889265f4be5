// A proof comes back: the answer to a question that a decision could not wait for.
#pragma once

#include "games/position.hpp"
#include "oracle/query.hpp"
#include "referee/acts/declared.hpp"

namespace kodeks::referee {

// What is known of a position, by its identity. `open` after a long search is an answer too: then
// a person is asked.
struct Proof {
    truth::Matter matter = truth::Matter::can_win;
    games::Identity position{};
    games::Side side = games::Side::white;
    std::int32_t own_moves = 0;
    truth::Known answer = truth::Known::open;

    friend bool operator==(const Proof&, const Proof&) = default;
};

Proof proof_of(const truth::Query& query, truth::Known answer);
bool answers(const Proof& proof, const truth::Query& query);

struct Prove {
    static constexpr Declared declared{
        "prove", {Actor::program}, When::before_the_end, Duty::none, Telling::by_its_facts};

    Proof proof;

    friend bool operator==(const Prove&, const Prove&) = default;
};

} // namespace kodeks::referee
