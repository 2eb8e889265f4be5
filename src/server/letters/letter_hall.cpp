#include "server/letters/letter_hall.hpp"

#include "correspondence/tourney/record.hpp"
#include "server/event/event_file.hpp"
#include "server/game/game_json.hpp"
#include "server/game_key.hpp"
#include "server/records.hpp"

#include <fmt/format.h>

namespace kodeks::server {

namespace {

constexpr std::string_view letter_stream = "correspondence "; // and its number
constexpr std::string_view ledger_stream = "correspondence";  // in a file

std::optional<std::uint64_t> number_of(std::string_view stream) {
    return stream.starts_with(letter_stream) ? number_in(stream.substr(letter_stream.size()))
                                             : std::nullopt;
}

// The lines under another name; everything else stays as it was written.
std::vector<std::string> renamed(const std::vector<ledger::RawRecord>& records,
                                 std::string_view text, const std::string& stream) {
    std::vector<std::string> lines;
    for (const ledger::RawRecord& record : records) {
        ledger::Envelope envelope = record.envelope;
        envelope.stream = stream;
        lines.push_back(ledger::write_record(envelope, fact_text(text, record)));
    }
    return lines;
}

Reply fault_reply(const Fault& fault) {
    boost::json::object why = complaint_json(fault.message);
    why["line"] = fault.place.line;
    why["column"] = fault.place.column;
    return {.outcome = Outcome::unreadable, .why = std::move(why)};
}

} // namespace

LetterTourney::LetterTourney(std::string id, const HallTools& tools)
    : id_(std::move(id)),
      decider_(new LetterDecider(tools.known)),
      owner_(std::string(letter_stream) + id_, std::unique_ptr<Decider>(decider_), tools.services) {
}

LetterTourney& LetterHall::add(std::uint64_t number) {
    auto made = std::make_unique<LetterTourney>(std::to_string(number), tools_);
    return *all_.try_emplace(number, std::move(made)).first->second;
}

LetterTourney* LetterHall::find(std::string_view id) {
    const auto number = number_in(id);
    const auto found = number ? all_.find(*number) : all_.end();
    return found != all_.end() && found->second->decider().opened() ? found->second.get() : nullptr;
}

Owner* LetterHall::owner_of(const std::string& stream) {
    const auto number = number_of(stream);
    if (!number) {
        return nullptr;
    }
    const auto found = all_.find(*number);
    return found == all_.end() ? &add(*number).owner() : &found->second->owner();
}

void LetterHall::remember(const std::string& stream) {
    const auto number = number_of(stream);
    const auto found = number ? all_.find(*number) : all_.end();
    if (found != all_.end()) {
        created_[found->second->owner().first_command()] = found->second.get();
    }
}

void LetterHall::start() {
    for (auto& [number, one] : all_) {
        one->owner().start();
    }
}

void LetterHall::join() {
    for (auto& [number, one] : all_) {
        one->owner().join();
    }
}

void LetterHall::create(const Asked& asked, const Done& done) {
    if (const auto before = created_.find(asked.command);
        before != created_.end() && before->second->decider().opened()) {
        done({{.first = 1, .last = 1, .known = true}, before->second});
        return;
    }
    const Verdict trial = LetterDecider(tools_.known).attempt(asked).verdict;
    if (trial.answer != Answer::accepted) {
        done({{.outcome = trial.answer == Answer::refused ? Outcome::refused : Outcome::unreadable,
               .why = trial.why}});
        return;
    }
    LetterTourney& made = add(next());
    created_[asked.command] = &made;
    made.owner().ask(asked, [this, &made, asked, done](const Reply& reply) {
        if (made.owner().last() > 0 && made.owner().first_command() != asked.command) {
            created_.erase(asked.command); // another server took the number first
            create(asked, done);
            return;
        }
        done({reply, reply.outcome == Outcome::accepted ? &made : nullptr});
    });
}

// The same first line, to the millisecond and by the same author, is the same tournament.
LetterTourney* LetterHall::same(const std::vector<std::string>& lines) {
    for (const auto& [number, one] : all_) {
        const LetterDecider& its = one->decider();
        if (!its.opened()) {
            continue;
        }
        const auto* const variant = games::find_variant(its.state().settings.variant);
        ledger::Envelope first = its.envelopes().front();
        first.stream = std::string(ledger_stream);
        first.more = its.envelopes().size() > 1 && its.envelopes()[1].command == first.command;
        const std::string fact = tourney::write_event(its.events().front(), *variant);
        if (ledger::write_record(first, fact) == lines.front()) {
            return one.get();
        }
    }
    return nullptr;
}

void LetterHall::import(const std::string& text, const Asked& asked, const Done& done) {
    const ledger::Source file{text, "ledger"};
    const auto ledger = tourney::read_ledger(file);
    const auto records = ledger::read_records(file);
    if (!ledger || !records) {
        done({fault_reply(ledger ? records.error() : ledger.error())});
        return;
    }
    const auto lines = renamed(records->all, text, std::string(ledger_stream));
    if (LetterTourney* const known = same(lines)) {
        done({{.first = 1, .last = known->last(), .known = true}, known});
        return;
    }
    LetterTourney& made = add(next());
    const std::string stream = made.owner().stream();
    store::Write write{stream, 0, records->all.front().envelope.command,
                       renamed(records->all, text, stream)};
    tools_.services.journal.append_all(
        {std::move(write)}, [this, &made, text, asked, done](const Result<store::Receipt>& got) {
            if (got && got->written == store::Written::conflict &&
                tools_.services.neighbours != nullptr) {
                made.owner().follow(1); // another server took the number first
                import(text, asked, done);
                return;
            }
            const auto read = got && got->written == store::Written::stored
                                  ? read_stream(tools_.store, made.owner().stream())
                                  : tl::unexpected(Fault{});
            for (std::size_t i = 0; read && i < read->records.size(); ++i) {
                static_cast<void>(made.owner().restore(read->records[i]));
            }
            if (!made.decider().opened()) {
                done({{.outcome = Outcome::unavailable}});
                return;
            }
            remember(made.owner().stream());
            made.owner().start();
            done({{.first = 1, .last = made.last()}, &made});
        });
}

Result<std::string> LetterHall::export_ledger(const LetterTourney& from) {
    const auto read = tools_.store.read(std::string(letter_stream) + from.id(), 0);
    if (!read) {
        return tl::unexpected(read.error());
    }
    std::string text = ledger::header_line() + "\n";
    for (const store::Stored& record : read->records) {
        text += record.sequence <= from.last() ? record.line + "\n" : "";
    }
    const auto records = ledger::read_records({text, from.id()});
    if (!records) {
        return tl::unexpected(records.error());
    }
    std::string file = ledger::header_line() + "\n";
    for (const std::string& line : renamed(records->all, text, std::string(ledger_stream))) {
        file += line + "\n";
    }
    return file;
}

} // namespace kodeks::server
