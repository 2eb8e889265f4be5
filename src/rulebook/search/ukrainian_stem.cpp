// A light stemmer: the longest known ending goes, then what changes at the end of a stem is made
// one. It need not find the stem of the grammar, only the same text for the forms of a word.
#include "base/utf8.hpp"
#include "rulebook/search/words.hpp"

#include <algorithm>
#include <array>

namespace kodeks::rulebook {

namespace {

using Word = std::u32string;

constexpr std::size_t shortest_stem = 3;

// Nouns and adjectives first, then verbs and their adjectives; of those that fit the longest goes.
constexpr std::array<std::u32string_view, 82> endings = {
    U"а",    U"я",    U"у",    U"ю",   U"и",   U"і",     U"ї",    U"о",     U"е",    U"є",
    U"ь",    U"й",    U"ою",   U"ею",  U"єю",  U"ом",    U"ем",   U"єм",    U"ам",   U"ям",
    U"ах",   U"ях",   U"ами",  U"ями", U"ові", U"еві",   U"єві",  U"ів",    U"їв",   U"ей",
    U"ий",   U"ій",   U"ої",   U"єї",  U"їх",  U"ого",   U"ому",  U"им",    U"ім",   U"их",
    U"іх",   U"ими",  U"іми",  U"ія",  U"ії",  U"ію",    U"ією",  U"іям",   U"іями", U"іях",
    U"ість", U"ості", U"істю", U"ти",  U"ть",  U"ться",  U"тися", U"ся",    U"сь",   U"вся",
    U"лася", U"лися", U"в",    U"ать", U"ять", U"уть",   U"ють",  U"ить",   U"їть",  U"ає",
    U"ує",   U"ати",  U"яти",  U"ити", U"іти", U"увати", U"ував", U"ували", U"ано",  U"ено",
    U"аний", U"ена"};

bool is_vowel(char32_t code) {
    return std::u32string_view(U"аеєиіїоуюя").find(code) != std::u32string_view::npos;
}

void drop_ending(Word& word) {
    std::size_t longest = 0;
    for (const std::u32string_view ending : endings) {
        if (ending.size() > longest && word.size() >= ending.size() + shortest_stem &&
            word.ends_with(ending)) {
            longest = ending.size();
        }
    }
    word.resize(word.size() - longest);
}

// дошка, дошці; нога, нозі; муха, мусі.
char32_t hard(char32_t code) {
    return code == U'ц' ? U'к' : code == U'ч' ? U'к' : code;
}

// порядок, порядку; гравець, гравця: the vowel that only the bare form has.
void drop_fleeting_vowel(Word& word) {
    const std::size_t size = word.size();
    const bool long_enough = size >= 5;
    if (long_enough && (word[size - 2] == U'о' || word[size - 2] == U'е') &&
        !is_vowel(word[size - 1]) && !is_vowel(word[size - 3])) {
        word.erase(size - 2, 1);
    }
}

// хід, ходу; кінь, коня: і in the last syllable, when a consonant closes it.
void open_last_vowel(Word& word) {
    const auto last = std::find_if(word.rbegin(), word.rend(), is_vowel);
    if (last != word.rend() && last != word.rbegin() && *last == U'і') {
        *last = U'о';
    }
}

} // namespace

std::string ukrainian_stem(std::string_view word) {
    Word stem = code_points(word);
    drop_ending(stem);
    while (stem.size() > shortest_stem && (stem.back() == U'ь' || stem.back() == U'й')) {
        stem.pop_back();
    }
    if (stem.size() > shortest_stem && stem.ends_with(U"нн")) {
        stem.pop_back();
    }
    drop_fleeting_vowel(stem);
    open_last_vowel(stem);
    if (stem.size() >= shortest_stem) {
        stem.back() = hard(stem.back());
    }
    return to_utf8(stem);
}

} // namespace kodeks::rulebook
