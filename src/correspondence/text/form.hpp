// A move letter as it is written for the player: everything RU:5.2.3 demands, in his language.
#pragma once

#include "base/message.hpp"
#include "correspondence/acts/letters.hpp"
#include "correspondence/tourney/state.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence::text {

struct LetterForm {
    std::string code{};
    std::uint32_t game = 0;
    std::string repeats{}; // the partner's moves with their numbers; none in a first letter
    std::string moves{};   // one's own, and what stands between them
    std::vector<std::vector<std::string>> offers{};
    std::optional<Day> partner_sent{};
    std::optional<Day> received{};
    Day sent{};
    std::string totals{}; // "12/9"
    std::int32_t penalty = 0;
    bool offers_draw = false;
    bool accepts_draw = false;
    bool resigns = false;
    bool claims_draw = false;
    std::string address{};
    std::string name{};
    std::string partner{};

    friend bool operator==(const LetterForm&, const LetterForm&) = default;
};

// The letter that `side` of the game sends on this day; `after` is the game with the letter in it.
LetterForm form_of(const tourney::State& state, const tourney::Game& game,
                   const tourney::GameState& after, const Command& command);

// A card is as short as it can be; the body of an e-mail begins with its subject.
enum class Sheet : std::uint8_t { card, email };
std::string write_letter(const LetterForm& form, Sheet sheet, Language language);

// "08.10.2002", as people write it.
std::string day_of_letters(Day day);

// "7. c3-d4 f6-g5 8. d4-c5", beginning with the move of this number and side.
std::string numbered(const std::vector<std::string>& moves, std::int32_t number, Side first);

} // namespace kodeks::correspondence::text
