#include "tournament/record/journal.hpp"

#include "base/utf8.hpp"
#include "ledger/lines.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/sums.hpp"

#include <charconv>

namespace kodeks::tournament {

namespace {

using ledger::Envelope;
using ledger::Json;
using ledger::RawRecord;
using ledger::Source;
using ledger::Trouble;

constexpr std::string_view event_stream = "event";
constexpr std::string_view game_stream = "game ";
constexpr std::string_view office_stream = "office";

std::string stream_of(GameId game) {
    return std::string(game_stream) + std::to_string(game.value);
}

std::optional<GameId> game_of(std::string_view stream) {
    if (!stream.starts_with(game_stream)) {
        return std::nullopt;
    }
    stream.remove_prefix(game_stream.size());
    GameId game;
    const auto read = std::from_chars(stream.data(), stream.data() + stream.size(), game.value);
    const bool whole = read.ec == std::errc{} && read.ptr == stream.data() + stream.size();
    return whole ? std::optional(game) : std::nullopt;
}

std::optional<Trouble> add_fact(Journal& journal, const Json& json) {
    auto event = read_event(json);
    if (!event) {
        return event.error();
    }
    if (journal.is_old) {
        complete_old(journal.state, *event);
    }
    if (auto defect = defect_of(journal.state, *event)) {
        return Trouble{json.offset, std::move(*defect)};
    }
    tournament::apply(journal.state, *event);
    journal.events.push_back(std::move(*event));
    ++journal.facts;
    return std::nullopt;
}

std::optional<Trouble> add_record(Journal& journal, RawRecord& record) {
    journal.commands += record.envelope.more ? 0 : 1;
    journal.sum = take_sum(record.event);
    if (record.envelope.stream == event_stream) {
        journal.envelopes.push_back(std::move(record.envelope));
        return add_fact(journal, record.event);
    }
    if (record.envelope.stream == office_stream) {
        journal.office.push_back(std::move(record));
        return std::nullopt;
    }
    const auto game = game_of(record.envelope.stream);
    if (!game || !find_ref(journal.state, *game)) {
        return Trouble{record.event.offset,
                       {"tournament.file.stream", {{"stream", record.envelope.stream}}}};
    }
    journal.games[*game].push_back(std::move(record));
    return std::nullopt;
}

Result<Journal> read_ledger(const Source& source) {
    Journal journal;
    const auto found = ledger::read_each_record(
        source, [&](RawRecord& record) { return add_record(journal, record); });
    if (!found) {
        return tl::unexpected(found.error());
    }
    journal.sound_bytes = found->sound_bytes;
    journal.cut_off = found->cut_off;
    if (journal.sum.empty()) { // written before lines had sums: the next one covers them all
        journal.sum = sum_of_beginning(source.text.substr(0, journal.sound_bytes));
    }
    return journal;
}

Message not_an_event() {
    return {"tournament.file.not_event", {}};
}

// {"kodeks-event": 1, "events": [...]}
Result<Journal> read_old(const Source& source) {
    if (const auto broken = first_invalid_byte(source.text)) {
        return tl::unexpected(fault_at(source, {*broken, {"base.unreadable_utf8", {}}}));
    }
    const auto json = ledger::read_json(source.text, 0, source.text.size());
    if (!json) {
        return tl::unexpected(fault_at(source, json.error()));
    }
    const Json* const version = json->find("kodeks-event");
    const Json* const events = json->find("events");
    if (version == nullptr || events == nullptr || events->kind != ledger::JsonKind::array ||
        events->items.empty() || json->keys.size() != 2) {
        return tl::unexpected(fault_at(source, {0, not_an_event()}));
    }
    if (version->text != "1") {
        return tl::unexpected(fault_at(source, {version->offset, {"tournament.file.version", {}}}));
    }
    Journal journal;
    journal.is_old = true;
    for (const Json& fact : events->items) {
        if (const auto trouble = add_fact(journal, fact)) {
            return tl::unexpected(fault_at(source, *trouble));
        }
    }
    return journal;
}

// Facts with numbers that follow those a stream has.
class LineWriter {
public:
    LineWriter(const Journal& journal, const Stamp& stamp)
        : stamp_(stamp),
          command_(std::to_string(journal.commands + 1)),
          sum_(journal.sum.empty() ? sum_of_beginning(ledger::header_line() + "\n") : journal.sum) {
    }

    void add(std::string stream, std::uint32_t sequence, std::string fact) {
        flush(true);
        pending_ = {std::move(stream), sequence, stamp_.time, stamp_.author, command_, false};
        fact_ = std::move(fact);
    }

