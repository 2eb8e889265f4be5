// A list of players as clubs and federations keep it: a table exported as text, separated by tabs,
// semicolons or commas, with a first line that names the columns in English, Ukrainian or Russian.
// What is doubtful is said, nothing is guessed silently.
#pragma once

#include "base/result.hpp"
#include "ledger/source.hpp"
#include "tournament/state/state.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

struct ListedPerson {
    Person person;
    std::string team; // by name
    std::uint32_t board = 0;
    std::uint32_t line = 0;
};

struct EntryRemark {
    Message message;
    std::uint32_t line = 0;
};

struct EntryList {
    std::vector<ListedPerson> people;
    std::vector<EntryRemark> remarks;
};

// A fault when there is no column of names; everything else that is odd is a remark.
Result<EntryList> read_entry_list(const ledger::Source& source);

// Who may be somebody who is entered already: names that look the same in other letters.
std::vector<EntryRemark> doubtful_doubles(const State& state, const EntryList& list);

} // namespace kodeks::tournament
