// What is fixed before a game by letter and stands in its first record: the game, the dates of the
// start list, and what the rulebook allows each player. Rule data are found by the edition's name
// (world.hpp) and are never part of a state.
#pragma once

#include "correspondence/days/account.hpp"
#include "games/setup.hpp"
#include "ledger/words.hpp"

#include <array>
#include <optional>
#include <string>

namespace kodeks::correspondence {

// How moves travel.
enum class Carrier : std::uint8_t { post, email, telephone };

struct Settings {
    std::string edition; // of the rulebook
    std::string variant;
    games::Setup start{};
    Day first{};                                       // the start date of the list
    Day last{};                                        // and its end date
    std::array<std::optional<Day>, 2> list_received{}; // by Side, where it came after the start
    Allowance allowance{};                             // what the rulebook gave when it began
    Carrier means = Carrier::post;

    friend bool operator==(const Settings&, const Settings&) = default;
};

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Carrier, "post", "email", "telephone")

} // namespace kodeks::ledger
