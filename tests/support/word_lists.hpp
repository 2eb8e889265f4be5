// Every list of words (ledger/words.hpp) against the enumeration it belongs to.
#pragma once

#include "ledger/words.hpp"
#include "support/names.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {

// The list of an enumeration has one word for each enumerator, in its order and with its name.
template <class Enum>
void expect_complete() {
    std::size_t count = 0;
    while (!word_of_value(static_cast<Enum>(count)).empty()) {
        std::string listed(ledger::word(static_cast<Enum>(count)));
        EXPECT_EQ(ledger::underscored(listed), name_of_value(static_cast<Enum>(count)));
        ++count;
    }
    EXPECT_EQ(ledger::count_of<Enum>(), count) << name_of_value(static_cast<Enum>(0));
}

template <class... Enums>
void expect_all_complete() {
    (expect_complete<Enums>(), ...);
}

} // namespace kodeks::test
