// What one event fixed in advance, clause by clause, with who wrote it and when.
#pragma once

#include "office/state/date.hpp"
#include "rulebook/office_words.hpp"

#include <map>
#include <optional>
#include <string>

namespace kodeks::office {

using rulebook::Condition;

// Who did something and on which day.
struct Signature {
    std::string by;
    Date date;
    friend bool operator==(const Signature&, const Signature&) = default;
};

struct Clause {
    std::string text;
    Signature written;
    friend bool operator==(const Clause&, const Clause&) = default;
};

struct Regulations {
    std::map<Condition, Clause> clauses;
    std::optional<Signature> approved;
    std::optional<Signature> schedule; // the technical regulation, the Reglament
    std::optional<Signature> invitation;
    std::string invited_through; // local federations
    friend bool operator==(const Regulations&, const Regulations&) = default;
};

// What is written about a condition; empty = nothing.
inline const std::string& written(const Regulations& regulations, Condition condition) {
    static const std::string nothing;
    const auto found = regulations.clauses.find(condition);
    return found == regulations.clauses.end() ? nothing : found->second.text;
}

} // namespace kodeks::office
