// Words that stand in parts: "32- 28", "28 x 17", "c3 - d4", "1 - 0", "½ : ½".
#include "notation/text/bytes.hpp"
#include "notation/text/lexer.hpp"

#include <algorithm>

namespace kodeks::notation::text {

namespace {

constexpr std::string_view half = "\xC2\xBD";

// Bytes of the sign between two squares that begins here: a hyphen, an en dash, an em dash, a minus
// sign, or the x or colon of a capture; 0 for none.
std::size_t sign_at(const char* at, const char* end) {
    constexpr std::array<std::string_view, 6> signs = {
        "-", "x", ":", "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92"};
    for (const std::string_view sign : signs) {
        if (starts_with(at, end, sign)) {
            return sign.size();
        }
    }
    return 0;
}

// Likewise of the sign that ends a word of more than that.
std::size_t sign_at_end(std::string_view word) {
    for (const std::size_t size : {std::size_t{1}, std::size_t{3}}) {
        const char* const end = word.data() + word.size();
        if (word.size() > size && sign_at(end - size, end) == size) {
            return size;
        }
    }
    return 0;
}

bool is_file(char c) {
    return c >= 'a' && c <= 'j';
}

// What a word names last: a square by its letters, or a number (of a square, or of points).
enum class Ending : std::uint8_t { other, letters, number };

Ending ending_of(std::string_view word) {
    if (word.ends_with(half)) {
        return Ending::number;
    }
    const auto digits = word.size() - (word.find_last_not_of("0123456789") + 1);
    if (digits == 0) {
        return Ending::other;
    }
    const bool letters = digits < word.size() && is_file(word[word.size() - digits - 1]);
    return letters ? Ending::letters : Ending::number;
}

// Whether another such square or number begins here.
bool continues(Ending ending, const char* at, const char* end) {
    return ending == Ending::letters ? is_file(*at) && is_digit(at[1])
                                     : is_digit(*at) || starts_with(at, end, half);
}

} // namespace

// Squares and points with a sign between them may stand apart (PDN 3.0). The word is then put
// together without the blanks.
void Lexer::join_apart() {
    for (;;) {
        const std::string_view word = token_.text;
        const char* const at = window_.cursor();
        const std::size_t open = sign_at_end(word);
        const Ending ending = ending_of(word.substr(0, word.size() - open));
        const char* const first = past_space(at);
        const std::size_t sign = open != 0 ? 0 : sign_at(first, window_.end());
        const char* const second = past_space(first + sign);
        const bool is_apart = first != at || second != first + sign;
        if (ending == Ending::other || open + sign == 0 || !is_apart ||
            !continues(ending, second, window_.end())) {
            return;
        }
        const char* const end = std::find_if(second, window_.end(), [](const char& c) {
            return byte_at(&c) != Byte::word && byte_at(&c) != Byte::digit;
        });
        std::string whole(word);
        whole.append(first, sign).append(second, end);
        value_ = std::move(whole);
        token_.text = value_;
        window_.move_to(end);
    }
}

} // namespace kodeks::notation::text