    std::string take() {
        flush(false);
        return std::move(text_);
    }

private:
    void flush(bool more) {
        if (!fact_.empty()) {
            pending_.more = more;
            text_ += summed(write_record(pending_, fact_), sum_) + "\n";
            fact_.clear();
        }
    }

    const Stamp& stamp_;
    std::string command_;
    Envelope pending_;
    std::string fact_;
    std::string text_;
    std::string sum_; // of the line before
};

} // namespace

Result<Journal> read_journal(const Source& source) {
    if (ledger::is_ledger(source.text)) {
        auto journal = read_ledger(source);
        if (journal && journal->events.empty()) {
            return tl::unexpected(fault_at(source, {0, not_an_event()}));
        }
        return journal;
    }
    return read_old(source);
}

std::string lines_of(const Journal& journal, const Addition& addition, const Stamp& stamp) {
    LineWriter lines(journal, stamp);
    const auto played = journal.games.find(addition.game);
    std::size_t number = played == journal.games.end() ? 0 : played->second.size();
    for (const std::string& fact : addition.game_facts) {
        lines.add(stream_of(addition.game), static_cast<std::uint32_t>(++number), fact);
    }
    number = journal.office.size();
    for (const std::string& fact : addition.office_facts) {
        lines.add(std::string(office_stream), static_cast<std::uint32_t>(++number), fact);
    }
    number = journal.facts;
    for (const Event& event : addition.events) {
        lines.add(std::string(event_stream), static_cast<std::uint32_t>(++number),
                  write_event(event));
    }
    return lines.take();
}

bool reads_back(std::string_view lines, const Addition& addition) {
    if (first_invalid_byte(lines)) {
        return false;
    }
    std::vector<Event> events;
    std::size_t other_facts = 0;
    ledger::Lines each(lines);
    while (each.next()) {
        const auto json = each.json();
        const Json* const written = json ? json->find("event") : nullptr;
        std::optional<Json> fact = written == nullptr ? std::nullopt : std::optional(*written);
        const Json* const stream = json ? json->find("stream") : nullptr;
        if (!fact || stream == nullptr) {
            return false;
        }
        take_sum(*fact);
        if (stream->text != event_stream) {
            ++other_facts;
        } else if (auto event = read_event(*fact)) {
            events.push_back(std::move(*event));
        }
    }
    return events == addition.events &&
           other_facts == addition.game_facts.size() + addition.office_facts.size();
}

void add(Journal& journal, const Addition& addition, const Stamp& stamp) {
    const std::string lines = lines_of(journal, addition, stamp);
    const std::string command = std::to_string(journal.commands + 1);
    for (const std::string& fact : addition.game_facts) {
        auto& records = journal.games[addition.game];
        const auto number = static_cast<std::uint32_t>(records.size()) + 1;
        records.push_back({{stream_of(addition.game), number, stamp.time, stamp.author, command},
                           *ledger::read_json(fact, 0, fact.size())});
    }
    for (const std::string& fact : addition.office_facts) {
        const auto number = static_cast<std::uint32_t>(journal.office.size()) + 1;
        journal.office.push_back(
            {{std::string(office_stream), number, stamp.time, stamp.author, command},
             *ledger::read_json(fact, 0, fact.size())});
    }
    for (const Event& event : addition.events) {
        tournament::apply(journal.state, event);
        journal.events.push_back(event);
        journal.envelopes.push_back(
            {std::string(event_stream), ++journal.facts, stamp.time, stamp.author, command});
    }
    if (journal.sound_bytes == 0) {
        journal.sound_bytes = ledger::header_line().size() + 1;
    }
    ++journal.commands;
    journal.sound_bytes += lines.size();
    journal.sum = last_sum(lines);
}

// When and by whom the facts were recorded is not known; when the file took its new form is.
void convert(Journal& journal, const Stamp& stamp) {
    for (std::size_t i = 0; i < journal.events.size(); ++i) {
        const auto number = static_cast<std::uint32_t>(i) + 1;
        journal.envelopes.push_back({std::string(event_stream), number, stamp.time, stamp.author,
                                     std::to_string(number), false});
    }
    journal.commands = static_cast<std::uint32_t>(journal.events.size());
    journal.facts = journal.commands;
    journal.is_old = false;
    const std::string text = text_of(journal);
    journal.sound_bytes = text.size();
    journal.sum = last_sum(text);
}

std::string text_of(const Journal& journal) {
    std::string text = ledger::header_line() + "\n";
    std::string sum = sum_of_beginning(text);
    for (std::size_t i = 0; i < journal.events.size(); ++i) {
        text +=
            summed(ledger::write_record(journal.envelopes[i], write_event(journal.events[i])), sum);
        text += "\n";
    }
    return text;
}

} // namespace kodeks::tournament
