// The search against a judge that shares no code with it: every position that can be reached, and
// the attacker's wins worked back from the ends by plain repetition. All three tasks, both boards,
// with much and with hardly any memory, and never anything but the truth or "open".
#include "composition/solver/solver.hpp"
#include "support/article.hpp"
#include "support/draughts_text.hpp"
#include "support/effort.hpp"
#include "truth/proof/identity_map.hpp"

#include <random>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

using games::Side;

// White has met the task on the board.
bool is_met(const games::Position& position, const Task& task) {
    const games::Ending end = games::ending(position);
    const games::Material black = games::material(position, Side::black);
    switch (task.aim) {
    case Aim::win:
        return end.winner == Side::white;
    case Aim::draw:
        return end.winner != Side::black;
    case Aim::lock:
        break;
    }
    return end.reason == games::EndReason::no_moves && end.winner == Side::white &&
           black.of(games::Kind::man) == task.men && black.of(games::Kind::king) == task.kings;
}

class SlowJudge {
public:
    SlowJudge(const games::Position& root, std::size_t most) {
        enter(root);
        for (std::size_t i = 0; i < positions_.size() && positions_.size() <= most; ++i) {
            std::vector<std::size_t> next;
            if (!games::ending(positions_[i]).over()) {
                for (const games::Position& position : truth::successors_of(positions_[i])) {
                    next.push_back(enter(position));
                }
            }
            next_.push_back(next);
        }
        complete_ = positions_.size() <= most;
    }

    bool complete() const { return complete_; }

    bool meets(const Task& task) const {
        // Who draws needs only to avoid Black's win; the others must come to the end.
        std::vector<bool> good(positions_.size(), task.aim == Aim::draw);
        for (std::size_t i = 0; i < good.size(); ++i) {
            if (next_[i].empty()) {
                good[i] = is_met(positions_[i], task);
            }
        }
        while (improve(good)) {
        }
        return good.front();
    }

private:
    bool improve(std::vector<bool>& good) const {
        bool changed = false;
        for (std::size_t i = good.size(); i-- > 0;) {
            if (next_[i].empty()) {
                continue;
            }
            const auto is_good = [&](std::size_t n) { return bool{good[n]}; };
            const bool now = games::side_to_move(positions_[i]) == Side::white
                                 ? std::ranges::any_of(next_[i], is_good)
                                 : std::ranges::all_of(next_[i], is_good);
            changed = changed || now != good[i];
            good[i] = now;
        }
        return changed;
    }

    std::size_t enter(const games::Position& position) {
        const auto [found, is_new] = numbers_.emplace(games::identity(position), positions_.size());
        if (is_new) {
            positions_.push_back(position);
        }
        return found->second;
    }

    bool complete_ = false;
    std::vector<games::Position> positions_;
    std::vector<std::vector<std::size_t>> next_;
    truth::IdentityMap<std::size_t> numbers_;
};

struct Board {
    std::string_view variant;
    int squares = 32;
    int row = 4;
};

// Men everywhere but on their own promotion row; now and then a king.
games::Position random_position(const Board& board, std::mt19937_64& random) {
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    std::array<std::string, 2> sides;
    std::vector<int> used;
    const int pieces = 2 + below(3);
    for (int i = 0; i < pieces; ++i) {
        const int side = i < 2 ? i : below(2);
        const bool king = below(4) == 0;
        int square = 0;
        do {
            square = 1 + below(board.squares);
        } while (std::ranges::find(used, square) != used.end() ||
                 (!king && (side == 0 ? square <= board.row : square > board.squares - board.row)));
        used.push_back(square);
        sides[static_cast<std::size_t>(side)] +=
            fmt::format("{}{}{}", sides[static_cast<std::size_t>(side)].empty() ? "" : ",",
                        king ? "K" : "", square);
    }
    const std::string text =
        fmt::format("{}:W{}:B{}", below(2) == 0 ? "W" : "B", sides[0], sides[1]);
    return kodeks::test::position(board.variant, text);
}

struct Tally {
    int decided = 0;
    int open = 0;
};

