// Two white moves in one position of the author's own lines. Before the lines branch that is a full
// side solution; later it depends on the genre.
#include "composition/alternative.hpp"
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

struct Finals {
    std::set<std::string> locked;
    bool economical = true;
};

Finals finals_of(const Hearing& hearing, const Choice& choice) {
    Finals finals;
    for (const std::size_t line : choice.lines) {
        const games::Position& end = hearing.lines()[line].end();
        finals.locked.insert(pieces_text(end, games::Side::black));
        finals.economical = finals.economical && superfluous(end).empty();
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

void rule_by_finals(Hearing& hearing, const Meeting& meeting, const Choice& other) {
    const rulebook::CompositionRules& rules = hearing.rules();
    const Finals a = finals_of(hearing, meeting.choices.front());
    const Finals b = finals_of(hearing, other);
    const bool same = a.locked == b.locked;
    if (same && a.economical == b.economical) {
        hearing.rule("dual-same-finals", Weight::open, {rules.locks.same_finals},
                     evidence_of(meeting, other));
    } else {
        hearing.rule(
            "partial-side-solution", Weight::defect,
            {rules.partial_solution, same ? rules.locks.worse_finals : rules.locks.other_finals},
            evidence_of(meeting, other));
    }
}

void rule_partial(Hearing& hearing, const Meeting& meeting, const Choice& other) {
    if (hearing.genre()->partial == PartialSolution::by_finals) {
        rule_by_finals(hearing, meeting, other);
    } else {
        hearing.rule("second-way-to-judge", Weight::open, {hearing.rules().partial_solution},
                     evidence_of(meeting, other));
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
bool is_free(const Hearing& hearing, const Meeting& meeting) {
    return !hearing.genre()->lone_piece.empty() &&
           games::material(meeting.position, games::Side::white).total() == 1;
}

struct Decision {
    std::string_view name;
    Weight weight = Weight::note;
};

bool rule_named(Hearing& hearing, const Decision& decision, rulebook::Articles articles,
                const Evidence& evidence) {
    if (!articles.empty()) {
        hearing.rule(decision.name, decision.weight, {articles}, evidence);
    }
    return !articles.empty();
}

// The second ways that the book names; false when this is none of them.
bool rule_alternative(Hearing& hearing, const Meeting& meeting, const Choice& other) {
    const rulebook::Alternatives& named = hearing.genre()->alternatives;
    switch (alternative(hearing, meeting, other)) {
    case Alternative::move:
        return rule_named(hearing, {"alternative-move", Weight::note}, named.move,
                          evidence_of(meeting, other));
    case Alternative::concluding:
        return rule_named(hearing, {"concluding-capture-not-exact", Weight::defect},
                          named.concluding, evidence_of(meeting, other));
    case Alternative::none:
        break;
    }
    return false;
}

void rule_dual(Hearing& hearing, const Meeting& meeting, const Choice& other) {
    if (is_free(hearing, meeting)) {
        hearing.rule("lone-piece-may-choose", Weight::note, {hearing.genre()->lone_piece},
                     evidence_of(meeting, other));
        return;
    }
    if (rule_alternative(hearing, meeting, other)) {
        return;
    }
    const std::size_t line = meeting.choices.front().lines.front();
    (has_branched(hearing, line, meeting.ply) ? rule_partial : rule_full)(hearing, meeting, other);
}

// What fails is no second solution.
void leave_out_failures(const Hearing& hearing, Meeting& meeting) {
    std::erase_if(meeting.choices, [&](const Choice& choice) {
        return std::ranges::all_of(choice.lines,
                                   [&](std::size_t line) { return hearing.fails(line); });
    });
}

} // namespace

void check_uniqueness(Hearing& hearing) {
    if (hearing.genre() == nullptr) {
        return;
    }
    for (Meeting& meeting : meetings(hearing, games::Side::white)) {
        leave_out_failures(hearing, meeting);
        for (std::size_t i = 1; i < meeting.choices.size(); ++i) {
            rule_dual(hearing, meeting, meeting.choices[i]);
        }
    }
}

} // namespace kodeks::composition
