// What is there, as JSON: a key whose value is missing is left out.
#pragma once

#include "base/day.hpp"
#include "ledger/words.hpp"

#include <optional>
#include <string_view>

#include <boost/json/object.hpp>

namespace kodeks::server {

inline void put(boost::json::object& object, std::string_view key, const std::optional<Day>& day) {
    if (day) {
        object[key] = write_day(*day);
    }
}

// A number with its own type, or a word.
template <class T>
void put(boost::json::object& object, std::string_view key, const std::optional<T>& value) {
    if (!value) {
        return;
    }
    if constexpr (requires { value->value; }) {
        object[key] = value->value;
    } else {
        object[key] = ledger::word(*value);
    }
}

} // namespace kodeks::server
