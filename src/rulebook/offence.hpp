// Breaches other than illegal moves, as data: what a rulebook forbids, what follows by itself, and
// what an arbiter may choose from, each with its articles.
#pragma once

#include "base/strong.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

enum class SanctionKind : std::uint8_t {
    remark,
    warning,
    reprimand,
    opponent_gains_time,
    offender_loses_time,
    opponent_gains_points,
    offender_loses_points,
    loss,
    loss_opponent_score_open, // the arbiter decides what the opponent gets (FIDE:11.7)
    loss_of_both,
    fine,
    exclusion, // from one or more rounds; the game goes on
    expulsion,
};

// Whose decision it takes.
enum class Authority : std::uint8_t { arbiter, chief_arbiter, appeals_committee, organiser };

struct Sanction {
    SanctionKind kind = SanctionKind::remark;
    Authority authority = Authority::arbiter;
    Milliseconds time{0};
    std::span<const std::string_view> articles{}; // of the sanction, beside those of the offence
    bool may = false;                             // the arbiter may impose it or let it pass
};

// Which games a breach or its consequence belongs to.
enum class Tempo : std::uint8_t { any, classical, quick };

struct Offence {
    std::string_view name; // stable; its sentence is the message "offence.<name>"
    std::span<const std::string_view> articles{};
    // What follows by itself, by count within the game: the first time the first, and so on; the
    // last repeats. Empty: the arbiter chooses.
    std::span<const Sanction> ladder{};
    // What the arbiter may choose from when nothing follows by itself.
    std::span<const Sanction> choices{};
    Tempo tempo = Tempo::any;
};

} // namespace kodeks::rulebook
