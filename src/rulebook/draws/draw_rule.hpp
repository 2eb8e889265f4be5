// A drawing rule as a named object: what is counted, under which balance of forces, up to which
// limit, whether the game then ends by itself or on a claim, and the articles it stands on. The
// rules of an edition are lists of these (rulebook/editions/*/draws.hpp); the code that counts
// (tally.hpp) and judges (draws.hpp) does not know any of them by name.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

// What a rule counts. A "move" of each side is two plies (UA:V.5.1).
enum class Counted : std::uint8_t {
    nothing,       // the condition holds now
    repetitions,   // how often this position has occurred with the same side to move
    steady_plies,  // since the last capture or move of a man or pawn
    balance_plies, // since the last capture or promotion
    own_moves,     // of the stronger side, since the balance of forces arose
    road_moves,    // likewise, while the lone king stands on the main road
};

// What the limit decides.
enum class Basis : std::uint8_t {
    count,      // the count alone
    unless_won, // the count, unless the stronger side (either, if equal) can force a win
    unwinnable, // nobody can win by any series of legal moves
};

enum class Means : std::uint8_t { automatic, claim };

// Where the weaker side's king stands.
enum class Road : std::uint8_t { anywhere, on_main_road, off_main_road };

// How many kings and men a side has; limits included.
struct Force {
    std::uint8_t kings_min = 0;
    std::uint8_t kings_max = 0;
    std::uint8_t men_min = 0;
    std::uint8_t men_max = 0;

    constexpr bool holds(int kings, int men) const {
        return kings >= kings_min && kings <= kings_max && men >= men_min && men <= men_max;
    }
};

// Any number of pieces of a kind.
constexpr std::uint8_t any_number = 64;
constexpr Force any_force{0, any_number, 0, any_number};
constexpr Force some_kings{1, any_number, 0, any_number};
constexpr Force lone_king{1, 1, 0, 0};

struct Balance {
    Force stronger = any_force;
    Force weaker = any_force;
    std::uint8_t pieces_min = 0; // of both sides together
    std::uint8_t pieces_max = any_number;
    Road road = Road::anywhere;
};

struct DrawRule {
    std::string_view name; // stable; its sentence is the message "draw.<name>"
    Counted counted = Counted::nothing;
    // In plies, occurrences or own moves, as `counted` says.
    std::uint16_t limit = 0;
    Basis basis = Basis::count;
    Means means = Means::claim;
    std::span<const Balance> balances{};   // one of them must hold; empty: any
    std::span<const Balance> exceptions{}; // none of them may hold
    // The opponent's reply to the last counted move must have been made too.
    bool after_reply = false;
    std::span<const std::string_view> articles{};
    // Claimed with a written move, or in the position on the board.
    std::span<const std::string_view> with_move{};
    std::span<const std::string_view> on_board{};
};

// One list of rules and the variants it is for.
struct DrawRuleList {
    std::span<const std::string_view> variants;
    std::span<const DrawRule> rules;
};

// The drawing rules of an edition for a variant; empty when the edition does not know the variant.
std::span<const DrawRule> draw_rules(std::string_view edition, std::string_view variant);

} // namespace kodeks::rulebook
