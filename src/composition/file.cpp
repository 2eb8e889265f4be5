#include "composition/file.hpp"

#include "composition/line_text.hpp"
#include "composition/ruling.hpp"
#include "composition/task_form.hpp"
#include "ledger/article_list.hpp"
#include "ledger/reader.hpp"
#include "notation/fen.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::composition {

namespace {

using ledger::Json;
using ledger::JsonKind;
using ledger::Reader;
using ledger::Scene;
using ledger::Trouble;
using rulebook::CompositionRules;

// The value of a key that must be there and be of this kind.
const Json* take(Reader& reader, const Json& object, std::string_view key, JsonKind kind) {
    const Json* const value = reader.take(key);
    if (value == nullptr) {
        reader.complain(object.offset, {"script.key_missing", {{"key", std::string(key)}}});
        return nullptr;
    }
    if (value->kind != kind) {
        reader.complain(value->offset, {kind == JsonKind::array    ? "script.want_list"
                                        : kind == JsonKind::number ? "script.want_number"
                                                                   : "script.want_text",
                                        {}});
        return nullptr;
    }
    return value;
}

void check_version(Reader& reader, const Json& object) {
    const Json* const version = take(reader, object, "kodeks-composition", JsonKind::number);
    if (version != nullptr && version->text != std::to_string(file_version)) {
        reader.complain(version->offset,
                        {"composition.version", {{"known", std::to_string(file_version)}}});
    }
}

const CompositionRules* read_rules(Reader& reader, const Json& object) {
    const Json* const edition = take(reader, object, "rulebook", JsonKind::string);
    if (edition == nullptr) {
        return nullptr;
    }
    const CompositionRules* const rules = rulebook::composition_rules(edition->text);
    if (rules == nullptr) {
        std::vector<std::string> names;
        for (const CompositionRules* const known : rulebook::all_composition_rules()) {
            names.emplace_back(known->edition);
        }
        reader.complain_choice(*edition, names);
    }
    return rules;
}

// The games for which the book has any genre.
std::vector<std::string> variant_names(const CompositionRules& rules) {
    std::vector<std::string> names;
    for (const rulebook::GenreRule& rule : rules.genres) {
        for (const std::string_view name : rule.variants) {
            if (std::ranges::find(names, name) == names.end()) {
                names.emplace_back(name);
            }
        }
    }
    return names;
}

const games::Variant* read_variant(Reader& reader, const Json& object,
                                   const CompositionRules& rules) {
    const Json* const name = take(reader, object, "variant", JsonKind::string);
    if (name == nullptr) {
        return nullptr;
    }
    const auto names = variant_names(rules);
    if (std::ranges::find(names, name->text) == names.end()) {
        reader.complain_choice(*name, names);
        return nullptr;
    }
    return games::find_variant(name->text);
}

// Defects that only say "no game gets here" are for the judge; others leave nothing to judge.
std::optional<games::Position> read_diagram(Reader& reader, const Json& object,
                                            const games::Variant& variant) {
    const Json* const fen = take(reader, object, "fen", JsonKind::string);
    if (fen == nullptr) {
        return std::nullopt;
    }
    const auto setup = notation::read_fen(variant, fen->text);
    if (!setup) {
        reader.complain(fen->offset, setup.error().message);
        return std::nullopt;
    }
    if (setup->to_move != games::Side::white) {
        reader.complain(fen->offset, {"composition.white_begins", {}});
        return std::nullopt;
    }
    const auto position = games::accept(variant, *setup, games::tolerable_defects());
    if (!position) {
        const games::Defect first = position.error().list().front();
        reader.complain(fen->offset, {"defect." + std::string(name_of(first)), {}});
        return std::nullopt;
    }
    return *position;
}

// No solution has so many; every two of them are compared.
constexpr std::size_t most_lines = 10'000;

void read_lines(Reader& reader, const Json& object, Lines needed, Composition& composition) {
    if (needed == Lines::may_be_missing && object.find("lines") == nullptr) {
        return;
    }
    const Json* const lines = take(reader, object, "lines", JsonKind::array);
    if (lines == nullptr) {
        return;
    }
    if (lines->items.empty() && needed == Lines::needed) {
        reader.complain(lines->offset, {"composition.no_lines", {}});
    }
    if (lines->items.size() > most_lines) {
        reader.complain(lines->items[most_lines].offset,
                        {"composition.too_many_lines", {{"most", std::to_string(most_lines)}}});
        return;
    }
    for (const Json& item : lines->items) {
        if (item.kind != JsonKind::string) {
            reader.complain(item.offset, {"script.want_text", {}});
            return;
        }
        const auto line = read_line(composition.diagram, item.text);
        if (!line) {
            // Moves need no escapes, so the text stands in the file as it is, behind the quote.
            reader.complain(item.offset + 1 + line.error().offset, line.error().message);
            return;
        }
        composition.lines.push_back(*line);
    }
}

// What its author adds for people and tests; nothing here changes the verdict.
void pass_over_remarks(Reader& reader) {
    for (const std::string_view key : {"author", "remark", "expect"}) {
        reader.take(key);
    }
    ledger::check_articles(reader, "proves");
}

} // namespace

tl::expected<Composition, Trouble> composition_of(const Json& object, Lines needed) {
    const Scene scene;
    Reader reader(object, scene);
    check_version(reader, object);
    const CompositionRules* const rules = read_rules(reader, object);
    const games::Variant* const variant =
        rules != nullptr ? read_variant(reader, object, *rules) : nullptr;
    const auto diagram = variant != nullptr ? read_diagram(reader, object, *variant) : std::nullopt;
    if (!diagram) {
        return tl::unexpected(*reader.trouble());
    }
    Composition composition{{}, rules, {}, {}, *diagram, {}, false};
    reader.may("title", composition.title);
    reader.must("genre", composition.genre);
    reader.may("practical", composition.practical);
    read_task(reader, object, composition.task);
    read_lines(reader, object, needed, composition);
    pass_over_remarks(reader);
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return composition;
}

std::string composition_text(const Composition& composition) {
    const games::Variant& variant = composition.diagram.variant();
    boost::json::array lines;
    for (const Line& line : composition.lines) {
        lines.emplace_back(line_text(composition.diagram, line));
    }
    boost::json::object object{{"kodeks-composition", file_version}};
    if (!composition.title.empty()) {
        object["title"] = composition.title;
    }
    object["rulebook"] = composition.rules->edition;
    object["variant"] = variant.name;
    object["genre"] = ledger::word(composition.genre);
    object["task"] = task_json(composition.task);
    if (composition.practical) {
        object["practical"] = true;
    }
    object["fen"] = notation::write_fen(variant, games::setup_of(composition.diagram));
    object["lines"] = std::move(lines);
    return boost::json::serialize(object);
}

Result<Composition> read_composition(const ledger::Source& source, Lines lines) {
    const auto json = ledger::read_json(source.text, 0, source.text.size());
    if (!json) {
        return tl::unexpected(fault_at(source, json.error()));
    }
    auto composition = composition_of(*json, lines);
    if (!composition) {
        return tl::unexpected(fault_at(source, composition.error()));
    }
    return *std::move(composition);
}

} // namespace kodeks::composition
