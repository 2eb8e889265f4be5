#include "reports/layout/pdf/font_file.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

// Where the systems put the DejaVu fonts.
constexpr std::array<std::string_view, 4> folders = {
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu", "/usr/share/fonts/TTF",
    "/usr/share/fonts/dejavu-sans-fonts"};
constexpr std::size_t most_words = 20000;
constexpr double pdf_units = 1000; // in which PDF counts the widths of a font

hb_blob_t* read_font(std::string_view name) {
    for (const std::string_view folder : folders) {
        const std::string path = fmt::format("{}/{}.ttf", folder, name);
        if (hb_blob_t* const bytes = hb_blob_create_from_file_or_fail(path.c_str())) {
            return bytes;
        }
    }
    return nullptr;
}

struct FreeBlob {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
};

using Blob = std::unique_ptr<hb_blob_t, FreeBlob>;

std::string_view bytes_of(const Blob& blob) {
    unsigned int length = 0;
    const char* const data = hb_blob_get_data(blob.get(), &length);
    return {data, length};
}

// A signed number of two bytes, as fonts have them.
double short_at(std::string_view bytes, std::size_t at) {
    if (at + 2 > bytes.size()) {
        return 0;
    }
    const auto high = static_cast<unsigned char>(bytes[at]);
    const auto low = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<std::int16_t>(high << 8 | low);
}

// The letters of one word that HarfBuzz made into one glyph.
std::string_view letters_from(std::string_view word, const hb_glyph_info_t* infos,
                              unsigned int count, unsigned int index) {
    const std::size_t from = infos[index].cluster;
    std::size_t end = word.size();
    for (unsigned int i = 0; i < count; ++i) {
        if (infos[i].cluster > from) {
            end = std::min<std::size_t>(end, infos[i].cluster);
        }
    }
    return word.substr(from, end - from);
}

// What HarfBuzz calls while it walks along an outline. TrueType has curves with one point in the
// middle, PDF with two.
struct Walk {
    std::vector<Step>& steps;
    double units;
    double x = 0;
    double y = 0;

    void go(char kind, std::array<double, 6> at, double to_x, double to_y) {
        std::ranges::for_each(at, [this](double& value) { value /= units; });
        steps.push_back({kind, at});
        x = to_x;
        y = to_y;
    }

    void bend(double mid_x, double mid_y, double to_x, double to_y) {
        go('c',
           {x + (mid_x - x) * 2 / 3, y + (mid_y - y) * 2 / 3, to_x + (mid_x - to_x) * 2 / 3,
            to_y + (mid_y - to_y) * 2 / 3, to_x, to_y},
           to_x, to_y);
    }
};

