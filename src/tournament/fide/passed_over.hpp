// What would have been worse, had two players been paired who might have been: the bracket is
// solved again with these two tied together.
#pragma once

#include "tournament/fide/dutch.hpp"

namespace kodeks::tournament::fide {

enum class Worse : std::uint8_t {
    met,       // C1
    colours,   // C3
    complete,  // C4: the others could no longer all be paired
    bye,       // C5
    criterion, // one of C6 to C21
    later,     // nothing: such candidates come later in the order
};

struct Objection {
    Worse worse = Worse::later;
    int criterion = 0; // 6 to 21
};

class PassedOver {
public:
    PassedOver(const RoundPairing& round, const BracketReport& report, Side initial);

    // Two members of the bracket that were not paired with each other.
    Objection objection(std::uint32_t a, std::uint32_t b) const;

private:
    std::vector<Card> tied(std::uint32_t a, std::uint32_t b) const;
    Values best(const Completion& completion) const;

    std::vector<Card> cards_; // of the bracket and everybody below
    Bracket bracket_;
    Side initial_;
    std::optional<Tenths> bye_score_;
    Values values_;
};

} // namespace kodeks::tournament::fide
