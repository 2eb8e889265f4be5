// What the stream of the office says, as the papers print it: in the reader's language, with the
// articles that every decision stands on.
#pragma once

#include "ledger/unix_time.hpp"
#include "office/event/event.hpp"
#include "office/world.hpp"
#include "reports/office_facts.hpp"
#include "reports/sources.hpp"

#include <vector>

namespace kodeks::reports {

// A fact of the office and when it was recorded.
struct OfficeRecord {
    ledger::UnixTime time;
    office::Event event;
};

// In the order of recording; every fact fits (office/record/record.hpp, defect_of).
OfficeFacts facts_from(const std::vector<OfficeRecord>& records, const office::World& world,
                       const Request& request);

} // namespace kodeks::reports
