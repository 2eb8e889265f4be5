// Is the task met whatever Black plays? The ends of the lines are judged elsewhere; here every
// reply that no line answers is proved, refuted or left open.
#include "composition/examine/examination.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

struct Replies {
    std::int32_t met = 0;
    std::int32_t open = 0;
    std::string first_open;
};

std::vector<games::Move> unanswered(const Meeting& meeting) {
    games::MoveList replies;
    games::legal_moves(meeting.position, replies);
    replies.sort();
    std::vector<games::Move> moves;
    for (const games::Move& reply : replies) {
        if (std::ranges::find(meeting.choices, reply, &Choice::move) == meeting.choices.end()) {
            moves.push_back(reply);
        }
    }
    return moves;
}

void mark_open(Examination& examination, const Meeting& meeting) {
    for (const Choice& choice : meeting.choices) {
        for (const std::size_t line : choice.lines) {
            examination.lines[line].open = true;
        }
    }
}

void judge_reply(Examination& examination, const Meeting& meeting, const games::Move& reply,
                 Replies& replies) {
    const std::string text = move_text(meeting.position, reply);
    switch (examination.proofs.meets(games::play(meeting.position, reply))) {
    case Proof::proved:
        ++replies.met;
        break;
    case Proof::refuted:
        examination.hearing.rule("reply-refutes", Weight::failure,
                                 {examination.hearing.rules().task_met},
                                 {.other_line = number_of(meeting.choices.front().lines.front()),
                                  .count = number_of(meeting.ply / 2),
                                  .text = text});
        break;
    case Proof::open:
        replies.first_open = replies.open++ == 0 ? text : replies.first_open;
        mark_open(examination, meeting);
        break;
    }
}

} // namespace

void check_solvable(Examination& examination) {
    Replies replies;
    for (const Meeting& meeting : meetings(examination.hearing, games::Side::black)) {
        for (const games::Move& reply : unanswered(meeting)) {
            judge_reply(examination, meeting, reply, replies);
        }
    }
    const rulebook::Articles articles = examination.hearing.rules().task_met;
    if (replies.met > 0) {
        examination.hearing.rule("replies-met", Weight::note, {articles}, {.count = replies.met});
    }
    if (replies.open > 0) {
        examination.hearing.rule("replies-open", Weight::open, {articles},
                                 {.count = replies.open, .text = replies.first_open});
    }
}

} // namespace kodeks::composition
