// What must stand beside a composition that is printed again: the author's name and surname, when
// it was first published, and where.
#pragma once

#include "composition/collection/entry.hpp"
#include "ledger/words.hpp"

namespace kodeks::composition {

enum class Statement : std::uint8_t { author, time, source };

struct Reprint {
    std::string caption; // as far as things are known
    std::vector<Statement> missing;
};

Reprint reprint_of(const Entry& entry);

} // namespace kodeks::composition

namespace kodeks::ledger {

KODEKS_WORDS(composition::Statement, "author", "time", "source")

} // namespace kodeks::ledger
