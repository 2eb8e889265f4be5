#include "cli/commands/game_files.hpp"

#include "games/variant.hpp"

namespace kodeks::cli {

Argument variant_option() {
    std::vector<std::string> names;
    for (const games::Variant* const variant : games::all_variants()) {
        if (variant->family == games::Family::draughts) {
            names.emplace_back(variant->name);
        }
    }
    return choice_option("--variant", "VARIANT", std::move(names));
}

notation::FormatOptions file_options(const Arguments& arguments) {
    notation::FormatOptions options;
    if (const auto name = arguments.maybe("--variant")) {
        options.draughts = games::find_variant(*name);
    }
    return options;
}

std::vector<std::string> letters_names() {
    std::vector<std::string> names;
    for (const auto& letters : notation::chess::all_letters()) {
        names.emplace_back(letters.name);
    }
    return names;
}

} // namespace kodeks::cli
