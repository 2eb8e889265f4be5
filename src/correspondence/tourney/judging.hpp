// Acts of judging: sanctions, bans, disputes and appeals.
#pragma once

#include "correspondence/acts/ending.hpp"
#include "correspondence/tourney/declared.hpp"
#include "correspondence/tourney/settings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

// The headman may impose the first four, the arbiter the first three and the next two, the
// organiser excludes (RU:5.1.9).
enum class SanctionKind : std::uint8_t {
    remark,
    reprimand,
    no_information,
    petition, // of the headman to the arbiter, for something stricter
    loss,     // in one game
    petition_exclusion,
    exclusion,
};

// Every sanction names the clauses that were broken (RU:5.1.10).
struct Sanction {
    static constexpr Declared declared{"sanction",
                                       {Office::headman, Office::arbiter, Office::organiser},
                                       Stage::playing,
                                       Stage::closed};

    std::string player{};
    SanctionKind kind = SanctionKind::remark;
    std::vector<std::string> broken{}; // articles
    std::optional<GameId> game{};      // that is lost
    std::string reason{};

    friend bool operator==(const Sanction&, const Sanction&) = default;
};

// A petition is not followed.
struct Dismiss {
    static constexpr Declared declared{"dismiss", hosts, Stage::playing, Stage::closed};

    std::string player{};

    friend bool operator==(const Dismiss&, const Dismiss&) = default;
};

// What becomes of the finished games of somebody who dropped out, and of his unfinished ones.
enum class Results : std::uint8_t { keep, annul };
enum class Unfinished : std::uint8_t { lost, adjudicate };

// The organiser finds that a player had a valid reason to stop (RU:5.1.14).
struct Excuse {
    static constexpr Declared declared{"excuse", organisers, Stage::playing, Stage::confirmed};

    std::string player{};
    std::string reason{};

    friend bool operator==(const Excuse&, const Excuse&) = default;
};

struct Ban {
    static constexpr Declared declared{"ban", organisers, Stage::playing, Stage::confirmed};

    std::string player{};
    Day until{};

    friend bool operator==(const Ban&, const Ban&) = default;
};

// A disagreement about a game goes to the headman, without polemics (RU:5.1.12).
struct Dispute {
    static constexpr Declared declared{"dispute", participants, Stage::playing, Stage::closed};

    GameId game{};
    std::string matter{};

    friend bool operator==(const Dispute&, const Dispute&) = default;
};

// Whose turn it is decides a dispute, or what was appealed against.
struct Resolve {
    static constexpr Declared declared{"resolve",
                                       {Office::headman, Office::arbiter, Office::organiser},
                                       Stage::playing,
                                       Stage::closed};

    CaseId about{};
    std::string decision{};
    bool lifts = false;               // the sanction
    std::optional<Verdict> verdict{}; // of the game, where a loss is lifted
    std::vector<std::string> under{}; // articles it stands on

    friend bool operator==(const Resolve&, const Resolve&) = default;
};

// From the headman to the arbiter, from him to the organiser; within ten days (RU:5.1.12).
struct Appeal {
    static constexpr Declared declared{"appeal", participants, Stage::playing, Stage::closed};

    CaseId about{};
    Day received{}; // the decision
    std::string reason{};

    friend bool operator==(const Appeal&, const Appeal&) = default;
};

} // namespace kodeks::correspondence::tourney

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::tourney::SanctionKind, "remark", "reprimand", "no-information",
             "petition", "loss", "petition-exclusion", "exclusion")
KODEKS_WORDS(correspondence::tourney::Results, "keep", "annul")
KODEKS_WORDS(correspondence::tourney::Unfinished, "lost", "adjudicate")

} // namespace kodeks::ledger
