// Streams of one room that are ledgers of the command line too, each with its owner: a tournament
// by letter, a contest. A file comes in as such a stream and goes out as the same file. The decider
// says what the room is:
//
//     struct Its : Decider {
//         static constexpr std::string_view stream = "contest"; // in a file; here with a number
//         static std::unique_ptr<Its> with(const HallTools&);
//         static Result<void> check(const ledger::Source&);     // whether this is such a file
//         bool opened() const;
//         const std::vector<ledger::Envelope>& envelopes() const;
//         std::string first_fact() const;                       // as its record was written
//         Verdict judge(const Asked&) const;                    // what decide() would say
//     };
#pragma once

#include "server/event/event_file.hpp"
#include "server/game/game_json.hpp"
#include "server/game_key.hpp"
#include "server/hall_tools.hpp"
#include "server/owner.hpp"
#include "server/records.hpp"

#include <functional>
#include <map>
#include <memory>

namespace kodeks::server {

// The lines under another name; everything else stays as it was written.
std::vector<std::string> renamed(const std::vector<ledger::RawRecord>& records,
                                 std::string_view text, const std::string& stream);

// What cannot be read, with its place.
Reply fault_reply(const Fault& fault);

// The records of a stream under the name that files use, with their header.
Result<std::string> ledger_file(store::Store& store, const std::string& stream, std::uint32_t last,
                                std::string_view name);

template <class Its>
class LedgerStream {
public:
    LedgerStream(std::string id, const HallTools& tools)
        : LedgerStream(std::move(id), Its::with(tools), tools) {}

    LedgerStream(const LedgerStream&) = delete;
    LedgerStream& operator=(const LedgerStream&) = delete;

    const std::string& id() const { return id_; }

    Owner& owner() { return owner_; }

    std::uint32_t last() const { return owner_.last(); }

    const Its& decider() const { return *decider_; }

    const auto& state() const { return decider_->state(); }

private:
    LedgerStream(std::string id, std::unique_ptr<Its> decider, const HallTools& tools)
        : id_(std::move(id)),
          decider_(decider.get()),
          owner_(std::string(Its::stream) + " " + id_, std::move(decider), tools.services) {}

    std::string id_;
    Its* decider_; // the owner's
    Owner owner_;
};

template <class Its>
class LedgerHall {
public:
    using Stream = LedgerStream<Its>;

    explicit LedgerHall(const HallTools& tools) : tools_(tools) {}

    struct Opened {
        Reply reply;
        Stream* one = nullptr;
    };

    using Done = std::function<void(const Opened&)>;

    // `asked.act` announces it.
    void create(const Asked& asked, const Done& done);

    // A ledger of the command line, whole or not at all; the same one is known.
    void import(const std::string& text, const Asked& asked, const Done& done);

    Result<std::string> export_ledger(const Stream& from) {
        return ledger_file(tools_.store, stream_of(from.id()), from.last(), Its::stream);
    }

    Stream* find(std::string_view id) {
        const auto number = number_in(id);
        const auto found = number ? all_.find(*number) : all_.end();
        const bool there = found != all_.end() && found->second->decider().opened();
        return there ? found->second.get() : nullptr;
    }

    const std::map<std::uint64_t, std::unique_ptr<Stream>>& all() const { return all_; }

    // For the hall: the owner of such a stream, made when it is met; nullptr for other streams.
    Owner* owner_of(const std::string& stream) {
        const auto number = number_of(stream);
        if (!number) {
            return nullptr;
        }
        const auto found = all_.find(*number);
        return found == all_.end() ? &add(*number).owner() : &found->second->owner();
    }

    void remember(const std::string& stream) { // which command made it
        const auto number = number_of(stream);
        const auto found = number ? all_.find(*number) : all_.end();
        if (found != all_.end()) {
            created_[found->second->owner().first_command()] = found->second.get();
        }
    }

    void start() {
        for (auto& [number, one] : all_) {
            one->owner().start();
        }
    }

    void join() {
        for (auto& [number, one] : all_) {
            one->owner().join();
        }
    }

private:
    static std::string stream_of(const std::string& id) {
        return std::string(Its::stream) + " " + id;
    }

    static std::optional<std::uint64_t> number_of(std::string_view stream) {
        const std::string before = stream_of("");
        return stream.starts_with(before) ? number_in(stream.substr(before.size())) : std::nullopt;
    }

    Stream& add(std::uint64_t number) {
        auto made = std::make_unique<Stream>(std::to_string(number), tools_);
        return *all_.try_emplace(number, std::move(made)).first->second;
    }

    std::uint64_t next() const { return all_.empty() ? 1 : all_.rbegin()->first + 1; }

    Stream* same(const std::vector<std::string>& lines);
    void imported(Stream& made, const Done& done);

    HallTools tools_;
    std::map<std::uint64_t, std::unique_ptr<Stream>> all_; // by number
    std::map<std::string, Stream*> created_;               // by the command that made it
};

template <class Its>
void LedgerHall<Its>::create(const Asked& asked, const Done& done) {
    if (const auto before = created_.find(asked.command);
        before != created_.end() && before->second->decider().opened()) {
        done({{.first = 1, .last = 1, .known = true}, before->second});
        return;
    }
    const Verdict trial = Its::with(tools_)->judge(asked);
    if (trial.answer != Answer::accepted) {
        done({{.outcome = trial.answer == Answer::refused ? Outcome::refused : Outcome::unreadable,
               .why = trial.why}});
        return;
    }
    Stream& made = add(next());
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

// The same first line, to the millisecond and by the same author, is the same stream.
template <class Its>
typename LedgerHall<Its>::Stream* LedgerHall<Its>::same(const std::vector<std::string>& lines) {
    for (const auto& [number, one] : all_) {
        const Its& its = one->decider();
        if (!its.opened()) {
            continue;
        }
        ledger::Envelope first = its.envelopes().front();
        first.stream = std::string(Its::stream);
        first.more = its.envelopes().size() > 1 && its.envelopes()[1].command == first.command;
        if (ledger::write_record(first, its.first_fact()) == lines.front()) {
            return one.get();
        }
    }
    return nullptr;
}

template <class Its>
void LedgerHall<Its>::imported(Stream& made, const Done& done) {
    const auto read = read_stream(tools_.store, made.owner().stream());
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
}

template <class Its>
void LedgerHall<Its>::import(const std::string& text, const Asked& asked, const Done& done) {
    const ledger::Source file{text, "ledger"};
    const auto checked = Its::check(file);
    const auto records = ledger::read_records(file);
    if (!checked || !records) {
        done({fault_reply(checked ? records.error() : checked.error())});
        return;
    }
    if (Stream* const known = same(renamed(records->all, text, std::string(Its::stream)))) {
        done({{.first = 1, .last = known->last(), .known = true}, known});
        return;
    }
    Stream& made = add(next());
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
            if (got && got->written == store::Written::stored) {
                imported(made, done);
                return;
            }
            done({{.outcome = Outcome::unavailable}});
        });
}

} // namespace kodeks::server
