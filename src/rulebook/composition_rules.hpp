// What a rulebook asks of a draughts composition, as data: the kinds and their limits, the groups
// inside a kind, the articles of every formal requirement. One file per edition under editions/;
// the room `composition` is driven by this struct and never asks which book it has.
#pragma once

#include "rulebook/scope.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

enum class Genre : std::uint8_t { problem, etude, zadacha, positional_ending };

// What White has to reach.
enum class Aim : std::uint8_t { win, draw, lock };

// A second way for White inside one variation, after the lines have branched.
enum class PartialSolution : std::uint8_t {
    judged,    // it depends on which lines are thematic, and that a person decides
    by_finals, // tolerated while the finals stay the same
};

// Second ways of white pieces that a book names. An empty list: the book does not.
struct Alternatives {
    Articles move{};       // to one square in two steps, through different squares: allowed
    Articles concluding{}; // a king's last capture that may end on several squares: not allowed
};

// What a second way of White is, seen beside the author's. The order is that in which they are
// looked for.
enum class SecondWay : std::uint8_t {
    alternative_capture, // from and to the same squares, over other pieces
    diagonal_choice,     // a king stops on another square of the same diagonal
    alternative_move,    // one piece comes to the same square in two steps, through another square
    promotion_path,      // a man goes to promote through a neighbouring square
    transposition,       // the author's moves in another order
    lengthening,         // the author's position, one move later
    delay,               // the author's position, after coming back to an earlier one
    duality,             // in a close way to the same finals
    side_solution,       // none of these
};

// What a genre says of a second way. One that a genre does not name is a side solution.
struct SecondWayRule {
    SecondWay way = SecondWay::side_solution;
    bool tolerated = false;
    Articles articles{};
};

struct SecondWays {
    std::span<const SecondWayRule> rules{};
    bool before_branching = false;             // tolerated there too, the first move excepted
    std::optional<std::int32_t> most_a_line{}; // tolerated ones in a variation; none: any number
    Articles quota{};
};

struct GenreRule {
    Genre genre = Genre::problem;
    std::span<const std::string_view> variants{}; // the games in which it exists
    bool locks = false;                           // the task is to lock, not to win or draw
    std::optional<std::int32_t> least_white{};
    std::optional<std::int32_t> most_white{};
    std::optional<std::int32_t> most_black{};
    std::int32_t least_lines = 1;
    PartialSolution partial = PartialSolution::judged;
    Articles articles{};
    Alternatives alternatives{};
    Articles lone_piece{}; // uniqueness does not bind a single white piece; empty: it does
    Articles lines{};      // why so many lines
    Articles first_move{}; // besides what all kinds share
    Articles economy{};    // likewise
    SecondWays second_ways{};
    bool all_thematic = false; // every line must be, not only so many
};

// Groups of problems by material. The first row that fits counts, so the smallest class comes
// first and "with kings" before all.
struct ProblemGroup {
    std::string_view name; // message composition.group.<name>
    std::span<const std::string_view> variants{};
    bool kings = false;
    std::int32_t most_men = 0; // of each side; 0: any number
    Articles articles{};
};

struct ProblemRules {
    std::span<const ProblemGroup> groups{};
    std::int32_t most_behind = 1; // pieces by which Black may be ahead
    Articles balance{};
    Articles final_position{};
    Articles kings{}; // must do something
};

struct LockRules {
    Articles men{}; // the groups
    Articles kings{};
    Articles miniature{};
    std::int32_t miniature_white = 7;
    Articles exact{};    // the number and the kind named, nothing else
    Articles en_prise{}; // white pieces that could be captured in the diagram
    std::int32_t least_finals = 2;
    Articles finals{};
    Articles same_finals{};           // a second way to the same finals
    Articles other_finals{};          // to others
    Articles worse_finals{};          // to the same ones, but uneconomical
    Articles destroyed{};             // by any side solution
    std::int32_t en_prise_points = 2; // taken off when no quiet position leads to the diagram
};

// Kinds of compositions besides the genres.
enum class SpecialKind : std::uint8_t {
    black_begins,  // White carries out the task, Black moves first
    either_begins, // whoever moves first
    changed_task,  // another task when Black moves first
    turned,        // another task when the board is turned round
    double_solution,
    giveaway,
    pictorial,
    retro,
    puzzle, // pieces are added or taken off
};

struct SpecialRule {
    SpecialKind kind = SpecialKind::black_begins;
    Articles articles{};
};

// What a problem offers Black by the rule of the majority; empty where the book says nothing.
struct SacrificeRules {
    std::span<const std::string_view> variants{};
    Articles crude{};      // two or more in one direction
    Articles passing{};    // unless the man passes its last row and stays a man
    Articles economical{}; // some direction has exactly one piece less
    Articles ideal{};      // consecutive numbers
};

// Since when a composition exists, and who may change it.
struct PublicationRules {
    std::int32_t least_copies = 50; // of what counts as print
    Articles existence{};
    Articles priority{};
    std::int32_t author_years = 5;
    Articles author_right{};
    Articles predecessor{}; // what one is
    Articles degrees{};     // full and partial
    Articles full{};        // the later work loses the right to exist
    Articles reworked{};    // under the old author's name, may not compete
    Articles improved{};    // under the new one's, "after" the old one
    Articles corrected{};   // once
    Articles reprint{};     // what a reprint states
};

struct CompositionRules {
    std::string_view edition;
    std::span<const GenreRule> genres{};
    ProblemRules problems{};
    LockRules locks{};
    Articles kinds{};         // that there are no other genres
    Articles conformity{};    // the genre must fit
    Articles tasks{};         // which task goes with which genre
    Articles legal_diagram{}; // the diagram obeys the rules of play
    Articles first_move{};    // White begins with a quiet move
    Articles task_met{};      // in every line
    Articles economy{};       // of the final position
    Articles full_solution{}; // a second way before the lines branch
    Articles partial_solution{};
    Articles first_move_dual{}; // likewise on the first move
    Articles only_way{};        // what uniqueness asks for
    Articles construction{};    // no idle pieces
    Articles thematic{};        // what a thematic line is
    PublicationRules publication{};
    std::span<const SpecialRule> special{};
    Articles special_applies{}; // the requirements hold for special kinds as far as they fit
    SacrificeRules sacrifices{};
    Articles practical{};        // problems that look like positions of games: men only
    Articles practical_exempt{}; // may deviate from these
    Articles practical_waives{}; // economy, thematic lines, exactness
    std::span<const std::string_view> practical_variants{};
};

// By edition; nullptr when the book says nothing about compositions or does not exist.
const CompositionRules* composition_rules(std::string_view edition);
std::span<const CompositionRules* const> all_composition_rules();

} // namespace kodeks::rulebook
