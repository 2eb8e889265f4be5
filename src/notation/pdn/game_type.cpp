#include "notation/pdn/game_type.hpp"

#include "base/check.hpp"

namespace kodeks::notation::pdn {

using games::Variant;

namespace {

// PDN has no number for giveaway draughts; servers write this one for the international game.
constexpr std::string_view giveaway_code = "98";

std::string_view first_field(std::string_view text) {
    return text.substr(0, text.find(','));
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

const Variant* variant_of_code(std::string_view code) {
    for (const Variant* variant : games::all_variants()) {
        const std::string_view own = first_field(variant->notation.pdn_game_type);
        if (variant->family == games::Family::draughts && !own.empty() && own == code) {
            return variant;
        }
    }
    return nullptr;
}

// The game without a number of its own that begins like this one.
const Variant* giveaway_of(const Variant& usual) {
    for (const Variant* variant : games::all_variants()) {
        if (variant->family == usual.family && variant->notation.pdn_game_type.empty() &&
            variant->start == usual.start) {
            return variant;
        }
    }
    return nullptr;
}

// Letters are counted from the corner at White's left (A0), numbers from the opposite end (N2):
// any other corner gives the squares other names than ours. S is the notation of chess.
bool names_squares_as_we_do(std::string_view field) {
    return field == "A0" || field == "N2";
}

// The part behind the number, if there is one: side to begin, width, height, names, inversion.
bool describes(const Variant& variant, std::string_view rest) {
    std::string_view own = variant.notation.pdn_game_type;
    for (int field = 0; field < 4 && !rest.empty(); ++field) {
        own.remove_prefix(first_field(own).size() + 1);
        rest.remove_prefix(1);
        const std::string_view value = first_field(rest);
        const bool names = field == 3;
        if (names ? !names_squares_as_we_do(value) : value != first_field(own)) {
            return false;
        }
        rest.remove_prefix(value.size());
    }
    return rest.empty() || rest == ",0"; // the corner at White's left is played on
}

} // namespace

GameType read_game_type(std::string_view text) {
    const std::string_view code = first_field(text);
    if (!is_number(code)) {
        return {nullptr, TypeTrouble::malformed};
    }
    const bool giveaway = code == giveaway_code;
    const Variant* variant = giveaway ? &usual_variant() : variant_of_code(code);
    if (variant == nullptr) {
        return {nullptr, TypeTrouble::unknown_game};
    }
    if (!describes(*variant, text.substr(code.size()))) {
        return {nullptr, TypeTrouble::other_board};
    }
    return {giveaway ? giveaway_of(*variant) : variant, TypeTrouble::none};
}

const Variant& usual_variant() {
    const Variant* variant = variant_of_code("20");
    KODEKS_ASSERT(variant != nullptr);
    return *variant;
}

Scale scale_of(const Variant& variant) {
    const std::string_view code = first_field(variant.notation.pdn_game_type);
    return code == "20" || code == "27" ? Scale::two_points : Scale::one_point;
}

} // namespace kodeks::notation::pdn
