// Is the author's way the only one? In every position of the lines in which White is to move, every
// other move is proved to keep the task or not to; those that keep it are given their name, and the
// genre says what follows from it.
#include "composition/examine/examination.hpp"
#include "composition/examine/second_way.hpp"
#include "ledger/words.hpp"

#include <algorithm>

namespace kodeks::ledger {

KODEKS_WORDS(rulebook::SecondWay, "alternative-capture", "diagonal-choice", "alternative-move",
             "promotion-path", "transposition", "lengthening", "delay", "duality", "side-solution")

} // namespace kodeks::ledger

namespace kodeks::composition {

namespace {

using rulebook::SecondWayRule;

struct Tally {
    std::int32_t refuted = 0;
    std::int32_t open = 0;
    std::string first_open;
};

// One white move that keeps the task beside the author's.
struct Finding {
    const Meeting& meeting;
    games::Move other;
    SecondWay way = SecondWay::side_solution;
    FinalsCompared finals{};

    std::size_t line() const { return meeting.choices.front().lines.front(); }

    Evidence evidence() const {
        return {.line = number_of(line()),
                .count = number_of(meeting.ply / 2),
                .text = move_text(meeting.position, meeting.choices.front().move) + ", " +
                        move_text(meeting.position, other),
                .word = "composition.way." + std::string(ledger::word(way))};
    }
};

class OnlyMoves {
public:
    explicit OnlyMoves(Examination& examination)
        : examination_(examination), hearing_(examination.hearing) {}

    void run() {
        for (const Meeting& meeting : meetings(hearing_, games::Side::white)) {
            look_at(meeting);
        }
        conclude();
    }

private:
    const rulebook::GenreRule& genre() const { return *hearing_.genre(); }

    // In the final of an etude a single white piece may win as it likes; where White had no more,
    // the whole solution is no final.
    bool is_free(const Meeting& meeting) const {
        const auto white = [](const games::Position& position) {
            return games::material(position, games::Side::white).total();
        };
        return !genre().lone_piece.empty() && white(meeting.position) == 1 &&
               white(hearing_.composition().diagram) > 1;
    }

    void look_at(const Meeting& meeting) {
        if (is_free(meeting)) {
            return;
        }
        std::vector<games::Move> own;
        for (const Choice& choice : meeting.choices) {
            own.push_back(choice.move);
        }
        const WhiteMoves others = other_moves(meeting.position, own, examination_.proofs);
        tally_.refuted += others.refuted;
        for (const games::Move& move : others.open) {
            if (tally_.open++ == 0) {
                tally_.first_open = move_text(meeting.position, move);
            }
            mark(meeting, &LineState::open);
        }
        for (const games::Move& move : others.keeping) {
            examination_.second_ways.emplace(games::identity(meeting.position), move);
            judge(meeting, move);
        }
    }

    void mark(const Meeting& meeting, bool LineState::* flag) {
        for (const Choice& choice : meeting.choices) {
            for (const std::size_t line : choice.lines) {
                examination_.lines[line].*flag = true;
            }
        }
    }

    void judge(const Meeting& meeting, const games::Move& move) {
        const std::size_t line = meeting.choices.front().lines.front();
        const auto& positions = hearing_.lines()[line].positions;
        const auto here = std::ranges::find(positions, meeting.position);
        const auto ply = static_cast<std::size_t>(here - positions.begin());
        const auto found = second_way(hearing_, {line, ply, move}, examination_.proofs);
        const bool first = meeting.ply == 0; // no kind of second way is tolerated there
        const WayFound way =
            found.value_or(WayFound{first ? SecondWay::side_solution : SecondWay::duality});
        const Finding finding{meeting, move, way.way, way.finals};
        if (!found && !first) {
            hearing_.rule("second-way-open", Weight::open, {hearing_.rules().only_way},
                          finding.evidence());
            mark(meeting, &LineState::open);
        } else if (!tolerate(finding)) {
            condemn(finding);
        }
    }

    const SecondWayRule* rule_of(SecondWay way) const {
        const auto& rules = genre().second_ways.rules;
        const auto found = std::ranges::find(rules, way, &SecondWayRule::way);
        return found == rules.end() ? nullptr : &*found;
    }

    bool has_branched(const Finding& finding) const {
        const PlayedLine& own = hearing_.lines()[finding.line()];
        return std::ranges::any_of(hearing_.lines(), [&](const PlayedLine& other) {
            return black_parts(own, other) && parting(own, other) < finding.meeting.ply;
        });
    }

