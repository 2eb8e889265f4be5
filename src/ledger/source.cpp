#include "ledger/source.hpp"

#include "base/locate.hpp"

namespace kodeks::ledger {

Fault fault_at(const Source& source, const Trouble& trouble) {
    return {trouble.message, source.name, place_of(source.text, trouble.offset),
            excerpt_at(source.text, trouble.offset)};
}

} // namespace kodeks::ledger
