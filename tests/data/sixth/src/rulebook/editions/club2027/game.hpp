// One game by the club's rules of 2027: the Laws of 2023 with a dearer illegal move.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/delta.hpp"
#include "rulebook/editions/fide2023/game.hpp"

namespace kodeks::rulebook::club2027::game {

inline constexpr auto illegal = changed(fide2023::game::illegal, [](auto& rows) {
    rows[0].opponent_gains = minutes(3);
    rows[0].penalty = cited<"CLUB27:7.5.5">;
});

inline constexpr auto offences =
    with_row(fide2023::offences, {.name = "claim_not_written", .articles = cited<"CLUB27:9.5.3">});

inline constexpr GameRules rules = changed(fide2023::game::rules, [](GameRules& own) {
    own.edition = "club2027";
    own.illegal_moves = illegal;
    own.offences = offences;
});

} // namespace kodeks::rulebook::club2027::game
