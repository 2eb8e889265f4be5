#include "composition/examine/examine.hpp"

#include "composition/checks.hpp"
#include "composition/examine/examination.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

// A search cannot be trusted on what no game can reach, and has nothing to do where the task fails.
bool is_worth_proving(const games::Position& diagram) {
    return !games::ending(diagram).over();
}

bool has_failed(const Hearing& hearing) {
    return std::ranges::find(hearing.rulings(), Weight::failure, &Ruling::weight) !=
           hearing.rulings().end();
}

} // namespace

Verdict examine(const Composition& composition, Proofs& proofs) {
    Hearing hearing(composition);
    const ProofsOracle oracle(proofs);
    check_diagram(hearing);
    check_last_move(hearing);
    check_genre(hearing);
    check_ends(hearing, oracle);
    Examination examination(hearing, proofs);
    if (is_worth_proving(composition.diagram)) {
        check_solvable(examination);
    }
    check_variations(hearing);
    check_finals(hearing);
    check_uniqueness(hearing);
    if (is_worth_proving(composition.diagram) && !has_failed(hearing)) {
        check_only_moves(examination);
        check_economy_proved(examination);
        check_thematic(examination);
        check_kings(examination);
        check_idle(examination);
    }
    check_sacrifices(hearing);
    Verdict verdict = hearing.verdict();
    verdict.examined = true;
    waive_for_practical(composition, verdict);
    return verdict;
}

} // namespace kodeks::composition
