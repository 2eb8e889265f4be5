#include "lib/pattern.hpp"

#include <regex>

namespace kodeks::tools {

struct Pattern::Compiled {
    std::regex expression;
};

Pattern::Pattern(std::string_view expression)
    : compiled_(std::make_unique<Compiled>(
          std::regex(expression.data(), expression.size(), std::regex::ECMAScript))) {}

Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;
Pattern::~Pattern() = default;

bool Pattern::is_in(std::string_view text) const {
    return std::regex_search(text.data(), text.data() + text.size(), compiled_->expression);
}

std::vector<Pattern::Match> Pattern::all_in(std::string_view text) const {
    std::vector<Match> matches;
    const char* const end = text.data() + text.size();
    for (std::cregex_iterator it(text.data(), end, compiled_->expression), none; it != none; ++it) {
        matches.push_back({it->str(), it->size() > 1 ? it->str(1) : ""});
    }
    return matches;
}

} // namespace kodeks::tools
