// A regular expression. The standard library's is slow to compile and differs by kind of iterator;
// here it is compiled once.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tools {

class Pattern {
public:
    explicit Pattern(std::string_view expression);
    Pattern(const Pattern&) = delete;
    Pattern(Pattern&&) noexcept;
    Pattern& operator=(const Pattern&) = delete;
    Pattern& operator=(Pattern&&) noexcept;
    ~Pattern();

    // Everything found, and what the first pair of brackets in the expression holds.
    struct Match {
        std::string whole;
        std::string part;
    };

    bool is_in(std::string_view text) const;
    std::vector<Match> all_in(std::string_view text) const;

private:
    struct Compiled;
    std::unique_ptr<Compiled> compiled_;
};

} // namespace kodeks::tools
