// Special kinds of compositions: another turn, another task, a turned board, several solutions,
// giveaway, play backwards, pieces put on or taken off. Each is a few questions to the same solver,
// and the answers are rulings like those on the genres.
#pragma once

#include "composition/composition.hpp"
#include "composition/examine/proofs.hpp"
#include "composition/ruling.hpp"

#include <optional>

namespace kodeks::composition {

using rulebook::SpecialKind;

struct Special {
    std::string title;
    const rulebook::CompositionRules* rules = nullptr;
    SpecialKind kind = SpecialKind::black_begins;
    Task task;
    std::optional<Task> second_task{}; // of changed_task and turned
    games::Position diagram;
    std::vector<games::Move> first_moves{};   // of double_solution
    std::optional<games::Position> before{};  // of retro: where the moves begin
    std::vector<games::Move> moves{};         // of retro: they lead to the diagram
    std::optional<games::Position> altered{}; // of puzzle: with the pieces put on or taken off
};

// The means are those of a search; every question has its own solver.
Verdict check_special(const Special& special, const Means& means);

} // namespace kodeks::composition

namespace kodeks::ledger {

KODEKS_WORDS(rulebook::SpecialKind, "black-begins", "either-begins", "changed-task", "turned",
             "double-solution", "giveaway", "pictorial", "retro", "puzzle")

} // namespace kodeks::ledger
