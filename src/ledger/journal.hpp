// A ledger that holds one stream of one room: its facts with their envelopes, and the state they
// fold into. The room says how its facts are read, written, checked and folded:
//
//     struct Room {
//         using Event = ...;
//         using State = ...;
//         static constexpr std::string_view stream = "contest";
//         static std::string write(const Event&);
//         static tl::expected<Event, Trouble> read(const Json&);
//         static std::optional<Message> defect(const State&, const Event&); // cannot follow
//         static void fold(State&, const Event&);
//         static Message not_ours(); // the file holds something else
//     };
#pragma once

#include "ledger/lines.hpp"
#include "ledger/record.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::ledger {

// Who acts and when.
struct Stamp {
    UnixTime time;
    std::string author;
};

template <class Room>
struct Journal {
    std::vector<typename Room::Event> events;
    std::vector<Envelope> envelopes;
    typename Room::State state;
    std::uint32_t commands = 0;
    std::size_t sound_bytes = 0; // what lies behind was never acknowledged
    bool cut_off = false;
};

// One fact more, checked against the state before it.
template <class Room>
std::optional<Trouble> take_record(Journal<Room>& journal, const RawRecord& record) {
    if (record.envelope.stream != Room::stream) {
        return Trouble{record.event.offset, Room::not_ours()};
    }
    auto event = Room::read(record.event);
    if (!event) {
        return event.error();
    }
    if (auto defect = Room::defect(journal.state, *event)) {
        return Trouble{record.event.offset, std::move(*defect)};
    }
    Room::fold(journal.state, *event);
    journal.events.push_back(std::move(*event));
    journal.envelopes.push_back(record.envelope);
    journal.commands += record.envelope.more ? 0 : 1;
    return std::nullopt;
}

template <class Room>
Result<Journal<Room>> read_journal(const Source& source) {
    if (!is_ledger(source.text)) {
        return tl::unexpected(fault_at(source, {0, Room::not_ours()}));
    }
    const auto records = read_records(source);
    if (!records) {
        return tl::unexpected(records.error());
    }
    Journal<Room> journal;
    journal.sound_bytes = records->sound_bytes;
    journal.cut_off = records->cut_off;
    for (const RawRecord& record : records->all) {
        if (const auto trouble = take_record(journal, record)) {
            return tl::unexpected(fault_at(source, *trouble));
        }
    }
    if (journal.events.empty()) {
        return tl::unexpected(fault_at(source, {0, Room::not_ours()}));
    }
    return journal;
}

// Envelopes for facts that follow the journal; all belong to one command.
template <class Room>
std::vector<Envelope> envelopes_for(const Journal<Room>& journal, std::size_t facts,
                                    const Stamp& stamp) {
    std::vector<Envelope> all;
    for (std::size_t i = 0; i < facts; ++i) {
        all.push_back({std::string(Room::stream),
                       static_cast<std::uint32_t>(journal.events.size() + i) + 1, stamp.time,
                       stamp.author, std::to_string(journal.commands + 1), i + 1 < facts});
    }
    return all;
}

// The lines to put behind a journal, each with its end.
template <class Room>
std::string lines_of(const Journal<Room>& journal, const std::vector<typename Room::Event>& facts,
                     const Stamp& stamp) {
    const auto envelopes = envelopes_for(journal, facts.size(), stamp);
    std::string text;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        text += write_record(envelopes[i], Room::write(facts[i])) + "\n";
    }
    return text;
}

// Whether the lines say what they were made from: a text may hold bytes that no file may.
template <class Room>
bool reads_back(std::string_view text, const std::vector<typename Room::Event>& facts) {
    std::vector<typename Room::Event> read;
    Lines lines(text);
    while (lines.next()) {
        const auto json = lines.json();
        const Json* const fact = json ? json->find("event") : nullptr;
        auto event = fact != nullptr
                         ? Room::read(*fact)
                         : tl::expected<typename Room::Event, Trouble>(tl::unexpected(Trouble{}));
        if (!event) {
            return false;
        }
        read.push_back(std::move(*event));
    }
    return read == facts;
}

// Takes the facts in, as reading their lines behind the journal would.
template <class Room>
void add(Journal<Room>& journal, const std::vector<typename Room::Event>& facts,
         const Stamp& stamp) {
    const std::size_t bytes = lines_of(journal, facts, stamp).size();
    for (const Envelope& envelope : envelopes_for(journal, facts.size(), stamp)) {
        journal.envelopes.push_back(envelope);
    }
    for (const auto& fact : facts) {
        Room::fold(journal.state, fact);
        journal.events.push_back(fact);
    }
    if (journal.sound_bytes == 0) {
        journal.sound_bytes = header_line().size() + 1;
    }
    journal.sound_bytes += bytes;
    ++journal.commands;
}

} // namespace kodeks::ledger
