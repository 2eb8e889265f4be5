#include "composition/meeting.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace kodeks::composition {

namespace {

void add_choice(Meeting& meeting, const games::Move& move, std::size_t line) {
    const auto found = std::ranges::find(meeting.choices, move, &Choice::move);
    if (found == meeting.choices.end()) {
        meeting.choices.push_back({move, {line}});
    } else {
        found->lines.push_back(line);
    }
}

class Collector {
public:
    Collector(const Hearing& hearing, games::Side side) : hearing_(hearing), side_(side) {}

    std::vector<Meeting> collect() {
        for (std::size_t line = 0; line < hearing_.lines().size(); ++line) {
            std::set<games::Identity> seen;
            for (std::size_t ply = 0; ply < hearing_.lines()[line].moves.size(); ++ply) {
                const games::Position& position = hearing_.lines()[line].positions[ply];
                if (games::side_to_move(position) == side_ &&
                    seen.insert(games::identity(position)).second) {
                    visit(line, ply);
                }
            }
        }
        return std::move(found_);
    }

private:
    void visit(std::size_t line, std::size_t ply) {
        const PlayedLine& played = hearing_.lines()[line];
        const games::Position& position = played.positions[ply];
        const auto [place, is_new] = places_.emplace(games::identity(position), found_.size());
        if (is_new) {
            found_.push_back({position, ply, {}});
        }
        add_choice(found_[place->second], played.moves[ply], line);
    }

    const Hearing& hearing_;
    games::Side side_;
    std::map<games::Identity, std::size_t> places_;
    std::vector<Meeting> found_;
};

} // namespace

std::vector<Meeting> meetings(const Hearing& hearing, games::Side side) {
    return Collector(hearing, side).collect();
}

std::size_t parting(const PlayedLine& a, const PlayedLine& b) {
    const auto at = std::ranges::mismatch(a.moves, b.moves);
    return static_cast<std::size_t>(at.in1 - a.moves.begin());
}

bool black_parts(const PlayedLine& a, const PlayedLine& b) {
    const std::size_t ply = parting(a, b);
    const bool both_go_on = ply < a.moves.size() && ply < b.moves.size();
    return both_go_on && games::side_to_move(a.positions[ply]) == games::Side::black;
}

bool is_continued(const Hearing& hearing, std::size_t line) {
    const auto& lines = hearing.lines();
    const std::size_t own = lines[line].moves.size();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool comes_first = lines[i].moves.size() > own || i < line;
        if (i != line && comes_first && parting(lines[line], lines[i]) == own) {
            return true;
        }
    }
    return false;
}

std::int32_t variation_count(const Hearing& hearing) {
    const auto& lines = hearing.lines();
    std::int32_t count = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool own = std::ranges::all_of(
            lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const PlayedLine& other) { return black_parts(lines[i], other); });
        count += own ? 1 : 0;
    }
    return count;
}

} // namespace kodeks::composition
