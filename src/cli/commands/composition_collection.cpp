// A collection of compositions: making it, searching it, looking for predecessors.
#include "cli/commands/composition.hpp"
#include "cli/contest/session.hpp"
#include "cli/event/session.hpp"
#include "cli/event/show.hpp"
#include "cli/input.hpp"
#include "composition/collection/collection.hpp"
#include "composition/collection/file.hpp"
#include "composition/collection/predecessors.hpp"
#include "composition/collection/reprint.hpp"
#include "notation/fen.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <utility>

namespace kodeks::cli {

namespace {

using namespace composition;
namespace fs = std::filesystem;

constexpr std::size_t most_bytes = std::size_t{1} << 30;

const rulebook::CompositionRules& only_rules() {
    return *rulebook::all_composition_rules().front();
}

// The files of a folder in the order of their names; a file is itself.
std::vector<std::string> files_in(const std::string& name) {
    std::error_code error;
    if (!fs::is_directory(name, error)) {
        return {name};
    }
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(name, error)) {
        const auto ending = entry.path().extension();
        if (entry.is_regular_file() &&
            (ending == ".json" || ending == ".pdn" || ending == ".jsonl")) {
            files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    return files;
}

Imported imported_from(const Input& input, const Arguments& arguments) {
    const ledger::Source source{input.text, input.name};
    if (is_collection(input.text)) {
        auto entries = read_collection(source);
        return entries ? Imported{*std::move(entries), {}} : Imported{{}, {entries.error()}};
    }
    if (input.text.starts_with('{')) {
        auto one = read_composition(source, Lines::may_be_missing);
        if (!one) {
            return {{}, {one.error()}};
        }
        return {{Entry{*std::move(one), "", "", input.name, {}, 0}}, {}};
    }
    const auto variant = arguments.maybe("--variant");
    const games::Variant* const named = variant ? games::find_variant(*variant) : nullptr;
    return import_pdn(source, only_rules(),
                      named != nullptr
                          ? *named
                          : *games::find_variant(only_rules().genres.front().variants.front()));
}

Exit run_collect(const Arguments& arguments, const Context& context) {
    std::string text = collection_header() + "\n";
    std::size_t count = 0;
    std::size_t left_out = 0;
    for (const std::string& name : arguments.all("FILE")) {
        for (const std::string& path : files_in(name)) {
            const auto input = read_text(path, context.streams);
            if (!input) {
                return context.bad_input(input.error());
            }
            const Imported imported = imported_from(*input, arguments);
            for (const Entry& entry : imported.entries) {
                text += entry_text(entry) + "\n";
            }
            for (const Fault& fault : imported.left_out) {
                context.streams.talk << describe(fault, context.facts.language) << '\n';
            }
            count += imported.entries.size();
            left_out += imported.left_out.size();
        }
    }
    const std::string name = arguments.value("COLLECTION");
    if (name == "-") {
        context.streams.out << text;
    } else if (const auto fault = create_file(name, text)) {
        return context.bad_input(*fault);
    }
    (name == "-" ? context.streams.talk : context.streams.out)
        << context.text("cli.composition.collect.done",
                        {{"n", std::to_string(count)}, {"left", std::to_string(left_out)}})
        << '\n';
    return left_out == 0 ? Exit::done : Exit::no;
}

tl::expected<Collection, Exit> collection_in(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("COLLECTION"), context.streams);
    if (!input) {
        return tl::unexpected(context.bad_input(input.error()));
    }
    if (input->text.size() > most_bytes) {
        return tl::unexpected(context.answer_no(
            Message{"cli.composition.too_large", {{"most", std::to_string(most_bytes >> 20)}}}));
    }
    auto entries = read_collection({input->text, input->name});
    if (!entries) {
        return tl::unexpected(context.bad_input(entries.error()));
    }
    Collection collection;
    for (Entry& entry : *entries) {
        collection.add(std::move(entry));
    }
    collection.sort();
    return collection;
}

Sheet sheet_of(const Context& context, std::vector<std::string> keys) {
    Sheet sheet;
    for (const std::string& key : keys) {
        sheet.columns.push_back({context.text("cli.composition.column." + key),
                                 key == "number" ? Align::right : Align::left});
    }
    sheet.keys = std::move(keys);
    return sheet;
}

// People are told that nothing was found; programs get an empty list.
void print_found(const Context& context, const Sheet& sheet) {
    if (sheet.rows.empty() && !context.facts.json) {
        context.streams.out << context.text("cli.composition.nothing_found") << "\n";
        return;
    }
    print_sheet(context, sheet, context.facts.json ? Form::json : Form::text);
}

std::string day_text(const std::optional<Day>& day) {
    return day ? write_day(*day) : "";
}

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
    const auto name = arguments.maybe("--variant");
    query.variant = games::find_variant(name ? std::string_view(*name)
                                             : only_rules().genres.front().variants.front());
    if (query.variant == nullptr) {
        return tl::unexpected(
            context.wrong_usage(Message{"cli.composition.find.bad_position", {{"text", *name}}}));
    }
    for (auto [option, field] :
         {std::pair{"--position", &query.position}, std::pair{"--part", &query.part}}) {
        auto shape = shape_in(arguments, context, *query.variant, option);
        if (!shape) {
            return tl::unexpected(shape.error());
        }
        *field = *shape;
    }
    query.variant = name || query.position || query.part ? query.variant : nullptr;
    query.white_men = small(arguments, "--white-men");
    query.white_kings = small(arguments, "--white-kings");
    query.black_men = small(arguments, "--black-men");
    query.black_kings = small(arguments, "--black-kings");
    query.author = arguments.maybe("--author").value_or("");
    query.genre = contest_word<Genre>(arguments, "--genre");
    for (auto [option, field] : {std::pair{"--from", &query.from}, std::pair{"--to", &query.to}}) {
        const auto text = arguments.maybe(option);
        *field = text ? read_day(*text) : std::nullopt;
        if (text && !*field) {
            return tl::unexpected(
                context.wrong_usage(Message{"script.want_date", {{"text", *text}}}));
        }
    }
    if (const auto motif = contest_word<Motif>(arguments, "--motif")) {
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

rulebook::Articles articles_of(const Predecessor& found, const rulebook::PublicationRules& rules) {
    return found.degree == Degree::full         ? rules.full
           : found.degree == Degree::rearranged ? rules.degrees
                                                : rules.improved;
}

// What follows: no right to exist, or whose name goes where.
std::string consequence(const Context& context, const Predecessor& found, const Entry& entry) {
    const auto& rules = entry.composition.rules->publication;
    const std::string key =
        "cli.composition.predecessors." + std::string(ledger::word(found.degree));
    std::string text =
        with_articles(context.text(key, {{"name", entry.author}}), articles_of(found, rules));
    if (found.degree != Degree::full && found.priority) {
        text += " " +
                with_articles(
                    context.text("cli.composition.predecessors.right",
                                 {{"day", write_day(author_right_until(*found.priority, rules))}}),
                    rules.author_right);
    }
    return text;
}

Sheet predecessors_sheet(const Context& context, const Collection& collection,
                         const std::vector<Predecessor>& all) {
    Sheet sheet =
        sheet_of(context, {"number", "author", "priority", "degree", "likeness", "consequence"});
    for (const Predecessor& found : all) {
        const Entry& entry = collection.entry(found.entry);
        const std::string likeness =
            found.likeness ? context.text("cli.composition.likeness." +
                                          ledger::underscored(ledger::word(*found.likeness)))
                           : context.text("cli.composition.meets",
                                          {{"own", std::to_string(found.own_ply)},
                                           {"other", std::to_string(found.other_ply)},
                                           {"squares", std::to_string(found.differing)}});
        sheet.rows.push_back(
            {std::to_string(found.entry + 1), entry.author, day_text(found.priority),
             context.facts.json ? std::string(ledger::word(found.degree))
                                : context.text("cli.composition.degree." +
                                               std::string(ledger::word(found.degree))),
             likeness, consequence(context, found, entry)});
    }
    return sheet;
}

Exit run_predecessors(const Arguments& arguments, const Context& context) {
    const auto day = day_in(arguments);
    if (!day) {
        return context.wrong_usage(
            Message{"script.want_date", {{"text", arguments.value("--on")}}});
    }
    const auto composition = composition_from(arguments, context, Lines::may_be_missing);
    if (!composition) {
        return composition.error();
    }
    const auto collection = collection_in(arguments, context);
    if (!collection) {
        return collection.error();
    }
    const auto all = predecessors_of(*collection, *composition, *day);
    print_found(context, predecessors_sheet(context, *collection, all));
    const bool full = std::ranges::find(all, Degree::full, &Predecessor::degree) != all.end();
    return full ? Exit::no : Exit::done;
}

} // namespace

Command composition_collect() {
    return {"composition collect",
            {required("COLLECTION"), one_or_more("FILE"), option("--variant", "VARIANT")},
            run_collect};
}

Command composition_find() {
    return {"composition find",
            {required("COLLECTION"), option("--position", "FEN"), option("--part", "FEN"),
             number_option("--white-men", "N"), number_option("--white-kings", "N"),
             number_option("--black-men", "N"), number_option("--black-kings", "N"),
             choice_option("--motif", "MOTIF", ledger::words_of<Motif>()),
             choice_option("--genre", "GENRE", ledger::words_of<Genre>()),
             option("--author", "NAME"), option("--from", "DAY"), option("--to", "DAY"),
             option("--variant", "VARIANT"), flag("--reprint")},
            run_find};
}

Command composition_predecessors() {
    return {"composition predecessors",
            {required("COLLECTION"), required("FILE"), option("--on", "DAY")},
            run_predecessors};
}

} // namespace kodeks::cli