void compare(const games::Position& position, const SlowJudge& judge, std::uint64_t memory,
             Tally& tally) {
    for (const Task& task : {Task{Aim::win}, Task{Aim::draw}, Task{Aim::lock, 1, 0},
                             Task{Aim::lock, 0, 1}, Task{Aim::lock, 2, 0}}) {
        Solver solver(task, {.memory_bytes = memory});
        const Proof proof = solver.meets(position, 60'000);
        if (proof == Proof::open) {
            ++tally.open;
            continue;
        }
        ++tally.decided;
        EXPECT_EQ(proof == Proof::proved, judge.meets(task))
            << kodeks::test::text_of(position) << " task " << static_cast<int>(task.aim) << " "
            << task.men << "+" << task.kings;
    }
}

Tally compare_many(const Board& board, int positions, std::uint64_t memory) {
    std::mt19937_64 random(static_cast<unsigned>(board.squares));
    Tally tally;
    for (int i = 0; i < positions;) {
        const games::Position position = random_position(board, random);
        const SlowJudge judge(position, 4000);
        if (judge.complete()) {
            compare(position, judge, memory, tally);
            ++i;
        }
    }
    return tally;
}

constexpr Board small{"russian", 32, 4};
constexpr Board large{"international", 50, 5};

TEST(Search, NeverSaysAnythingButTheTruth) {
    ARTICLE("RU:6.2.3", "RU:6.2.8.2");
    for (const Board& board : {small, large}) {
        const Tally tally = compare_many(board, kodeks::test::cases(150), 4 << 20);
        EXPECT_EQ(tally.open, 0) << board.variant;
        EXPECT_GT(tally.decided, 0);
    }
}

TEST(Search, NorWithHardlyAnyMemory) {
    for (const Board& board : {small, large}) {
        const Tally tally = compare_many(board, kodeks::test::cases(40), 2000);
        EXPECT_GT(tally.decided, tally.open) << board.variant;
    }
}

TEST(Search, KingsThatGoRoundForEverAreSeen) {
    const games::Position kings = kodeks::test::position("russian", "W:WK29:BK1");
    Solver win(Task{Aim::win}, {});
    EXPECT_EQ(win.meets(kings, 100'000), Proof::refuted);
    Solver draw(Task{Aim::draw}, {});
    EXPECT_EQ(draw.meets(kings, 100'000), Proof::proved);
}

TEST(Search, AnAnswerIsOpenUntilTheBudgetIsEnough) {
    // RU miniature 6:6; the win is the four moves of the solution, and a few nodes do not find it.
    const games::Position diagram =
        kodeks::test::position("russian", "W:W10,11,14,17,20,22:B1,2,12,13,27,28");
    Solver solver(Task{Aim::win}, {});
    EXPECT_EQ(solver.meets(diagram, 5), Proof::open);
    EXPECT_LE(solver.nodes(), 10U);
    EXPECT_EQ(solver.meets(diagram, 200'000), Proof::proved); // goes on from what it knows
    const std::uint64_t spent = solver.nodes();
    EXPECT_EQ(solver.meets(diagram, 200'000), Proof::proved);
    EXPECT_EQ(solver.nodes(), spent);
}

TEST(Search, TheSameQuestionCostsTheSame) {
    const games::Position diagram =
        kodeks::test::position("russian", "W:W10,11,14,17,20,22:B1,2,12,13,27,28");
    Solver first(Task{Aim::win}, {});
    Solver second(Task{Aim::win}, {});
    EXPECT_EQ(first.meets(diagram, 200'000), second.meets(diagram, 200'000));
    EXPECT_EQ(first.nodes(), second.nodes());
}

TEST(Search, CanBeStopped) {
    std::uint64_t last = 0;
    Solver solver(Task{Aim::win}, {.watch = [&](std::uint64_t nodes) {
                      last = nodes;
                      return nodes < 3000;
                  }});
    const games::Position start = games::start_position(*games::find_variant("international"));
    EXPECT_EQ(solver.meets(start, 1'000'000), Proof::open);
    EXPECT_GE(last, 3000U);
    EXPECT_LT(last, 5000U);
}

} // namespace

} // namespace kodeks::composition
