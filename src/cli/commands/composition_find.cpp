// What of a collection fits: a position anywhere in a solution, material, motif, author, day.
#include "cli/commands/composition_collection.hpp"
#include "cli/commands/game_files.hpp"
#include "cli/event/session.hpp"
#include "cli/word_in.hpp"
#include "composition/collection/reprint.hpp"
#include "notation/fen.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::cli {

namespace {

using namespace composition;

tl::expected<std::optional<composition::Shape>, Exit> shape_in(const Arguments& arguments,
                                                               const Context& context,
                                                               const games::Variant& variant,
                                                               std::string_view option) {
    const auto text = arguments.maybe(option);
    if (!text) {
        return std::nullopt;
    }
    const auto setup = notation::read_fen(variant, *text);
    const auto position = setup
                              ? games::accept(variant, *setup, games::tolerable_defects())
                              : games::accept(variant, games::Setup{}, games::tolerable_defects());
    if (!setup || !position) {
        return tl::unexpected(context.wrong_usage(
            setup ? Message{"cli.composition.find.bad_position", {{"text", *text}}}
                  : setup.error().message));
    }
    return shape_of(*position);
}

std::optional<std::int32_t> small(const Arguments& arguments, std::string_view option) {
    const auto number = arguments.number(option);
    return number ? std::optional(static_cast<std::int32_t>(std::min<std::uint64_t>(*number, 99)))
                  : std::nullopt;
}

tl::expected<Query, Exit> query_in(const Arguments& arguments, const Context& context) {
    Query query;
    const games::Variant& variant = composition_variant(arguments);
    for (auto [option, field] :
         {std::pair{"--position", &query.position}, std::pair{"--part", &query.part}}) {
        auto shape = shape_in(arguments, context, variant, option);
        if (!shape) {
            return tl::unexpected(shape.error());
        }
        *field = *shape;
    }
    const bool of_one_game = arguments.has("--variant") || query.position || query.part;
    query.variant = of_one_game ? &variant : nullptr;
    query.white_men = small(arguments, "--white-men");
    query.white_kings = small(arguments, "--white-kings");
    query.black_men = small(arguments, "--black-men");
    query.black_kings = small(arguments, "--black-kings");
    query.author = arguments.maybe("--author").value_or("");
    query.genre = word_in<Genre>(arguments, "--genre");
    for (auto [option, field] : {std::pair{"--from", &query.from}, std::pair{"--to", &query.to}}) {
        const auto text = arguments.maybe(option);
        *field = text ? read_day(*text) : std::nullopt;
        if (text && !*field) {
            return tl::unexpected(
                context.wrong_usage(Message{"script.want_date", {{"text", *text}}}));
        }
    }
    if (const auto motif = word_in<Motif>(arguments, "--motif")) {
        query.motifs = bit_of(*motif);
    }
    return query;
}

// What of the caption is missing, with the article that asks for it; empty when nothing is.
std::string missing_text(const Context& context, const Reprint& reprint, const Entry& entry) {
    std::vector<std::string> words;
    for (const Statement what : reprint.missing) {
        words.push_back(context.text("cli.composition.reprint." + std::string(ledger::word(what))));
    }
    if (words.empty()) {
        return "";
    }
    return with_articles(
        context.text("cli.composition.reprint.missing", {{"what", joined(words, ", ")}}),
        entry.composition.rules->publication.reprint);
}

// The captions of what was found, for printing it again; what lacks something must not be.
Exit print_captions(const Context& context, const Collection& collection,
                    const std::vector<EntryIndex>& found) {
    Sheet sheet = sheet_of(context, {"number", "caption", "missing"});
    bool whole = !found.empty();
    for (const EntryIndex index : found) {
        const Reprint reprint = reprint_of(collection.entry(index));
        whole = whole && reprint.missing.empty();
        sheet.rows.push_back({std::to_string(index + 1), reprint.caption,
                              missing_text(context, reprint, collection.entry(index))});
    }
    print_found(context, sheet);
    return whole ? Exit::done : Exit::no;
}

Exit run_find(const Arguments& arguments, const Context& context) {
    const auto query = query_in(arguments, context);
    if (!query) {
        return query.error();
    }
    const auto collection = collection_in(arguments, context);
    if (!collection) {
        return collection.error();
    }
    const std::vector<EntryIndex> found = collection->find(*query);
    if (arguments.has("--reprint")) {
        return print_captions(context, *collection, found);
    }
    Sheet sheet = sheet_of(context, {"number", "author", "title", "date", "fen"});
    for (const EntryIndex index : found) {
        const Entry& entry = collection->entry(index);
        const games::Position& diagram = entry.composition.diagram;
        sheet.rows.push_back(
            {std::to_string(index + 1), entry.author, entry.composition.title,
             day_text(entry.published.day ? entry.published.day : entry.published.closing),
             notation::write_fen(diagram.variant(), games::setup_of(diagram))});
    }
    print_found(context, sheet);
    return sheet.rows.empty() ? Exit::no : Exit::done;
}

} // namespace

Command composition_find() {
    return {"composition find",
            {required("COLLECTION"), option("--position", "FEN"), option("--part", "FEN"),
             number_option("--white-men", "N"), number_option("--white-kings", "N"),
             number_option("--black-men", "N"), number_option("--black-kings", "N"),
             choice_option("--motif", "MOTIF", ledger::words_of<Motif>()),
             choice_option("--genre", "GENRE", ledger::words_of<Genre>()),
             option("--author", "NAME"), option("--from", "DAY"), option("--to", "DAY"),
             variant_option(), flag("--reprint")},
            run_find};
}

} // namespace kodeks::cli
