#include "composition/solve/solution.hpp"

#include "composition/hearing.hpp"
#include "composition/solve/final.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

std::vector<games::Move> moves_in(const games::Position& position) {
    games::MoveList list;
    games::legal_moves(position, list);
    list.sort();
    return {list.begin(), list.end()};
}

class Solving {
public:
    Solving(Proofs& proofs, const SolutionLimits& limits) : proofs_(proofs), limits_(limits) {}

    Solution run(const games::Position& diagram) {
        solution_.verdict = proofs_.meets(diagram);
        const bool white = games::side_to_move(diagram) == games::Side::white;
        if (white && !games::ending(diagram).over()) {
            for (const games::Move& move : moves_in(diagram)) {
                solution_.first_moves.push_back(judged(diagram, move));
            }
        }
        if (solution_.verdict == Proof::proved) {
            white ? begin(diagram) : follow(diagram, true);
        }
        solution_.nodes = proofs_.nodes();
        return std::move(solution_);
    }

private:
    FirstMove judged(const games::Position& diagram, const games::Move& move) {
        const games::Position after = games::play(diagram, move);
        FirstMove first{move, proofs_.meets(after), {}};
        if (first.proof == Proof::refuted && !games::ending(after).over()) {
            for (const games::Move& reply : moves_in(after)) {
                if (proofs_.meets(games::play(after, reply)) == Proof::refuted) {
                    first.refutations.push_back(reply);
                }
            }
        }
        return first;
    }

    // Every first move that meets the task is a solution; one alone makes exact lines.
    void begin(const games::Position& diagram) {
        const auto meets = [](const FirstMove& first) { return first.proof == Proof::proved; };
        const auto keys = std::ranges::count_if(solution_.first_moves, meets);
        for (const FirstMove& first : solution_.first_moves) {
            if (meets(first)) {
                step(diagram, first.move, keys == 1);
            }
        }
    }

    void step(const games::Position& position, const games::Move& move, bool exact) {
        line_.push_back(move);
        before_.push_back(position);
        follow(games::play(position, move), exact);
        before_.pop_back();
        line_.pop_back();
    }

    void follow(const games::Position& position, bool exact) {
        if (games::ending(position).over()) {
            return finish(position, LineEnd::over, exact);
        }
        if (std::ranges::find(before_, position) != before_.end()) {
            return finish(position, LineEnd::repeats, exact);
        }
        if (line_.size() >= limits_.plies) {
            return finish(position, LineEnd::cut, exact);
        }
        games::side_to_move(position) == games::Side::white ? white(position, exact)
                                                            : black(position, exact);
    }

    void black(const games::Position& position, bool exact) {
        for (const games::Move& reply : moves_in(position)) {
            if (solution_.lines.size() >= limits_.lines) {
                solution_.complete = false;
                return;
            }
            step(position, reply, exact);
        }
    }

    void white(const games::Position& position, bool exact) {
        std::vector<games::Move> keeping;
        std::vector<games::Position> results;
        bool open = false;
        for (const games::Move& move : moves_in(position)) {
            const games::Position next = games::play(position, move);
            const Proof proof = proofs_.meets(next);
            open = open || proof == Proof::open;
            const bool is_new = std::ranges::find(results, next) == results.end();
            if (proof == Proof::proved && is_new) {
                keeping.push_back(move);
                results.push_back(next);
            }
        }
        if (open || keeping.empty()) {
            return finish(position, LineEnd::open, exact);
        }
        if (keeping.size() > 1) {
            return finish(position, LineEnd::several_ways, exact);
        }
        step(position, keeping.front(), exact);
    }

    // The final is the last position with Black to move.
    void finish(const games::Position& position, LineEnd end, bool exact) {
        if (solution_.lines.size() >= limits_.lines) {
            solution_.complete = false;
            return;
        }
        Line moves = line_;
        const bool whites_turn = games::side_to_move(position) == games::Side::white;
        const bool step_back = whites_turn && end == LineEnd::several_ways && moves.size() > 1;
        const games::Position& last = step_back ? before_.back() : position;
        if (step_back) {
            moves.pop_back(); // Black's reply belongs to the technique
        }
        const auto same = [&](const SolutionLine& line) { return line.moves == moves; };
        if (std::ranges::any_of(solution_.lines, same)) {
            return;
        }
        const bool economical =
            end != LineEnd::open && end != LineEnd::cut && is_economical(last, proofs_);
        solution_.lines.push_back({std::move(moves), end, exact, economical});
    }

    Proofs& proofs_;
    SolutionLimits limits_;
    Solution solution_;
    Line line_;
    std::vector<games::Position> before_;
};

} // namespace

Solution solve(const games::Position& diagram, Proofs& proofs, const SolutionLimits& limits) {
    return Solving(proofs, limits).run(diagram);
}

} // namespace kodeks::composition
