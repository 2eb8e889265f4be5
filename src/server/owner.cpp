#include "server/owner.hpp"

#include "base/check.hpp"

#include <utility>

#include <fmt/format.h>

namespace kodeks::server {

namespace {

constexpr std::size_t waiting_max = 64; // people at a board do not send more at once
constexpr int proofs_max = 32;          // no decision asks so much

Outcome outcome_of(Answer answer) {
    switch (answer) {
    case Answer::superseded:
        return Outcome::superseded;
    case Answer::refused:
        return Outcome::refused;
    case Answer::unreadable:
        return Outcome::unreadable;
    case Answer::accepted:
    case Answer::needs_proof:
        break;
    }
    return Outcome::accepted;
}

} // namespace

Owner::Owner(std::string stream, std::unique_ptr<Decider> decider, const Services& services)
    : stream_(std::move(stream)), decider_(std::move(decider)), services_(services) {}

Owner::~Owner() {
    services_.timers.cancel(timer_);
}

tl::expected<void, Message> Owner::restore(const ledger::RawRecord& record) {
    const auto folded = decider_->fold(record);
    if (!folded) {
        return tl::unexpected(folded.error());
    }
    if (last_ == 0) {
        first_command_ = record.envelope.command;
    }
    last_ = record.envelope.sequence;
    const auto [known, fresh] = commands_.try_emplace(record.envelope.command, last_, last_);
    known->second.second = last_;
    return {};
}

void Owner::start() {
    if (std::string act = decider_->restart(services_.watch.now()); !act.empty()) {
        ask_program(std::move(act), fmt::format("restart:{}", last_), {});
    }
    after_change();
}

void Owner::ask(Asked asked, Answered answered) {
    if (queue_.size() >= waiting_max) {
        if (answered) {
            answered({.outcome = Outcome::busy});
        }
        return;
    }
    queue_.push_back({std::move(asked), std::move(answered)});
    pump();
}

void Owner::ask_program(std::string act, const std::string& command, Answered answered) {
    ask({command, "program", "program", std::move(act), services_.watch.now()},
        std::move(answered));
}

std::optional<Reply> Owner::known(const std::string& command) const {
    const auto found = commands_.find(command);
    if (found == commands_.end()) {
        return std::nullopt;
    }
    return Reply{.first = found->second.first, .last = found->second.second, .known = true};
}

void Owner::pump() {
    while (!busy_ && !queue_.empty()) {
        busy_ = true;
        const Asked& asked = queue_.front().asked;
        if (const auto before = known(asked.command)) {
            answer(*before);
        } else if (asked.seen && *asked.seen < last_) {
            answer({.outcome = Outcome::stale, .last = last_});
        } else {
            take(decider_->decide(asked));
        }
    }
}

void Owner::take(const Verdict& verdict) {
    if (verdict.answer == Answer::needs_proof) {
        prove_first(*verdict.query);
    } else if (verdict.facts.empty()) {
        answer({.outcome = outcome_of(verdict.answer), .why = verdict.why});
    } else {
        commit(verdict);
    }
}

void Owner::commit(const Verdict& verdict) {
    const Asked& asked = queue_.front().asked;
    store::Write write{stream_, last_, asked.command, {}};
    for (std::size_t i = 0; i < verdict.facts.size(); ++i) {
        const ledger::Envelope envelope{stream_,       last_ + static_cast<store::Sequence>(i) + 1,
                                        asked.at,      asked.author,
                                        asked.command, i + 1 < verdict.facts.size()};
        write.lines.push_back(ledger::write_record(envelope, verdict.facts[i]));
    }
    services_.journal.append(std::move(write), [this, outcome = outcome_of(verdict.answer)](
                                                   const Result<store::Receipt>& receipt) {
        committed(receipt, outcome);
    });
}

void Owner::committed(const Result<store::Receipt>& receipt, Outcome outcome) {
    if (!receipt || receipt->written != store::Written::stored) {
        const Message why = receipt ? Message{"server.other_writer", {}} : receipt.error().message;
        answer({.outcome = Outcome::unavailable,
                .why = {{"name", why.key}, {"text", render(why, Language::en)}}});
        pump();
        return;
    }
    KODEKS_ASSERT(receipt->first == last_ + 1 && receipt->last >= receipt->first);
    const Asked asked = queue_.front().asked;
    const std::vector<Fact> facts = decider_->accept(receipt->first, asked);
    last_ = receipt->last;
    commands_.emplace(asked.command, std::pair{receipt->first, receipt->last});
    answer({.outcome = outcome, .first = receipt->first, .last = receipt->last});
    if (listener_) {
        listener_(facts);
    }
    after_change();
    pump();
}

// The act in front is done with; the next one may be taken.
void Owner::answer(const Reply& reply) {
    const Answered answered = std::move(queue_.front().answered);
    queue_.pop_front();
    busy_ = false;
    if (answered) {
        answered(reply);
    }
}

// The proof goes before the act that needs it, and the act is then asked again, with its own time.
void Owner::prove_first(const truth::Query& query) {
    if (++queue_.front().proofs > proofs_max) {
        answer({.outcome = Outcome::unavailable});
        return;
    }
    services_.prover.prove(query, [this, query](truth::Known known) {
        const UnixTime at = queue_.front().asked.at;
        queue_.push_front({{fmt::format("proof:{}:{}", last_, ++programs_), "program", "program",
                            decider_->proof(query, known), at},
                           {}});
        busy_ = false;
        pump();
    });
}

void Owner::after_change() {
    set_timer();
    look_for_wanted();
}

void Owner::set_timer() {
    services_.timers.cancel(std::exchange(timer_, 0));
    const auto due = decider_->next_deadline();
    if (!due || due == looked_) { // looking again at the same moment would find the same
        return;
    }
    timer_ = services_.timers.call_at(*due, [this, due = *due] {
        timer_ = 0;
        looked_ = due;
        ask({fmt::format("look:{}:{}", last_, ++programs_), "program", "program", decider_->look(),
             due},
            [this](const Reply& reply) {
                if (reply.last == 0) {
                    set_timer();
                }
            });
    });
}

void Owner::look_for_wanted() {
    const auto query = proving_ ? std::nullopt : decider_->wanted();
    if (!query) {
        return;
    }
    proving_ = true;
    services_.prover.prove(*query, [this, query = *query](truth::Known known) {
        proving_ = false;
        ask_program(decider_->proof(query, known), fmt::format("proof:{}:{}", last_, ++programs_),
                    {});
    });
}

} // namespace kodeks::server
