// Arguments that are the word of an enumerator, as files write it.
#pragma once

#include "cli/command.hpp"
#include "ledger/words.hpp"

#include <optional>
#include <string_view>

namespace kodeks::cli {

// Nothing when the argument is not given.
template <class Enum>
std::optional<Enum> word_in(const Arguments& arguments, std::string_view name) {
    return ledger::from_word<Enum>(arguments.maybe(name).value_or(""));
}

} // namespace kodeks::cli
