// Is the task met at the end of every line? Locking is seen on the board; a win or a draw is seen
// there, proved by the oracle, or left open.
#include "composition/checks.hpp"

namespace kodeks::composition {

namespace {

using games::Side;
using truth::Known;

struct Finding {
    std::string_view decision;
    Weight weight = Weight::note;
};

void judge_lock(Hearing& hearing, std::size_t index) {
    const Task& task = hearing.composition().task;
    const games::Position& end = hearing.lines()[index].end();
    const rulebook::Articles exact = hearing.rules().locks.exact;
    const games::Material black = games::material(end, Side::black);
    const std::int32_t kings = black.of(games::Kind::king);
    Evidence evidence{.line = number_of(index),
                      .count = black.total(),
                      .limit = task.pieces(),
                      .text = pieces_text(end, Side::black)};
    if (black.total() == 0) {
        hearing.rule("nothing-locked", Weight::failure, {exact}, std::move(evidence));
    } else if (!is_locked(end)) {
        hearing.rule("not-locked", Weight::failure, {exact}, std::move(evidence));
    } else if (black.total() != task.pieces()) {
        hearing.rule("lock-number-differs", Weight::failure, {exact}, std::move(evidence));
    } else if (kings != task.kings) {
        evidence.count = kings;
        evidence.limit = task.kings;
        hearing.rule("lock-kind-differs", Weight::failure, {exact}, std::move(evidence));
    } else {
        hearing.rule("locked", Weight::note, {exact}, std::move(evidence));
    }
}

Finding win_at(const games::Position& end, const truth::Oracle& oracle) {
    if (const games::Ending ending = games::ending(end); ending.over()) {
        return ending.winner == Side::white ? Finding{"won-on-the-board", Weight::note}
                                            : Finding{"lost-on-the-board", Weight::failure};
    }
    switch (oracle.forced_win(end, Side::white)) {
    case Known::yes:
        return {"win-proved", Weight::note};
    case Known::no:
        return {"win-refuted", Weight::failure};
    case Known::open:
        break;
    }
    return {"win-open", Weight::open};
}

// More than the task asks for is not for a program to judge.
Finding draw_at(const games::Position& end, const truth::Oracle& oracle) {
    if (const games::Ending ending = games::ending(end); ending.over()) {
        return ending.winner == Side::white ? Finding{"more-than-a-draw", Weight::open}
                                            : Finding{"lost-on-the-board", Weight::failure};
    }
    const Known white = oracle.forced_win(end, Side::white);
    const Known black = oracle.forced_win(end, Side::black);
    if (black == Known::yes) {
        return {"draw-refuted", Weight::failure};
    }
    if (white == Known::yes) {
        return {"more-than-a-draw", Weight::open};
    }
    return white == Known::no && black == Known::no ? Finding{"draw-proved", Weight::note}
                                                    : Finding{"draw-open", Weight::open};
}

void judge_play(Hearing& hearing, std::size_t index, const truth::Oracle& oracle) {
    const games::Position& end = hearing.lines()[index].end();
    const Finding found =
        hearing.composition().task.aim == Aim::win ? win_at(end, oracle) : draw_at(end, oracle);
    hearing.rule(found.decision, found.weight, {hearing.rules().task_met},
                 {.line = number_of(index)});
}

} // namespace

void check_ends(Hearing& hearing, const truth::Oracle& oracle) {
    const std::size_t lines = hearing.lines().size();
    std::size_t failed = 0;
    for (std::size_t i = 0; i < lines; ++i) {
        if (hearing.composition().task.aim == Aim::lock) {
            judge_lock(hearing, i);
        } else {
            judge_play(hearing, i, oracle);
        }
        failed += hearing.fails(i) ? 1 : 0;
    }
    if (failed > 0) {
        hearing.rule("task-not-met", Weight::failure, {hearing.rules().task_met},
                     {.count = static_cast<std::int32_t>(failed),
                      .limit = static_cast<std::int32_t>(lines)});
    }
}

} // namespace kodeks::composition
