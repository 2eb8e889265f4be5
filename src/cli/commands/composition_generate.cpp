// Etudes made from the endgame tables, each proved sound, as a collection.
#include "cli/commands/composition.hpp"
#include "cli/safe_file.hpp"
#include "composition/collection/file.hpp"
#include "composition/generate/generate.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace composition;

constexpr std::uint64_t most_etudes = 1'000'000;
constexpr int pieces = 4;

// A file with tables if there is one, otherwise a table for this run.
tl::expected<OpenTable, Exit> tables_for(const truth::tables::Engine& engine,
                                         const Arguments& arguments, const Context& context,
                                         int most) {
    auto open = open_table(engine, table_folder(arguments, context), context);
    if (!open || open->table) {
        return open;
    }
    return build_in_memory(engine, truth::tables::slices_of({most, most}), context);
}

std::string etudes(const GenerateOptions& options, truth::tables::Prober& prober,
                   std::uint64_t count, std::uint64_t& made) {
    Generator generator(options,
                        [&](const games::Position& position) { return prober.outcome(position); });
    std::string text = collection_header() + "\n";
    for (made = 0; made < count; ++made) {
        auto composition = generator.next();
        if (!composition) {
            break;
        }
        text += entry_text(Entry{*std::move(composition), "", "", "", {}, 0}) + "\n";
    }
    return text;
}

// Whether the book knows etudes of this game.
bool has_etudes(std::string_view variant) {
    const auto& genres = rulebook::all_composition_rules().front()->genres;
    return std::ranges::any_of(genres, [&](const rulebook::GenreRule& rule) {
        return rule.genre == Genre::etude &&
               std::ranges::find(rule.variants, variant) != rule.variants.end();
    });
}

Exit run_composition_generate(const Arguments& arguments, const Context& context) {
    if (!has_etudes(arguments.value("VARIANT"))) {
        return context.wrong_usage(
            Message{"cli.composition.generate.no_etudes", {{"name", arguments.value("VARIANT")}}});
    }
    const auto engine = engine_from(arguments, context);
    if (!engine) {
        return engine.error();
    }
    const auto most = static_cast<int>(
        std::clamp<std::uint64_t>(arguments.number("--pieces").value_or(pieces), 3, pieces));
    const auto open = tables_for(**engine, arguments, context, most);
    if (!open) {
        return open.error();
    }
    truth::tables::Prober prober(*open->table);
    const GenerateOptions options{.rules = rulebook::all_composition_rules().front(),
                                  .variant = games::find_variant(arguments.value("VARIANT")),
                                  .seed = arguments.number("--seed").value_or(1),
                                  .pieces = most};
    std::uint64_t made = 0;
    const std::string text = etudes(
        options, prober, std::min(arguments.number("--count").value_or(10), most_etudes), made);
    if (const auto name = arguments.maybe("--out")) {
        if (const auto fault = create_file(*name, text)) {
            return context.bad_input(*fault);
        }
        context.streams.out << context.text("cli.composition.generate.done",
                                            {{"n", std::to_string(made)}})
                            << '\n';
    } else {
        context.streams.out << text;
    }
    return made > 0 ? Exit::done : Exit::no;
}

} // namespace

Command composition_generate() {
    return {"composition generate",
            {required("VARIANT"), number_option("--count", "N"), number_option("--seed", "N"),
             number_option("--pieces", "N"), option("--out", "FILE"), option("--dir", "FOLDER")},
            run_composition_generate};
}

} // namespace kodeks::cli
