#include "server/owner.hpp"

#include "base/check.hpp"
#include "server/records.hpp"
#include "server/texts.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace kodeks::server {

namespace {

constexpr int proofs_max = 32; // no decision asks so much

} // namespace

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

Reply unavailable(const Result<store::Receipt>& receipt) {
    const Message why = receipt ? Message{"server.other_writer", {}} : receipt.error().message;
    return {.outcome = Outcome::unavailable,
            .why = {{"name", why.key}, {"text", in_all_languages(why)}}};
}

Owner::Owner(std::string stream, std::unique_ptr<Decider> decider, const Services& services)
    : stream_(std::move(stream)), decider_(std::move(decider)), services_(services) {}

Owner::~Owner() {
    services_.timers.cancel(timer_);
}

// The decider has folded it.
void Owner::note(const ledger::RawRecord& record) {
    if (last_ == 0) {
        first_command_ = record.envelope.command;
    }
    last_ = record.envelope.sequence;
    const auto [known, fresh] = commands_.try_emplace(record.envelope.command, last_, last_);
    known->second.second = last_;
}

// An import of ours may have been heard of before it is read: nothing is taken twice.
tl::expected<void, Message> Owner::restore(const ledger::RawRecord& record) {
    if (record.envelope.sequence <= last_) {
        return {};
    }
    if (const auto recalled = decider_->recall(record); !recalled) {
        return tl::unexpected(recalled.error());
    }
    note(record);
    return {};
}

void Owner::join() {
    after_change();
}

// While an act of ours is under way its commit will tell whether somebody was faster.
bool Owner::hears_of(store::Sequence heard) {
    heard_ = std::max(heard_, heard);
    return !busy_ && last_ < heard_;
}

void Owner::follow(store::Sequence heard) {
    if (hears_of(heard)) {
        catch_up();
    }
}

// What others have written is folded and told as if it were our own.
bool Owner::catch_up() {
    const auto read = services_.neighbours == nullptr
                          ? tl::unexpected(Fault{})
                          : read_stream(services_.neighbours->log(), stream_, last_);
    return read && take_over(read->records);
}

// They follow the last one.
bool Owner::take_over(const std::vector<ledger::RawRecord>& records) {
    std::vector<Fact> facts;
    for (const ledger::RawRecord& record : records) {
        auto fact = decider_->fold(record);
        if (!fact) {
            break;
        }
        note(record);
        facts.push_back(std::move(*fact));
    }
    heard_ = last_; // there is nothing further now
    if (facts.empty()) {
        return false;
    }
    tell(facts);
    return true;
}

void Owner::start(const std::function<void()>& stopped) {
    looked_.reset();
    if (std::string act = decider_->restart(services_.watch.now()); !act.empty()) {
        ask_program(std::move(act), fmt::format("restart:{}", last_), [stopped](const Reply&) {
            if (stopped) {
                stopped();
            }
        });
    }
    after_change();
}

void Owner::ask(Asked asked, Answered answered) {
    if (queue_.size() >= owner_waiting_max) {
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

// Who has seen more than there is has seen another history, of a log that is not this one any more;
// or what another server has told him and this one has not heard yet.
bool Owner::is_stale(store::Sequence seen) {
    if (seen > last_ && services_.neighbours != nullptr) {
        catch_up();
    }
    return seen != last_;
}

// What others have written meanwhile comes first, also when no act waits.
void Owner::pump() {
    for (follow(0); !busy_ && !queue_.empty(); follow(0)) {
        busy_ = true;
        if (const auto turn = queue_.front().turn) {
            turn();
            return;
        }
        const Asked& asked = queue_.front().asked;
        if (const auto before = known(asked.command)) {
            answer(*before);
        } else if (asked.seen && is_stale(*asked.seen)) {
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

store::Write Owner::write_for(const Asked& asked, std::span<const std::string> facts,
                              store::Sequence after) const {
    store::Write write{stream_, after, asked.command, {}};
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const ledger::Envelope envelope{stream_,       after + static_cast<store::Sequence>(i) + 1,
                                        asked.at,      asked.author,
                                        asked.command, i + 1 < facts.size()};
        write.lines.push_back(ledger::write_record(envelope, facts[i]));
    }
    return write;
}

void Owner::commit(const Verdict& verdict) {
    const Asked& asked = queue_.front().asked;
    std::vector<store::Write> writes{write_for(asked, verdict.facts, last_)};
    if (verdict.added) {
        const std::string author(program_author);
        const auto after = last_ + static_cast<store::Sequence>(verdict.facts.size());
        writes.push_back(write_for({verdict.added->command, author, author, {}, asked.at},
                                   verdict.added->facts, after));
    }
    services_.journal.append_all(std::move(writes), [this, outcome = outcome_of(verdict.answer),
                                                     added = verdict.added](const auto& receipt) {
        committed(receipt, outcome, added);
    });
}

void Owner::committed(const Result<store::Receipt>& receipt, Outcome outcome,
                      const std::optional<Added>& added) {
    if (!receipt || receipt->written != store::Written::stored) {
        clashed(receipt);
        return;
    }
    KODEKS_ASSERT(receipt->first == last_ + 1 && receipt->last >= receipt->first);
    const Reply reply{.outcome = outcome, .first = receipt->first, .last = receipt->last};
    if (queue_.front().asked.hears_first && queue_.front().answered) {
        std::exchange(queue_.front().answered, {})(reply);
    }
    const std::vector<Fact> facts =
        fold_stored(queue_.front().asked, receipt->first, receipt->last);
    if (added) {
        note_added(added->command, added->facts.size());
    }
    answer(reply);
    tell(facts);
    pump();
}

// The disk has the facts of the last verdict.
std::vector<Fact> Owner::fold_stored(const Asked& asked, store::Sequence first,
                                     store::Sequence last) {
    std::vector<Fact> facts = decider_->accept(first, asked);
    if (last_ == 0) {
        first_command_ = asked.command;
    }
    last_ = last;
    commands_.emplace(asked.command, std::pair{first, last});
    return facts;
}

void Owner::note_added(const std::string& command, std::size_t facts) {
    const store::Sequence first = last_ + 1;
    last_ += static_cast<store::Sequence>(facts);
    commands_.emplace(command, std::pair{first, last_});
}

void Owner::tell(std::span<const Fact> facts) {
    if (listener_) {
        listener_(facts);
    }
    after_change();
}

// Another server was faster: what it wrote is taken over, and the act is decided again on that.
void Owner::clashed(const Result<store::Receipt>& receipt) {
    if (receipt && ++queue_.front().clashes <= owner_clashes_max && catch_up()) {
        busy_ = false;
        pump();
        return;
    }
    answer(unavailable(receipt));
    pump();
}

// What stands in front is done with; the next act may be taken.
void Owner::release() {
    queue_.pop_front();
    busy_ = false;
}

void Owner::answer(const Reply& reply) {
    const Answered answered = std::move(queue_.front().answered);
    release();
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
