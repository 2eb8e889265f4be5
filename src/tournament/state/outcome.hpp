// The result of one game as an arbiter writes it. Each side has a mark of its own, because the
// marks need not add up: both may lose, both may be absent, and an arbiter may give a half against
// nothing (FIDE:10.2). Plus and minus stand for games that were not played (RU:3.15.2, UA:V.11.2).
#pragma once

#include "base/result.hpp"
#include "rulebook/tournament_rules.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::tournament {

enum class Mark : std::uint8_t { win, draw, loss, plus, minus };

enum class Status : std::uint8_t {
    open,      // not played or not reported yet
    finished,  // both marks stand
    adjourned, // to be continued or adjudicated
    annulled,  // void, to be played again
};

struct Outcome {
    Status status = Status::open;
    Mark white = Mark::loss;
    Mark black = Mark::loss;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

constexpr Outcome finished(Mark white, Mark black) {
    return {Status::finished, white, black};
}

constexpr Outcome white_wins = finished(Mark::win, Mark::loss);
constexpr Outcome game_drawn = finished(Mark::draw, Mark::draw);
constexpr Outcome black_wins = finished(Mark::loss, Mark::win);
constexpr Outcome white_absent = finished(Mark::minus, Mark::plus);
constexpr Outcome black_absent = finished(Mark::plus, Mark::minus);
constexpr Outcome both_absent = finished(Mark::minus, Mark::minus);

bool is_played(const Outcome& outcome);   // finished over the board
bool is_unplayed(const Outcome& outcome); // finished with plus or minus
Points points_of(Mark mark, const rulebook::Scale& scale);

// "2-1-0": win, draw, loss.
std::string to_text(const rulebook::Scale& scale);
std::optional<rulebook::Scale> read_scale(std::string_view written);

// Points as people write them: 1, ½, 0.5, 1/2, 2½.
std::optional<Points> read_points(std::string_view text);

// "1-0", "½-½" on the scale 1-½-0 and "2-0", "1-1" on 2-1-0; "+:-" without play; "½-0" for an
// award; "adj" and "void"; "*" while open.
std::string to_text(const Outcome& outcome, const rulebook::Scale& scale);

// Reads what to_text writes and what people type: 1:0, 1–0, 1/2-1/2, 0.5-0.5, =, +-, -/+, w, d, b,
// and the first letters of the colours and of a draw in Ukrainian and Russian (б, н, ч). A sum
// above the maximum of a game or a score that no game has is refused with the articles of the book.
Ruled<Outcome> read_outcome(std::string_view written, const rulebook::TournamentRules& rules,
                            const rulebook::Scale& scale);

} // namespace kodeks::tournament
