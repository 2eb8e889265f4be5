// One font: its letters set into words, and the part of it that a paper carries inside. Lengths
// are those of letters of the size 1.
#pragma once

#include "reports/layout/pdf/harfbuzz.hpp"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kodeks::reports {

struct Word {
    std::string shown; // glyphs and kernings, as they stand between the brackets of `TJ`
    double width = 0;
    bool whole = true; // every letter is in the font
};

// Glyphs that follow each other share their brackets: "<00480051>".
void append_shown(std::string& shown, std::string_view more);

// One step of an outline: 'm'ove, 'l'ine, 'c'urve or 'h' to close it, as PDF calls them.
struct Step {
    char kind = 'h';
    std::array<double, 6> at{};
};

struct Outline {
    std::vector<Step> steps;
    double x = 0; // its middle
    double y = 0;
};

// Words are looked up without copying them.
struct HashText {
    using is_transparent = void;

    std::size_t operator()(std::string_view text) const {
        return std::hash<std::string_view>{}(text);
    }
};

class FontFile {
public:
    // Nothing when no such font is installed.
    static std::unique_ptr<FontFile> open(std::string_view name);

    // Stands until forget().
    const Word& set(std::string_view word);
    bool has(char32_t letter) const;
    Outline outline(std::string_view letter) const;

    void forget(); // the words, if they have become many; not which letters are needed

    double space() const { return space_; }

    double ascent() const { return ascent_; }

    double descent() const { return descent_; }

    double line() const { return ascent_ + descent_; }

    std::string_view name() const { return name_; }

    const Word& space_word() const { return space_word_; }

    // What was set: each glyph with the text it stands for.
    const std::map<hb_codepoint_t, std::string>& used() const { return used_; }

    double advance(hb_codepoint_t glyph) const;
    std::array<double, 4> box() const; // of all its letters: left, bottom, right, top
    std::string used_part() const;     // the font with the used glyphs only, under their numbers

private:
    struct Free {
        void operator()(hb_face_t* face) const { hb_face_destroy(face); }

        void operator()(hb_font_t* font) const { hb_font_destroy(font); }

        void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
    };

    FontFile(std::string_view name, hb_blob_t* bytes);
    Word shape(std::string_view word);

    std::string name_;
    std::unique_ptr<hb_face_t, Free> face_;
    std::unique_ptr<hb_font_t, Free> font_;
    std::unique_ptr<hb_buffer_t, Free> buffer_;
    double units_ = 1; // of the font in the size of a letter
    double ascent_ = 0;
    double descent_ = 0;
    double space_ = 0;
    Word space_word_;
    std::unordered_map<std::string, Word, HashText, std::equal_to<>> words_;
    std::map<hb_codepoint_t, std::string> used_;
};

} // namespace kodeks::reports