    // Never on the first move (RU:6.1.3#28, RU:6.2.6#2).
    bool tolerate(const Finding& finding) {
        const SecondWayRule* const rule = rule_of(finding.way);
        const rulebook::SecondWays& ways = genre().second_ways;
        if (rule == nullptr || !rule->tolerated || finding.meeting.ply == 0 ||
            (!ways.before_branching && !has_branched(finding))) {
            return false;
        }
        hearing_.rule("inexact-tolerated", Weight::note, {rule->articles}, finding.evidence());
        count_tolerated(finding);
        return true;
    }

    void count_tolerated(const Finding& finding) {
        const rulebook::SecondWays& ways = genre().second_ways;
        for (const Choice& choice : finding.meeting.choices) {
            for (const std::size_t line : choice.lines) {
                LineState& state = examination_.lines[line];
                if (++state.tolerated == ways.most_a_line.value_or(-1) + 1 && ways.most_a_line) {
                    state.inexact = true;
                    hearing_.rule("too-many-inexact", weight_in_branch(), {ways.quota},
                                  {.line = number_of(line), .limit = ways.most_a_line});
                }
            }
        }
    }

    void condemn(const Finding& finding) {
        mark(finding.meeting, &LineState::inexact);
        const bool single = hearing_.lines().size() == 1;
        const bool full = finding.meeting.ply == 0 || (!single && !has_branched(finding));
        full ? condemn_full(finding) : condemn_partial(finding);
    }

    void condemn_full(const Finding& finding) {
        const rulebook::CompositionRules& rules = hearing_.rules();
        const bool transposed = finding.meeting.ply == 0 && genre().locks;
        hearing_.rule(
            "full-side-solution-found", Weight::defect,
            {rules.full_solution, transposed ? rules.first_move_dual : rulebook::Articles{}},
            finding.evidence());
    }

    // Every variation of a zadacha and the only one of a problem must be exact (RU:6.2.6#3).
    // Elsewhere an inexact branch is no thematic one, and whether enough are left is counted later:
    // not all branches need be thematic (RU:6.2.5#4).
    Weight weight_in_branch() const {
        const bool only = genre().least_lines == 1 && variation_count(hearing_) == 1;
        return genre().all_thematic || only ? Weight::defect : Weight::note;
    }

    void condemn_partial(const Finding& finding) {
        const rulebook::CompositionRules& rules = hearing_.rules();
        const rulebook::Articles none{};
        const bool named = finding.way != SecondWay::side_solution || finding.finals.changed;
        const SecondWayRule* const rule = named ? rule_of(finding.way) : nullptr;
        hearing_.rule("partial-side-solution-found", weight_in_branch(),
                      {rules.partial_solution, rule ? rule->articles : none,
                       finding.finals.worse ? rules.locks.worse_finals : none,
                       finding.finals.other ? rules.locks.other_finals : none,
                       genre().locks ? rules.locks.destroyed : none},
                      finding.evidence());
    }

    void conclude() {
        const rulebook::Articles articles = hearing_.rules().only_way;
        if (tally_.open > 0) {
            hearing_.rule("only-moves-open", Weight::open, {articles},
                          {.count = tally_.open, .text = tally_.first_open});
        }
        if (tally_.refuted > 0) {
            hearing_.rule("others-refuted", Weight::note, {articles}, {.count = tally_.refuted});
        }
    }

    Examination& examination_;
    Hearing& hearing_;
    Tally tally_;
};

} // namespace

WhiteMoves other_moves(const games::Position& position, std::span<const games::Move> own,
                       Proofs& proofs) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    moves.sort();
    std::vector<games::Position> seen;
    for (const games::Move& move : own) {
        seen.push_back(games::play(position, move));
    }
    WhiteMoves others;
    for (const games::Move& move : moves) {
        const games::Position next = games::play(position, move);
        if (std::ranges::find(seen, next) != seen.end()) {
            continue;
        }
        seen.push_back(next);
        const Proof proof = proofs.meets(next);
        others.refuted += proof == Proof::refuted ? 1 : 0;
        if (proof == Proof::proved) {
            others.keeping.push_back(move);
        } else if (proof == Proof::open) {
            others.open.push_back(move);
        }
    }
    return others;
}

void check_only_moves(Examination& examination) {
    if (examination.hearing.genre() != nullptr) {
        OnlyMoves(examination).run();
    }
}

} // namespace kodeks::composition
