// The lines beside one another: what Black may still try, how many variations there are, and
// whether their finals differ.
#include "composition/checks.hpp"
#include "composition/meeting.hpp"

#include <algorithm>
#include <set>

namespace kodeks::composition {

namespace {

struct Unanswered {
    std::int32_t count = 0;
    std::string first;
};

void add_unanswered(const Meeting& meeting, Unanswered& found) {
    games::MoveList replies;
    games::legal_moves(meeting.position, replies);
    replies.sort();
    for (const games::Move& reply : replies) {
        const bool answered =
            std::ranges::find(meeting.choices, reply, &Choice::move) != meeting.choices.end();
        if (!answered && found.count++ == 0) {
            found.first = move_text(meeting.position, reply);
        }
    }
}

void check_final_count(Hearing& hearing) {
    const rulebook::LockRules& locks = hearing.rules().locks;
    std::set<std::string> finals;
    for (std::size_t i = 0; i < hearing.lines().size(); ++i) {
        if (!hearing.fails(i)) {
            finals.insert(pieces_text(hearing.lines()[i].end(), games::Side::black));
        }
    }
    const auto count = static_cast<std::int32_t>(finals.size());
    const bool enough = count >= locks.least_finals;
    hearing.rule(enough ? "finals-differ" : "too-few-finals",
                 enough ? Weight::note : Weight::defect, {locks.finals},
                 {.count = count, .limit = locks.least_finals});
}

} // namespace

void check_replies(Hearing& hearing) {
    Unanswered found;
    for (const Meeting& meeting : meetings(hearing, games::Side::black)) {
        add_unanswered(meeting, found);
    }
    if (found.count > 0) {
        hearing.rule("replies-unanswered", Weight::open, {hearing.rules().task_met},
                     {.count = found.count, .text = found.first});
    }
}

void check_variations(Hearing& hearing) {
    const rulebook::GenreRule* const genre = hearing.genre();
    if (genre == nullptr) {
        return;
    }
    const std::int32_t count = variation_count(hearing);
    if (count < genre->least_lines) {
        hearing.rule("too-few-lines", Weight::defect, {genre->lines},
                     {.count = count, .limit = genre->least_lines});
    }
    if (genre->locks && hearing.composition().task.aim == Aim::lock) {
        check_final_count(hearing);
    }
}

} // namespace kodeks::composition
