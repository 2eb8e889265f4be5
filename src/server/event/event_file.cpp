#include "server/event/event_file.hpp"

#include "office/record/record.hpp"
#include "server/game_key.hpp"
#include "tournament/record/record.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::server {

namespace {

using ledger::Envelope;
using ledger::RawRecord;

// The facts of one command may lie in several streams; in each of them the last is the last.
void close_commands(std::vector<Envelope>& envelopes) {
    for (std::size_t i = 0; i < envelopes.size(); ++i) {
        envelopes[i].more =
            i + 1 < envelopes.size() && envelopes[i + 1].command == envelopes[i].command;
    }
}

store::Write write_of(const std::string& stream, std::vector<Envelope> envelopes,
                      const std::vector<std::string>& facts) {
    close_commands(envelopes);
    store::Write write{stream, 0, "import", {}};
    for (std::size_t i = 0; i < envelopes.size(); ++i) {
        envelopes[i].stream = stream;
        write.lines.push_back(ledger::write_record(envelopes[i], facts[i]));
    }
    return write;
}

// A stream as its lines stand in the file.
store::Write write_raw(const std::string& stream, const std::vector<RawRecord>& records,
                       std::string_view text) {
    std::vector<Envelope> envelopes;
    std::vector<std::string> facts;
    for (const RawRecord& record : records) {
        envelopes.push_back(record.envelope);
        facts.push_back(fact_text(text, record));
    }
    return write_of(stream, envelopes, facts);
}

// A number of a command in a file that the program wrote; 0 for other ids.
std::uint64_t command_number(const std::string& command) {
    return number_in(command).value_or(0);
}

// Takes the streams apart again, always the record that came first.
class Merger {
public:
    explicit Merger(const std::vector<EventStream>& streams)
        : streams_(streams), next_(streams.size()) {}

    std::string text() {
        std::string lines = ledger::header_line() + "\n";
        while (const auto stream = first()) {
            const EventStream& from = streams_[*stream];
            const std::size_t i = next_[*stream]++;
            note(from, i);
            Envelope envelope = from.records[i].envelope;
            envelope.stream = from.name;
            const auto following = first();
            envelope.more = following && head(*following).command == envelope.command &&
                            head(*following).time == envelope.time;
            lines += ledger::write_record(envelope, from.facts[i]) + "\n";
        }
        return lines;
    }

private:
    const Envelope& head(std::size_t stream) const {
        return streams_[stream].records[next_[stream]].envelope;
    }

    // A game cannot begin before it was paired.
    bool may_come(std::size_t stream) const {
        if (next_[stream] >= streams_[stream].records.size()) {
            return false;
        }
        const auto game =
            key_in(std::string_view(streams_[stream].name)
                       .substr(std::min<std::size_t>(streams_[stream].name.size(), 5)));
        return !streams_[stream].name.starts_with("game ") ||
               (game && game->number <= state_.last_game.value);
    }

    // By time; in the same moment by the number of the command, and of one command the game first.
    bool before(std::size_t a, std::size_t b) const {
        const Envelope& one = head(a);
        const Envelope& two = head(b);
        if (one.time.value != two.time.value) {
            return one.time.value < two.time.value;
        }
        const auto number = command_number(one.command);
        const auto other = command_number(two.command);
        if (number != other) {
            return number < other;
        }
        return streams_[a].name.starts_with("game ") && !streams_[b].name.starts_with("game ");
    }

    // A command that was begun is finished before another one.
    std::optional<std::size_t> first() const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < streams_.size(); ++i) {
            if (!may_come(i)) {
                continue;
            }
            if (last_ == i && streams_[i].records[next_[i] - 1].envelope.more) {
                return i;
            }
            if (!best || before(i, *best)) {
                best = i;
            }
        }
        return best;
    }

    void note(const EventStream& stream, std::size_t i) {
        last_ = static_cast<std::size_t>(&stream - streams_.data());
        if (stream.name == "event") {
            if (const auto event = tournament::read_event(stream.records[i].event)) {
                tournament::apply(state_, *event);
            }
        }
    }

    const std::vector<EventStream>& streams_;
    std::vector<std::size_t> next_;
    std::optional<std::size_t> last_;
    tournament::State state_;
};

} // namespace

std::string fact_text(std::string_view text, const RawRecord& record) {
    std::size_t depth = 0;
    bool quoted = false;
    std::size_t at = record.event.offset;
    do { // the record has been read: brackets and quotes are in order
        const char c = text[at++];
        if (quoted) {
            at += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else {
            quoted = c == '"';
            depth += c == '{' || c == '[' ? 1 : 0;
            depth -= c == '}' || c == ']' ? 1 : 0;
        }
    } while (depth > 0);
    return std::string(text.substr(record.event.offset, at - record.event.offset));
}

Result<std::vector<store::Write>> streams_of(const ledger::Source& file, std::uint64_t number,
                                             const tournament::Stamp& stamp) {
    auto journal = tournament::read_journal(file);
    if (!journal) {
        return tl::unexpected(journal.error());
    }
    if (const auto office = office::read_office(journal->office, file); !office) {
        return tl::unexpected(office.error());
    }
    if (journal->is_old) {
        tournament::convert(*journal, stamp);
    }
    std::vector<std::string> facts;
    for (const tournament::Event& event : journal->events) {
        facts.push_back(tournament::write_event(event));
    }
    std::vector<store::Write> writes{
        write_of(fmt::format("event {}", number), journal->envelopes, facts)};
    for (const auto& [game, records] : journal->games) {
        writes.push_back(write_raw("game " + to_text({number, game.value}), records, file.text));
    }
    if (!journal->office.empty()) {
        writes.push_back(write_raw(fmt::format("office {}", number), journal->office, file.text));
    }
    return writes;
}

std::string file_of(const std::vector<EventStream>& streams) {
    return Merger(streams).text();
}

} // namespace kodeks::server
