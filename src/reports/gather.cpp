#include "reports/gather.hpp"

#include "office/record/record.hpp"
#include "referee/record/record.hpp"
#include "reports/around.hpp"
#include "reports/from_office.hpp"

#include <utility>

namespace kodeks::reports {

namespace {

// Whoever read the journal has checked every fact of the office already.
OfficeFacts office_of(const tournament::Journal& journal, const Request& request) {
    std::vector<OfficeRecord> records;
    for (const ledger::RawRecord& record : journal.office) {
        if (auto event = office::read_event(record.event)) {
            records.push_back({record.envelope.time, std::move(*event)});
        }
    }
    return facts_from(records, office_world(journal.state), request);
}

PlayedGame played(const std::vector<ledger::RawRecord>& records,
                  const std::vector<referee::Event>& events) {
    PlayedGame game;
    for (std::size_t i = 0; i < events.size(); ++i) {
        apply(game.state, events[i]);
        game.facts.push_back({records[i].envelope.time, records[i].envelope.author, events[i]});
    }
    return game;
}

} // namespace

Result<std::vector<referee::Event>> game_facts(const std::vector<ledger::RawRecord>& records,
                                               const std::string& name) {
    std::vector<referee::Event> events;
    referee::State state;
    for (const ledger::RawRecord& record : records) {
        auto event = referee::read_event(record.event, state.variant);
        const auto defect =
            event ? referee::defect_of(state, *event) : std::optional(event.error().message);
        if (defect) {
            return tl::unexpected(Fault{*defect, name, {record.line, 1}, ""});
        }
        apply(state, *event);
        events.push_back(std::move(*event));
    }
    return events;
}

Result<Sources> gather(const tournament::Journal& journal, const std::string& name,
                       const Request& request) {
    Sources sources{journal};
    sources.office = office_of(journal, request);
    for (const auto& [id, records] : journal.games) {
        const auto events = game_facts(records, name);
        if (!events) {
            return tl::unexpected(events.error());
        }
        PlayedGame game = played(records, *events);
        const auto ref = find_ref(journal.state, id);
        if (ref && game.state.opened()) {
            game.ref = *ref;
            sources.games.push_back(std::move(game));
        }
    }
    return sources;
}

} // namespace kodeks::reports
