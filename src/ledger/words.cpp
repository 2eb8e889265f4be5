#include "ledger/words.hpp"

#include <algorithm>

namespace kodeks::ledger {

std::string underscored(std::string_view word) {
    std::string name(word);
    std::ranges::replace(name, '-', '_');
    return name;
}

} // namespace kodeks::ledger
