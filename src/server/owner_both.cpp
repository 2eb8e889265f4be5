// Two acts on two streams at once: each owner keeps its queue waiting until one transaction has
// taken the facts of both.
#include "base/check.hpp"
#include "server/owner.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::server {

class Owner::Both : public std::enable_shared_from_this<Owner::Both> {
public:
    Both(Owner& first, Owner& second, std::string command, std::function<Pair()> make,
         Answered answered)
        : first_(first),
          second_(second),
          command_(std::move(command)),
          make_(std::move(make)),
          answered_(std::move(answered)) {}

    void begin() {
        hold(first_, [self = shared_from_this()] { hold(self->second_, [self] { self->run(); }); });
    }

private:
    static void hold(Owner& owner, std::function<void()> turn) {
        owner.queue_.emplace_back().turn = std::move(turn);
        owner.pump();
    }

    void run() {
        if (const auto before = second_.known(command_)) {
            finish(*before);
            return;
        }
        pair_ = make_();
        if (pair_.refused) {
            finish(*pair_.refused);
            return;
        }
        writes_.clear();
        if (!decide(second_, pair_.second) ||
            (!pair_.first.act.empty() && !decide(first_, pair_.first))) {
            return;
        }
        second_.services_.journal.append_all(
            writes_, [self = shared_from_this()](const Result<store::Receipt>& receipt) {
                self->committed(receipt);
            });
    }

    // A refusal of either ends both.
    bool decide(Owner& owner, const Asked& asked) {
        const Verdict verdict = owner.decider_->decide(asked);
        KODEKS_ASSERT(verdict.answer != Answer::needs_proof && !verdict.added);
        if (verdict.facts.empty()) {
            finish({.outcome = outcome_of(verdict.answer), .why = verdict.why});
            return false;
        }
        writes_.push_back(owner.write_for(asked, verdict.facts, owner.last_));
        return true;
    }

    void committed(const Result<store::Receipt>& receipt) {
        if (receipt && receipt->written == store::Written::stored) {
            stored(*receipt);
            return;
        }
        if (receipt && ++clashes_ <= owner_clashes_max) {
            const bool behind_first = first_.catch_up();
            if (second_.catch_up() || behind_first) {
                run();
                return;
            }
        }
        finish(unavailable(receipt));
    }

    void stored(const store::Receipt& receipt) {
        const auto second = second_.fold_stored(pair_.second, receipt.first, receipt.last);
        std::vector<Fact> first;
        if (writes_.size() > 1) {
            const auto count = static_cast<store::Sequence>(writes_[1].lines.size());
            first = first_.fold_stored(pair_.first, first_.last_ + 1, first_.last_ + count);
        }
        first_.release();
        second_.release();
        answered_({.first = receipt.first, .last = receipt.last});
        if (!first.empty()) {
            first_.tell(first);
        }
        second_.tell(second);
        pump();
    }

    void finish(const Reply& reply) {
        first_.release();
        second_.release();
        answered_(reply);
        pump();
    }

    void pump() {
        first_.pump();
        second_.pump();
    }

    Owner& first_;
    Owner& second_;
    std::string command_;
    std::function<Pair()> make_;
    Answered answered_;
    Pair pair_;
    std::vector<store::Write> writes_; // the second one's comes first: its receipt is the answer
    int clashes_ = 0;
};

void Owner::ask_both(Owner& first, Owner& second, std::string command, std::function<Pair()> make,
                     Answered answered) {
    if (std::max(first.waiting(), second.waiting()) >= owner_waiting_max) {
        answered({.outcome = Outcome::busy});
        return;
    }
    std::make_shared<Both>(first, second, std::move(command), std::move(make), std::move(answered))
        ->begin();
}

} // namespace kodeks::server
