#include "names/latin.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <span>

namespace kodeks {

namespace {

struct Letter {
    char32_t letter;
    std::string_view latin;
    std::string_view first = latin; // at the beginning of a word
};

// Resolution 55; the soft sign and the apostrophe are not written.
constexpr Letter ukrainian[] = {
    {U'а', "a"},        {U'б', "b"},        {U'в', "v"},        {U'г', "h"},      {U'ґ', "g"},
    {U'д', "d"},        {U'е', "e"},        {U'є', "ie", "ye"}, {U'ж', "zh"},     {U'з', "z"},
    {U'и', "y"},        {U'і', "i"},        {U'ї', "i", "yi"},  {U'й', "i", "y"}, {U'к', "k"},
    {U'л', "l"},        {U'м', "m"},        {U'н', "n"},        {U'о', "o"},      {U'п', "p"},
    {U'р', "r"},        {U'с', "s"},        {U'т', "t"},        {U'у', "u"},      {U'ф', "f"},
    {U'х', "kh"},       {U'ц', "ts"},       {U'ч', "ch"},       {U'ш', "sh"},     {U'щ', "shch"},
    {U'ю', "iu", "yu"}, {U'я', "ia", "ya"}, {U'ь', ""},
};

// ICAO Doc 9303, part 3, section 6, the letters of the Russian alphabet and those that Ukrainian
// has besides; the soft sign is not written.
constexpr Letter of_icao[] = {
    {U'а', "a"},  {U'б', "b"},  {U'в', "v"},    {U'г', "g"},  {U'д', "d"},  {U'е', "e"},
    {U'ё', "e"},  {U'ж', "zh"}, {U'з', "z"},    {U'и', "i"},  {U'й', "i"},  {U'к', "k"},
    {U'л', "l"},  {U'м', "m"},  {U'н', "n"},    {U'о', "o"},  {U'п', "p"},  {U'р', "r"},
    {U'с', "s"},  {U'т', "t"},  {U'у', "u"},    {U'ф', "f"},  {U'х', "kh"}, {U'ц', "ts"},
    {U'ч', "ch"}, {U'ш', "sh"}, {U'щ', "shch"}, {U'ъ', "ie"}, {U'ы', "y"},  {U'ь', ""},
    {U'э', "e"},  {U'ю', "iu"}, {U'я', "ia"},   {U'ґ', "g"},  {U'є', "ie"}, {U'і', "i"},
    {U'ї', "i"},
};

std::span<const Letter> table_of(Passport passport) {
    return passport == Passport::ukrainian ? std::span<const Letter>(ukrainian)
                                           : std::span<const Letter>(of_icao);
}

// Nothing for what is no letter of the table. The resolution says nothing of Russian letters, so a
// name that has some is not left half in Cyrillic: ICAO has them all.
const Letter* letter_of(char32_t small, Passport passport) {
    for (const auto table : {table_of(passport), table_of(Passport::of_icao)}) {
        const auto found = std::ranges::find(table, small, &Letter::letter);
        if (found != table.end()) {
            return &*found;
        }
    }
    return nullptr;
}

bool is_capital(char32_t code) {
    return lower_case(code) != code;
}

char capital(char small) {
    return small >= 'a' && small <= 'z' ? static_cast<char>(small - 'a' + 'A') : small;
}

// "Shch" for a capital among small letters, "SHCH" in a word of capitals.
std::string in_case_of(std::string_view latin, char32_t letter, bool shouted) {
    std::string out(latin);
    for (std::size_t i = 0; i < out.size() && is_capital(letter); ++i) {
        out[i] = i == 0 || shouted ? capital(out[i]) : out[i];
    }
    return out;
}

class Writer {
public:
    Writer(std::string_view name, Passport passport)
        : codes_(code_points(name)), passport_(passport) {}

    std::string write() {
        std::string out;
        for (std::size_t i = 0; i < codes_.size(); ++i) {
            out += at(i);
        }
        return out;
    }

private:
    std::string at(std::size_t i) const {
        const char32_t small = lower_case(codes_[i]);
        if (passport_ == Passport::ukrainian && is_apostrophe(small)) {
            return {};
        }
        const Letter* const found = letter_of(small, passport_);
        if (found == nullptr) {
            std::string same;
            append_utf8(same, codes_[i]);
            return same;
        }
        return in_case_of(spelling(*found, i), codes_[i], is_shouted(i));
    }

    // зг is zgh, for zh is ж (Згорани, Розгон).
    std::string_view spelling(const Letter& letter, std::size_t i) const {
        const bool after_z =
            passport_ == Passport::ukrainian && i > 0 && lower_case(codes_[i - 1]) == U'з';
        if (letter.letter == U'г' && after_z) {
            return "gh";
        }
        return begins_word(i) ? letter.first : letter.latin;
    }

    // An apostrophe behind a letter stands inside a word; a hyphen begins another.
    bool begins_word(std::size_t i) const {
        const bool inside = i > 1 && is_apostrophe(codes_[i - 1]);
        return i == 0 || !is_word_character(codes_[i - (inside ? 2 : 1)]);
    }

    // The letter beside it is a capital too.
    bool is_shouted(std::size_t i) const {
        const bool before = i > 0 && is_capital(codes_[i - 1]);
        const bool after = i + 1 < codes_.size() && is_capital(codes_[i + 1]);
        return before || after;
    }

    std::u32string codes_;
    Passport passport_;
};

} // namespace

std::string latin_name(std::string_view name, Passport passport) {
    return Writer(name, passport).write();
}

Passport passport_of(std::string_view name, Passport otherwise) {
    for (const char32_t code : code_points(name)) {
        const char32_t small = lower_case(code);
        if (std::u32string_view(U"іїєґ").find(small) != std::u32string_view::npos) {
            return Passport::ukrainian;
        }
        if (std::u32string_view(U"ёъыэ").find(small) != std::u32string_view::npos) {
            return Passport::of_icao;
        }
    }
    return otherwise;
}

} // namespace kodeks
