// Words that stand in parts: "32- 28", "1 - 0".
#include "notation/text/bytes.hpp"
#include "notation/text/lexer.hpp"

#include <algorithm>

namespace kodeks::notation::text {

namespace {

// Bytes of the dash that begins here: a hyphen, an en dash, an em dash or a minus sign; 0 for none.
std::size_t dash_at(const char* at, const char* end) {
    constexpr std::array<std::string_view, 4> dashes = {"-", "\xE2\x80\x93", "\xE2\x80\x94",
                                                        "\xE2\x88\x92"};
    for (const std::string_view dash : dashes) {
        if (starts_with(at, end, dash)) {
            return dash.size();
        }
    }
    return 0;
}

// Likewise of the dash that ends a word of more than that.
std::size_t dash_at_end(std::string_view word) {
    for (const std::size_t size : {std::size_t{1}, std::size_t{3}}) {
        const char* const end = word.data() + word.size();
        if (word.size() > size && dash_at(end - size, end) == size) {
            return size;
        }
    }
    return 0;
}

} // namespace

// Numbers with a dash between them may stand apart: "32- 28" (PDN 3.0), "1 - 0". The word is then
// put together without the blanks.
void Lexer::join_apart() {
    const std::string_view word = token_.text;
    const char* at = word.data() + word.size();
    const bool is_open =
        dash_at_end(word) != 0 && is_digit(word[word.size() - dash_at_end(word) - 1]);
    if (!is_open && !(std::ranges::all_of(word, is_digit) && is_space(*at))) {
        return;
    }
    const char* const first = past_space(at);
    const std::size_t dash = is_open ? 0 : dash_at(first, window_.end());
    const char* const second = past_space(first + dash);
    if ((!is_open && dash == 0) || (is_open && first == at) || !is_digit(*second)) {
        return;
    }
    const char* const end = std::find_if_not(second, window_.end(), is_digit);
    if (const Byte behind = byte_at(end); behind != Byte::blank && behind != Byte::special) {
        return;
    }
    value_.assign(word);
    value_.append(first, dash);
    value_.append(second, end);
    token_.text = value_;
    window_.move_to(end);
}

} // namespace kodeks::notation::text
