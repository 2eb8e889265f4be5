#include "composition/certificate/verify.hpp"

#include "composition/solver/goal.hpp"
#include "notation/fen.hpp"
#include "truth/proof/identity_map.hpp"

namespace kodeks::composition {

namespace {

class BookReplay {
public:
    BookReplay(const TaskBook& book, const Leaves& tables)
        : goal_(book.task, {}), tables_(book.task, tables), compare_(static_cast<bool>(tables)) {
        for (const BookStep& step : book.steps) {
            steps_.emplace(games::identity(step.position), step.move);
        }
        for (const games::Position& leaf : book.leaves) {
            leaves_.emplace(games::identity(leaf), 0);
        }
    }

    bool holds(const ClaimOfTask& claim) {
        const Proof attack = goal_.task_of(claim.met ? Proof::proved : Proof::refuted);
        return walk(claim.position, attack);
    }

    std::size_t positions() const { return states_.size(); }

    std::size_t leaves() const { return leaves_used_; }

    const std::optional<Message>& trouble() const { return trouble_; }

private:
    enum class State : std::uint8_t { under_way, proved, refuted };

    struct Frame {
        games::Position position;
        std::vector<games::Position> next;
        std::size_t at = 0;
    };

    bool fail(std::string_view reason, const games::Position& position) {
        trouble_ =
            Message{std::string(reason),
                    {{"fen", notation::write_fen(position.variant(), games::setup_of(position))}}};
        return false;
    }

    // Depth first with a stack of its own: a certificate from outside may be as deep as it likes.
    bool walk(const games::Position& root, Proof attack) {
        std::vector<Frame> stack;
        if (!open(root, attack, stack)) {
            return false;
        }
        while (!stack.empty()) {
            Frame& frame = stack.back();
            if (frame.at == frame.next.size()) {
                states_[games::identity(frame.position)] =
                    attack == Proof::proved ? State::proved : State::refuted;
                stack.pop_back();
                continue;
            }
            const games::Position next = frame.next[frame.at++];
            if (!open(next, attack, stack)) {
                return false;
            }
        }
        return true;
    }

    // Coming back to a position is the aim of who holds, and must not happen to who attacks.
    bool open(const games::Position& position, Proof attack, std::vector<Frame>& stack) {
        const auto [state, is_new] = states_.emplace(games::identity(position), State::under_way);
        if (!is_new) {
            if (state->second == State::under_way) {
                return attack == Proof::refuted || fail("composition.verify.circle", position);
            }
            const bool same = (state->second == State::proved) == (attack == Proof::proved);
            return same || fail("composition.verify.contradiction", position);
        }
        const Proof board = goal_.attack_settled(position);
        if (board != Proof::open) {
            state->second = board == Proof::proved ? State::proved : State::refuted;
            return board == attack || fail("composition.verify.end", position);
        }
        if (leaves_.contains(games::identity(position))) {
            state->second = attack == Proof::proved ? State::proved : State::refuted;
            ++leaves_used_;
            return !compare_ || tables_.attack_settled(position) == attack ||
                   fail("composition.verify.leaf", position);
        }
        stack.push_back({position, {}, 0});
        return fill(stack.back(), attack);
    }

    bool fill(Frame& frame, Proof attack) {
        const games::Side right =
            attack == Proof::proved ? goal_.attacker() : games::opponent(goal_.attacker());
        if (games::side_to_move(frame.position) != right) {
            frame.next = truth::successors_of(frame.position);
            return true;
        }
        const auto step = steps_.find(games::identity(frame.position));
        if (step == steps_.end() || !games::is_legal(frame.position, step->second)) {
            return fail("composition.verify.no_move", frame.position);
        }
        frame.next.push_back(games::play(frame.position, step->second));
        return true;
    }

    Goal goal_;
    Goal tables_;
    bool compare_;
    truth::IdentityMap<games::Move> steps_;
    truth::IdentityMap<char> leaves_;
    truth::IdentityMap<State> states_;
    std::size_t leaves_used_ = 0;
    std::optional<Message> trouble_;
};

} // namespace

Replay replay(const Certificate& certificate, const truth::Leaves& tables) {
    Replay result;
    for (const TaskBook& book : certificate.books) {
        BookReplay one(book, tables);
        for (const ClaimOfTask& claim : book.claims) {
            if (!one.holds(claim)) {
                result.trouble = one.trouble();
                return result;
            }
            ++result.claims;
        }
        result.positions += one.positions();
        result.leaves += one.leaves();
    }
    return result;
}

} // namespace kodeks::composition
