#include "truth/proof/help.hpp"

#include "truth/proof/identity_map.hpp"

#include <algorithm>
#include <array>
#include <queue>

namespace kodeks::truth {

namespace {

class HelpSearch {
public:
    HelpSearch(games::Side side, std::uint64_t budget) : side_(side), budget_(budget) {}

    HelpAnswer run(const games::Position& root) {
        HelpAnswer answer;
        if (enter(root, no_one, {})) {
            answer.verdict = Verdict::proved;
            return answer;
        }
        while (const auto number = next()) {
            if (answer.nodes == budget_) {
                return answer;
            }
            ++answer.nodes;
            if (expand(*number)) {
                answer.verdict = Verdict::proved;
                answer.line = line_to(reached_.size() - 1);
                return answer;
            }
        }
        answer.verdict = Verdict::refuted;
        return answer;
    }

private:
    static constexpr std::size_t no_one = ~std::size_t{0};

    struct Reached {
        games::Position position;
        std::size_t before;
        games::Move move; // that led here
        bool expanded = false;
    };

    // Pieces of a side, then the order of arrival: the least of these is looked at first.
    using Waiting = std::pair<int, std::size_t>;
    using Queue = std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>>;

    // Whether the position is a win; otherwise it waits for its turn, unless it did before.
    bool enter(const games::Position& position, std::size_t before, const games::Move& move) {
        if (!numbers_.try_emplace(games::identity(position), reached_.size()).second) {
            return false;
        }
        const std::size_t number = reached_.size();
        reached_.push_back({position, before, move});
        if (const games::Ending ending = games::ending(position); ending.over()) {
            reached_[number].expanded = true;
            return ending.winner == side_;
        }
        queues_[0].emplace(games::material(position, games::opponent(side_)).total(), number);
        queues_[1].emplace(games::material(position, side_).total(), number);
        return false;
    }

    // From the two queues in turn.
    std::optional<std::size_t> next() {
        turn_ = 1 - turn_;
        Queue& queue = queues_[turn_];
        while (!queue.empty()) {
            const std::size_t number = queue.top().second;
            queue.pop();
            if (!reached_[number].expanded) {
                return number;
            }
        }
        return std::nullopt;
    }

    bool expand(std::size_t number) {
        reached_[number].expanded = true;
        const games::Position position = reached_[number].position;
        games::MoveList moves;
        games::legal_moves(position, moves);
        moves.sort();
        return std::ranges::any_of(moves, [&](const games::Move& move) {
            return enter(games::play(position, move), number, move);
        });
    }

    std::vector<games::Move> line_to(std::size_t number) const {
        std::vector<games::Move> line;
        for (; reached_[number].before != no_one; number = reached_[number].before) {
            line.push_back(reached_[number].move);
        }
        std::ranges::reverse(line);
        return line;
    }

    games::Side side_;
    std::uint64_t budget_;
    std::vector<Reached> reached_;
    IdentityMap<std::size_t> numbers_;
    std::array<Queue, 2> queues_;
    std::size_t turn_ = 1;
};

} // namespace

HelpAnswer search_help_win(const games::Position& position, games::Side side,
                           std::uint64_t budget) {
    return HelpSearch(side, budget).run(position);
}

bool wins(const games::Position& position, games::Side side, std::span<const games::Move> line) {
    games::Position now = position;
    for (const games::Move& move : line) {
        if (games::ending(now).over() || !games::is_legal(now, move)) {
            return false;
        }
        now = games::play(now, move);
    }
    return games::ending(now).winner == side;
}

} // namespace kodeks::truth
