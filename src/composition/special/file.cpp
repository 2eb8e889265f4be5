#include "composition/special/file.hpp"

#include "composition/line_text.hpp"
#include "composition/task_form.hpp"
#include "ledger/article_list.hpp"
#include "notation/fen.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

using ledger::Json;
using ledger::JsonKind;
using ledger::Reader;
using ledger::Trouble;

const rulebook::CompositionRules* rules_in(Reader& reader) {
    std::string edition;
    reader.must("rulebook", edition);
    const auto* const rules = rulebook::composition_rules(edition);
    if (rules == nullptr && !reader.trouble()) {
        std::vector<std::string> names;
        for (const auto* const known : rulebook::all_composition_rules()) {
            names.emplace_back(known->edition);
        }
        reader.complain_choice(*reader.object().find("rulebook"), names);
    }
    return rules;
}

// Any draughts game that is played on a board of the book's games: giveaway has variants of its
// own.
const games::Variant* variant_in(Reader& reader) {
    std::string name;
    reader.must("variant", name);
    const games::Variant* const variant = games::find_variant(name);
    if (!reader.trouble() && (variant == nullptr || variant->family != games::Family::draughts)) {
        reader.complain(reader.object().find("variant")->offset,
                        {"composition.special.variant", {{"name", name}}});
    }
    return reader.trouble() ? nullptr : variant;
}

std::optional<games::Position> position_in(Reader& reader, const games::Variant& variant,
                                           std::string_view key) {
    std::string text;
    reader.may(key, text);
    const Json* const value = reader.object().find(key);
    if (reader.trouble() || value == nullptr) {
        return std::nullopt;
    }
    const auto setup = notation::read_fen(variant, text);
    if (!setup) {
        reader.complain(value->offset, setup.error().message);
        return std::nullopt;
    }
    const auto position = games::accept(variant, *setup, games::tolerable_defects());
    if (!position) {
        reader.complain(value->offset,
                        {"defect." + std::string(name_of(position.error().list().front())), {}});
        return std::nullopt;
    }
    return *position;
}

void read_first_moves(Reader& reader, Special& special) {
    std::vector<std::string> texts;
    reader.may("first-moves", texts);
    for (const std::string& text : texts) {
        const auto line = read_line(special.diagram, text);
        if (!line) {
            reader.complain(reader.object().find("first-moves")->offset, line.error().message);
            return;
        }
        special.first_moves.push_back(line->front());
    }
}

void read_retro(Reader& reader, Special& special) {
    std::string text;
    reader.may("moves", text);
    if (text.empty() || reader.trouble()) {
        return;
    }
    const auto line = read_line(special.before.value_or(special.diagram), text);
    if (!line) {
        reader.complain(reader.object().find("moves")->offset, line.error().message);
        return;
    }
    special.moves = *line;
}

// Which side begins follows from the kind: a diagram in which Black begins has its own.
void check_turn(Reader& reader, const Special& special) {
    const bool black = games::side_to_move(special.diagram) == games::Side::black;
    const bool should = special.kind == SpecialKind::black_begins;
    const bool free = special.kind == SpecialKind::retro || special.kind == SpecialKind::pictorial;
    if (!reader.trouble() && !free && black != should) {
        reader.complain(reader.object().find("fen")->offset, {"composition.special.turn", {}});
    }
}

void read_rest(Reader& reader, const Json& object, Special& special) {
    reader.may("title", special.title);
    reader.must("special", special.kind);
    read_task(reader, object, special.task);
    if (object.find("second-task") != nullptr) {
        read_task(reader, object, special.second_task.emplace(), "second-task");
    }
    special.before = position_in(reader, special.diagram.variant(), "before");
    special.altered = position_in(reader, special.diagram.variant(), "altered");
    read_first_moves(reader, special);
    read_retro(reader, special);
    check_turn(reader, special);
    for (const std::string_view key : {"author", "remark", "expect"}) {
        reader.take(key);
    }
    ledger::check_articles(reader, "proves");
}

tl::expected<Special, Trouble> special_of(const Json& object) {
    const ledger::Scene scene;
    Reader reader(object, scene);
    std::int32_t version = 0;
    reader.must("kodeks-composition", version);
    const auto* const rules = rules_in(reader);
    const games::Variant* const variant = rules != nullptr ? variant_in(reader) : nullptr;
    const auto diagram = variant != nullptr ? position_in(reader, *variant, "fen") : std::nullopt;
    if (!diagram) {
        reader.complain(object.offset, {"script.key_missing", {{"key", "fen"}}});
        return tl::unexpected(*reader.trouble());
    }
    Special special{{}, rules, {}, {}, {}, *diagram, {}, {}, {}, {}};
    read_rest(reader, object, special);
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return special;
}

} // namespace

bool is_special(std::string_view text) {
    const auto json = ledger::read_json(text, 0, text.size());
    return json && json->find("special") != nullptr;
}

Result<Special> read_special(const ledger::Source& source) {
    const auto json = ledger::read_json(source.text, 0, source.text.size());
    if (!json) {
        return tl::unexpected(fault_at(source, json.error()));
    }
    auto special = special_of(*json);
    if (!special) {
        return tl::unexpected(fault_at(source, special.error()));
    }
    return *std::move(special);
}

} // namespace kodeks::composition
