#include "cli/commands/composition_collection.hpp"

#include "cli/input.hpp"
#include "composition/collection/file.hpp"

#include <ostream>
#include <utility>

namespace kodeks::cli {

using namespace composition;

namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 30;

} // namespace

const rulebook::CompositionRules& composition_rules_here() {
    return *rulebook::all_composition_rules().front();
}

const games::Variant& composition_variant(const Arguments& arguments) {
    const auto first = composition_rules_here().genres.front().variants.front();
    return *games::find_variant(arguments.maybe("--variant").value_or(std::string(first)));
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

} // namespace kodeks::cli
