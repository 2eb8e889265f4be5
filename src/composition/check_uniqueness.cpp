// Two white moves in one position of the author's own lines. Before the lines branch that is a full
// side solution; later it depends on the genre.
#include "composition/checks.hpp"
#include "composition/meeting.hpp"

#include <algorithm>
#include <set>

namespace kodeks::composition {

namespace {

using rulebook::PartialSolution;

// Has Black had a choice, in the lines, on the way to this ply of the line?
bool has_branched(const Hearing& hearing, std::size_t line, std::size_t ply) {
    const PlayedLine& own = hearing.lines()[line];
    return std::ranges::any_of(hearing.lines(), [&](const PlayedLine& other) {
        return black_parts(own, other) && parting(own, other) < ply;
    });
}

std::set<std::string> finals_of(const Hearing& hearing, const Choice& choice) {
    std::set<std::string> finals;
    for (const std::size_t line : choice.lines) {
        finals.insert(pieces_text(hearing.lines()[line].end(), games::Side::black));
    }
    return finals;
}

Evidence evidence_of(const Meeting& meeting, const Choice& other) {
    const Choice& first = meeting.choices.front();
    return {.line = number_of(first.lines.front()),
            .other_line = number_of(other.lines.front()),
            .count = number_of(meeting.ply / 2),
            .text = move_text(meeting.position, first.move) + ", " +
                    move_text(meeting.position, other.move)};
}

void rule_partial(Hearing& hearing, const Meeting& meeting, const Choice& other) {
    const rulebook::CompositionRules& rules = hearing.rules();
    const rulebook::Articles partial = rules.partial_solution;
    const Evidence evidence = evidence_of(meeting, other);
    switch (hearing.genre()->partial) {
    case PartialSolution::forbidden:
        hearing.rule("partial-side-solution", Weight::defect, {partial}, evidence);
        return;
    case PartialSolution::judged:
        hearing.rule("second-way-to-judge", Weight::open, {partial}, evidence);
        return;
    case PartialSolution::by_finals:
        break;
    }
    if (finals_of(hearing, meeting.choices.front()) == finals_of(hearing, other)) {
        hearing.rule("dual-tolerated", Weight::note, {rules.locks.same_finals}, evidence);
    } else {
        hearing.rule("partial-side-solution", Weight::defect, {partial, rules.locks.other_finals},
                     evidence);
    }
}

void rule_full(Hearing& hearing, const Meeting& meeting, const Choice& other) {
    const rulebook::CompositionRules& rules = hearing.rules();
    const bool first_move = meeting.ply == 0 && hearing.genre()->locks;
    hearing.rule("full-side-solution", Weight::defect,
                 {rules.full_solution, first_move ? rules.first_move_dual : rulebook::Articles{}},
                 evidence_of(meeting, other));
}

// In the final of an etude a single white piece may win as it likes.
bool is_free(const Hearing& hearing, const games::Position& position) {
    return hearing.genre()->lone_piece_is_free &&
           games::material(position, games::Side::white).total() == 1;
}

} // namespace

void check_uniqueness(Hearing& hearing) {
    if (hearing.genre() == nullptr) {
        return;
    }
    for (const Meeting& meeting : meetings(hearing, games::Side::white)) {
        for (std::size_t i = 1; i < meeting.choices.size() && !is_free(hearing, meeting.position);
             ++i) {
            const bool late =
                has_branched(hearing, meeting.choices.front().lines.front(), meeting.ply);
            (late ? rule_partial : rule_full)(hearing, meeting, meeting.choices[i]);
        }
    }
}

} // namespace kodeks::composition
