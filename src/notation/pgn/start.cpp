#include "notation/pgn/start.hpp"

#include "base/check.hpp"
#include "notation/chess/fen.hpp"
#include "notation/text/excerpt.hpp"

#include <algorithm>

namespace kodeks::notation::pgn {

namespace {

using games::Variant;

char small(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool has_pgn_name(const Variant& variant, std::string_view name) {
    return std::ranges::any_of(variant.notation.pgn_names, [&](std::string_view known) {
        return std::ranges::equal(known, name, {}, small, small);
    });
}

// The variant a game without a Variant tag is of: the first of the family.
const Variant& usual_variant() {
    const auto all = games::all_variants();
    const auto found = std::ranges::find(all, games::Family::chess,
                                         [](const Variant* variant) { return variant->family; });
    KODEKS_ASSERT(found != all.end());
    return **found;
}

const Variant* variant_named(std::string_view name) {
    for (const Variant* const variant : games::all_variants()) {
        if (has_pgn_name(*variant, name)) {
            return variant;
        }
    }
    return nullptr;
}

const Tag* find_tag(const Game& game, std::string_view name) {
    const auto found = std::ranges::find(game.tags, name, &Tag::name);
    return found == game.tags.end() ? nullptr : &*found;
}

void report(Game& game, Severity severity, Message message, const Tag& tag) {
    game.diagnostics.push_back(
        {severity, {std::move(message), {}, tag.place, text::excerpt_of(tag.value)}});
}

bool choose_variant(Game& game) {
    const Tag* const tag = find_tag(game, "Variant");
    game.variant = tag == nullptr ? &usual_variant() : variant_named(tag->value);
    if (game.variant != nullptr) {
        return true;
    }
    report(game, Severity::error, {"notation.pgn.variant", {}}, *tag);
    game.variant = &usual_variant();
    return false;
}

void report_defects(Game& game, games::Defects defects, Severity severity, const Tag& tag) {
    for (const games::Defect defect : defects.list()) {
        report(game, severity, {"defect." + std::string(games::name_of(defect)), {}}, tag);
    }
}

// The present variant first, then, if the file did not name it, its relatives.
void accept_setup(Game& game, games::Defects tolerated) {
    const bool named = find_tag(game, "Variant") != nullptr;
    if (const auto accepted = games::accept(*game.variant, game.setup)) {
        game.start = *accepted;
        return;
    }
    for (const Variant* const variant : games::all_variants()) {
        if (!named && variant->family == game.variant->family) {
            if (const auto accepted = games::accept(*variant, game.setup)) {
                game.variant = variant;
                game.start = *accepted;
                return;
            }
        }
    }
    if (const auto accepted = games::accept(*game.variant, game.setup, tolerated)) {
        game.start = *accepted;
    }
}

} // namespace

void find_start(Game& game, games::Defects tolerated) {
    const bool known = choose_variant(game);
    game.setup = game.variant->start;
    const Tag* const fen = find_tag(game, "FEN");
    if (!known || fen == nullptr) {
        if (known) {
            game.start = games::start_position(*game.variant);
        }
        return;
    }
    const auto setup = chess::read_fen(fen->value);
    if (!setup) {
        Fault fault = setup.error();
        // Behind the bracket, the name, a blank and a quote.
        fault.place = {fen->place.line, fen->place.column +
                                            static_cast<std::uint32_t>(fen->name.size()) + 2 +
                                            fault.place.column};
        game.diagnostics.push_back({Severity::error, std::move(fault)});
        return;
    }
    game.setup = *setup;
    accept_setup(game, tolerated);
    const auto strict = games::accept(*game.variant, game.setup);
    if (!strict) {
        const Severity severity = game.start ? Severity::warning : Severity::error;
        report_defects(game, strict.error(), severity, *find_tag(game, "FEN"));
    }
}

std::vector<Tag> missing_start_tags(const Game& game) {
    std::vector<Tag> tags;
    if (game.variant == nullptr) {
        return tags;
    }
    const bool has_position = game.tag("FEN") != nullptr; // which tells the variant as well
    if (game.variant != &usual_variant() && game.tag("Variant") == nullptr && !has_position) {
        tags.push_back({"Variant", std::string(game.variant->notation.pgn_names.front())});
    }
    if (game.start && game.setup != game.variant->start && !has_position) {
        tags.push_back({"SetUp", "1"});
        tags.push_back({"FEN", chess::write_fen(game.setup)});
    }
    return tags;
}

} // namespace kodeks::notation::pgn