hb_draw_funcs_t* walking() {
    hb_draw_funcs_t* const steps = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(
        steps,
        [](hb_draw_funcs_t*, void* walk, hb_draw_state_t*, float x, float y, void*) {
            static_cast<Walk*>(walk)->go('m', {x, y}, x, y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_line_to_func(
        steps,
        [](hb_draw_funcs_t*, void* walk, hb_draw_state_t*, float x, float y, void*) {
            static_cast<Walk*>(walk)->go('l', {x, y}, x, y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_quadratic_to_func(
        steps,
        [](hb_draw_funcs_t*, void* walk, hb_draw_state_t*, float mid_x, float mid_y, float x,
           float y, void*) { static_cast<Walk*>(walk)->bend(mid_x, mid_y, x, y); },
        nullptr, nullptr);
    hb_draw_funcs_set_close_path_func(
        steps,
        [](hb_draw_funcs_t*, void* walk, hb_draw_state_t*, void*) {
            static_cast<Walk*>(walk)->go('h', {}, 0, 0);
        },
        nullptr, nullptr);
    return steps;
}

} // namespace

void append_shown(std::string& shown, std::string_view more) {
    if (shown.ends_with('>') && more.starts_with('<')) {
        shown.pop_back();
        more.remove_prefix(1);
    }
    shown += more;
}

std::unique_ptr<FontFile> FontFile::open(std::string_view name) {
    hb_blob_t* const bytes = HarfBuzz::opened() == nullptr ? nullptr : read_font(name);
    return bytes == nullptr ? nullptr : std::unique_ptr<FontFile>(new FontFile(name, bytes));
}

FontFile::FontFile(std::string_view name, hb_blob_t* bytes) : name_(name) {
    const Blob read(bytes);
    face_.reset(hb_face_create(read.get(), 0));
    font_.reset(hb_font_create(face_.get()));
    buffer_.reset(hb_buffer_create());
    units_ = hb_face_get_upem(face_.get());
    hb_font_extents_t lines{};
    hb_font_get_h_extents(font_.get(), &lines);
    ascent_ = lines.ascender / units_;
    descent_ = -lines.descender / units_;
    space_word_ = shape(" ");
    space_ = space_word_.width;
}

double FontFile::advance(hb_codepoint_t glyph) const {
    return hb_font_get_glyph_h_advance(font_.get(), glyph) / units_;
}

// Every letter is a cluster of its own, so that an accent keeps its own text.
Word FontFile::shape(std::string_view word) {
    hb_buffer_clear_contents(buffer_.get());
    hb_buffer_set_cluster_level(buffer_.get(), HB_BUFFER_CLUSTER_LEVEL_CHARACTERS);
    hb_buffer_add_utf8(buffer_.get(), word.data(), static_cast<int>(word.size()), 0,
                       static_cast<int>(word.size()));
    hb_buffer_guess_segment_properties(buffer_.get());
    hb_shape(font_.get(), buffer_.get(), nullptr, 0);
    unsigned int count = 0;
    const hb_glyph_info_t* const infos = hb_buffer_get_glyph_infos(buffer_.get(), &count);
    const hb_glyph_position_t* const positions =
        hb_buffer_get_glyph_positions(buffer_.get(), nullptr);
    Word made;
    for (unsigned int i = 0; i < count; ++i) {
        const hb_codepoint_t glyph = infos[i].codepoint;
        const double kerned = positions[i].x_advance / units_;
        const double shift = positions[i].x_offset / units_;
        if (shift != 0) {
            fmt::format_to(std::back_inserter(made.shown), "{:.0f}", -shift * pdf_units);
        }
        append_shown(made.shown, fmt::format("<{:04x}>", glyph));
        if (const double back = advance(glyph) - kerned + shift; std::abs(back) > 0.0005) {
            fmt::format_to(std::back_inserter(made.shown), "{:.0f}", back * pdf_units);
        }
        made.width += kerned;
        made.whole = made.whole && glyph != 0;
        used_.try_emplace(glyph, letters_from(word, infos, count, i));
    }
    return made;
}

const Word& FontFile::set(std::string_view word) {
    const auto found = words_.find(word);
    return found != words_.end() ? found->second
                                 : words_.emplace(std::string(word), shape(word)).first->second;
}

void FontFile::forget() {
    if (words_.size() > most_words) {
        words_.clear();
    }
}

bool FontFile::has(char32_t letter) const {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(font_.get(), letter, &glyph) != 0;
}

Outline FontFile::outline(std::string_view letter) const {
    Outline outline;
    hb_codepoint_t glyph = 0;
    hb_font_get_nominal_glyph(font_.get(), decode_utf8(letter).code, &glyph);
    hb_draw_funcs_t* const steps = walking();
    Walk walk{outline.steps, units_};
    hb_font_get_glyph_shape(font_.get(), glyph, steps, &walk);
    hb_draw_funcs_destroy(steps);
    hb_glyph_extents_t ink{};
    hb_font_get_glyph_extents(font_.get(), glyph, &ink);
    outline.x = (ink.x_bearing + ink.width / 2.0) / units_;
    outline.y = (ink.y_bearing + ink.height / 2.0) / units_;
    return outline;
}

std::array<double, 4> FontFile::box() const {
    constexpr std::size_t first = 36; // of four numbers in the table `head`
    const Blob head(hb_face_reference_table(face_.get(), HB_TAG('h', 'e', 'a', 'd')));
    std::array<double, 4> sides{};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        sides[i] = short_at(bytes_of(head), first + 2 * i) / units_;
    }
    return sides;
}

std::string FontFile::used_part() const {
    hb_subset_input_t* const wanted = hb_subset_input_create_or_fail();
    for (const auto& [glyph, text] : used_) {
        hb_set_add(hb_subset_input_glyph_set(wanted), glyph);
    }
    hb_subset_input_set_flags(wanted,
                              HB_SUBSET_FLAGS_RETAIN_GIDS | HB_SUBSET_FLAGS_NO_HINTING); // NOLINT
    const std::unique_ptr<hb_face_t, Free> part(hb_subset_or_fail(face_.get(), wanted));
    hb_subset_input_destroy(wanted);
    if (!part) {
        return {};
    }
    const Blob bytes(hb_face_reference_blob(part.get()));
    return std::string(bytes_of(bytes));
}

} // namespace kodeks::reports
