#include "lib/pattern.hpp"

#include <regex>

namespace kodeks::tools {

struct Pattern::Compiled {
    std::regex expression;
};

Pattern::Pattern(std::string_view expression)
    : compiled_(std::make_unique<Compiled>(
          std::regex(expression.begin(), expression.end(), std::regex::ECMAScript))) {}

Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;
Pattern::~Pattern() = default;

bool Pattern::is_in(std::string_view text) const {
    return std::regex_search(text.begin(), text.end(), compiled_->expression);
}

std::vector<Pattern::Match> Pattern::all_in(std::string_view text) const {
    std::vector<Match> matches;
    using Iterator = std::regex_iterator<std::string_view::const_iterator>;
    for (Iterator it(text.begin(), text.end(), compiled_->expression), none; it != none; ++it) {
        matches.push_back({it->str(), it->size() > 1 ? it->str(1) : ""});
    }
    return matches;
}

} // namespace kodeks::tools
