#include "rulebook/typed.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

struct Letters {
    std::u32string_view cyrillic;
    std::u32string_view latin; // letter by letter
};

constexpr Letters by_sound = {U"абвгґдезиійклмнопрстуфхцы№", U"abvggdeziiiklmnoprstufhcy#"};

// The Ukrainian and the Russian layout, key by key; the sign № stands where # does.
constexpr Letters by_key = {U"йцукенгшщзхїъфыівапролджєэячсмитьбюґ№",
                            U"qwertyuiop[]]assdfghjkl:''zxcvbnm,.\\#"};
static_assert(by_sound.cyrillic.size() == by_sound.latin.size());
static_assert(by_key.cyrillic.size() == by_key.latin.size());

std::string replaced(std::string_view text, const Letters& letters) {
    std::string result;
    for (const char32_t code : code_points(text)) {
        const char32_t small = lower_case(code);
        const auto place = letters.cyrillic.find(small);
        append_utf8(result, place == letters.cyrillic.npos ? small : letters.latin[place]);
    }
    return result;
}

} // namespace

std::vector<std::string> readings_of(std::string_view typed) {
    std::vector<std::string> readings;
    for (std::string one :
         {fold_lookalikes(typed), replaced(typed, by_sound), replaced(typed, by_key)}) {
        std::erase(one, ' ');
        if (std::ranges::find(readings, one) == readings.end()) {
            readings.push_back(std::move(one));
        }
    }
    return readings;
}

} // namespace kodeks::rulebook
