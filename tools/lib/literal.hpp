// Text as C++ source.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace kodeks::tools {

// "…"sv: the length comes with the literal, for counting letters would take the compiler too long.
std::string literal(std::string_view text);

// One long text of which the tables name pieces (src/base/text_place.hpp). Equal pieces stand in
// it once.
class LongText {
public:
    // The piece as source: "{place, size}".
    std::string place(std::string_view piece);
    // The constant `text`, to stand in front of the tables.
    std::string source() const;

private:
    std::map<std::string, std::size_t, std::less<>> places_;
    std::string lines_;
    std::size_t size_ = 0;
};

} // namespace kodeks::tools
