#include "cli/commands/position.hpp"

#include "base/edit_distance.hpp"
#include "notation/fen.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

using games::Variant;

namespace {

std::vector<std::string> variant_names() {
    std::vector<std::string> names;
    for (const Variant* variant : games::all_variants()) {
        names.emplace_back(variant->name);
    }
    return names;
}

Exit report_defects(const std::string& fen, games::Defects defects, const Context& context) {
    Exit exit = Exit::bad_input;
    for (const games::Defect defect : defects.list()) {
        Fault fault;
        fault.message = Message{"defect." + std::string(games::name_of(defect)), {}};
        fault.source = "--fen";
        fault.excerpt = fen;
        exit = context.bad_input(fault);
    }
    return exit;
}

// Men from a second box, as men or as what too many pawns became: nothing else is wrong, and every
// rule of the game still says what to do.
bool is_crowd(games::Defects defects) {
    const games::Defects crowd =
        games::Defects(games::Defect::too_many_pieces) | games::Defect::too_much_promoted;
    return !defects.empty() && defects.without(crowd).empty();
}

// Says what keeps the position from being one of the game, and whether that can be lived with.
tl::expected<games::Position, Exit> judged(const Variant& variant, const games::Setup& setup,
                                           const std::string& fen, const Context& context) {
    const auto position = games::accept(variant, setup);
    if (position) {
        return *position;
    }
    const Exit exit = report_defects(fen, position.error(), context);
    const auto tolerated = games::accept(variant, setup, games::tolerable_defects());
    if (!tolerated) {
        return tl::unexpected(exit);
    }
    const bool crowd = is_crowd(position.error());
    context.streams.talk << context.text(crowd ? "cli.set_up_taken" : "cli.tolerant_would") << '\n';
    return crowd ? tl::expected<games::Position, Exit>(*tolerated) : tl::unexpected(exit);
}

} // namespace

std::vector<Argument> with_position(std::vector<Argument> own) {
    own.insert(own.begin(), required("VARIANT"));
    own.push_back(option("--fen", "FEN"));
    own.push_back(flag("--tolerant"));
    return own;
}

tl::expected<const Variant*, Exit> variant_from(const Arguments& arguments,
                                                const Context& context) {
    const std::string name = arguments.value("VARIANT");
    if (const Variant* variant = games::find_variant(name)) {
        return variant;
    }
    const std::vector<std::string> names = variant_names();
    const Exit exit = context.wrong_usage(
        Message{"cli.unknown_variant", {{"name", name}, {"names", joined(names, ", ")}}});
    context.suggest(nearest(name, names, 2));
    return tl::unexpected(exit);
}

tl::expected<games::Position, Exit> position_from(const Arguments& arguments,
                                                  const Context& context) {
    const auto variant = variant_from(arguments, context);
    if (!variant) {
        return tl::unexpected(variant.error());
    }
    const auto fen = arguments.maybe("--fen");
    if (!fen) {
        return games::start_position(**variant);
    }
    auto setup = notation::read_fen(**variant, *fen);
    if (!setup) {
        setup.error().source = "--fen";
        return tl::unexpected(context.bad_input(setup.error()));
    }
    if (!arguments.has("--tolerant")) {
        return judged(**variant, *setup, *fen, context);
    }
    const auto position = games::accept(**variant, *setup, games::tolerable_defects());
    if (!position) {
        return tl::unexpected(report_defects(*fen, position.error(), context));
    }
    return *position;
}

} // namespace kodeks::cli
