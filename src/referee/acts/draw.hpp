// Offers and claims of a draw.
#pragma once

#include "base/strong.hpp"
#include "games/move.hpp"
#include "referee/acts/declared.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::referee {

using games::Side;

struct OfferDraw {
    static constexpr Declared declared{"offer-draw", players, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(OfferDraw, OfferDraw) = default;
};

struct AcceptDraw {
    static constexpr Declared declared{"accept-draw", players, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(AcceptDraw, AcceptDraw) = default;
};

struct DeclineDraw {
    static constexpr Declared declared{"decline-draw", players, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(DeclineDraw, DeclineDraw) = default;
};

// The player who offered wants the offer back.
struct WithdrawOffer {
    static constexpr Declared declared{"withdraw-offer", players, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(WithdrawOffer, WithdrawOffer) = default;
};

// To a draw that the regulations forbid.
struct Consent {
    static constexpr Declared declared{"consent", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Consent, Consent) = default;
};

enum class ClaimKind : std::uint8_t { draw, flag, illegal_move };

struct Claim {
    static constexpr Declared declared{"claim", players, When::before_the_end, Duty::claiming,
                                       Telling::in_its_words};

    ClaimKind kind = ClaimKind::draw;
    std::string rule{};                   // which drawing rule; empty: whichever holds
    std::optional<games::Move> written{}; // the intended move
    bool has_record = true;               // a complete one; otherwise what the arbiter has seen
    Milliseconds check_time{0};           // what the check takes
    bool unclear = false;                 // nobody can tell which move was written

    friend bool operator==(const Claim&, const Claim&) = default;
};

// The arbiter stays and sees the moves counted.
struct Witness {
    static constexpr Declared declared{"witness", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Witness, Witness) = default;
};

// An arbiter records a draw himself, as some rules of quick play let him.
struct RecordDraw {
    static constexpr Declared declared{"record-draw", officials, When::before_the_end, Duty::none,
                                       Telling::in_its_words};

    // Who wanted to win from a drawn position; empty: a repetition.
    std::optional<Side> presses{};

    friend bool operator==(const RecordDraw&, const RecordDraw&) = default;
};

enum class LastMinutes : std::uint8_t { increment, cannot_win, no_effort };

struct QuickplayClaim {
    static constexpr Declared declared{"quickplay-claim", players | officials, When::before_the_end,
                                       Duty::none, Telling::in_its_words};

    LastMinutes ground = LastMinutes::cannot_win;
    bool documents = false; // position and, if needed, score written down and verified

    friend bool operator==(const QuickplayClaim&, const QuickplayClaim&) = default;
};

} // namespace kodeks::referee
