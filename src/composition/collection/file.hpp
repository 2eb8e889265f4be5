// A collection as a file: lines of JSON, the version first, then one composition a line with what
// is known about it (docs/composition.md). Compositions come in from files of their own and from
// games of PDN that begin with a set-up.
#pragma once

#include "base/result.hpp"
#include "composition/collection/entry.hpp"
#include "ledger/source.hpp"

#include <string>
#include <vector>

namespace kodeks::composition {

struct Imported {
    std::vector<Entry> entries;
    std::vector<Fault> left_out; // and why
};

std::string collection_header();            // without its end
std::string entry_text(const Entry& entry); // likewise

bool is_collection(std::string_view text);

// Every line must be right: a collection is written by this program.
Result<std::vector<Entry>> read_collection(const ledger::Source& source);

// Games that are no compositions, or whose moves are not legal, are left out with their place.
Imported import_pdn(const ledger::Source& source, const rulebook::CompositionRules& rules,
                    const games::Variant& otherwise);

} // namespace kodeks::composition
