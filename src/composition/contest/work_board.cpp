#include "composition/contest/work_board.hpp"

#include "composition/collection/shape.hpp"
#include "composition/contest/words.hpp"
#include "composition/file.hpp"
#include "composition/ruling.hpp"
#include "ledger/json.hpp"
#include "notation/fen.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::contest {

namespace {

namespace json = boost::json;

json::value task_of(const Diagram& diagram) {
    if (diagram.aim != rulebook::Aim::lock) {
        return json::value(ledger::word(diagram.aim));
    }
    json::object pieces;
    if (diagram.men > 0) {
        pieces["men"] = diagram.men;
    }
    if (diagram.kings > 0) {
        pieces["kings"] = diagram.kings;
    }
    return json::object{{"lock", std::move(pieces)}};
}

std::optional<composition::Shape> shape_in(const games::Variant& variant, const std::string& fen) {
    const auto setup = notation::read_fen(variant, fen);
    if (!setup) {
        return std::nullopt;
    }
    const auto position = games::accept(variant, *setup, games::tolerable_defects());
    return position ? std::optional(composition::shape_of(*position)) : std::nullopt;
}

// The same pieces, shifted or mirrored or not (RU:6.4.3#3), however the texts are written.
bool are_variations(const Diagram& a, const Diagram& b) {
    const games::Variant* const variant = games::find_variant(a.variant);
    if (variant == nullptr || a.variant != b.variant) {
        return false;
    }
    const auto one = shape_in(*variant, a.fen);
    const auto other = shape_in(*variant, b.fen);
    return one && other && composition::likeness(variant->board, *one, *other);
}

bool has_name(const Work& work, std::string_view ladder) {
    return !ladder.empty() && work.origin.variation_of == ladder;
}

bool is_of(const State& state, std::string_view name, const Enter& command) {
    return std::ranges::any_of(command.authors,
                               [&](AuthorId id) { return find_author(state, id)->name == name; });
}

// Another's work may be reworked when his five years are over, or with his consent, and then he is
// an author too.
Refused refused_reworking(const State& state, const Enter& command, const Rules& rules) {
    const Origin& origin = command.origin;
    if (origin.improvement == Improvement::none) {
        return std::nullopt;
    }
    if (origin.improvement == Improvement::insubstantial) {
        return refusal("reworking_may_not_compete", rules.works.reworked);
    }
    if (origin.source.empty()) {
        return refusal("source_missing", rules.works.improved);
    }
    const bool own = is_of(state, origin.source, command);
    if (origin.consent) {
        return own ? Refused()
                   : refusal("joint_work", rules.works.consent, {{"name", origin.source}});
    }
    if (own || !origin.source_day) {
        return std::nullopt;
    }
    const Day free = months_after(*origin.source_day, 12 * rules.works.author_years);
    return command.day < free
               ? Refused(refusal("author_right", rules.works.author_right,
                                 {{"name", origin.source}, {"day", write_day(free)}}))
               : std::nullopt;
}

// Local, territorial and national championships of one territory follow each other; those of
// different territories do not share works.
Refused refused_territory(const State& state, const Origin& origin, const Rules& rules) {
    if (state.regulations.form != ContestForm::championship ||
        state.regulations.scale == ContestScale::national) {
        return std::nullopt;
    }
    for (const Entered& other : origin.championships) {
        if (other.scale == state.regulations.scale &&
            other.territory != state.regulations.territory) {
            return refusal("other_territory", rules.works.territories, {{"name", other.territory}});
        }
    }
    return std::nullopt;
}

} // namespace

tl::expected<composition::Composition, Message> board_of(const Diagram& diagram,
                                                         std::string_view edition) {
    json::array lines;
    for (const std::string& line : diagram.lines) {
        lines.emplace_back(line);
    }
    json::object object{{"kodeks-composition", composition::file_version},
                        {"rulebook", edition},
                        {"variant", diagram.variant},
                        {"genre", ledger::word(diagram.genre)},
                        {"task", task_of(diagram)},
                        {"fen", diagram.fen},
                        {"lines", std::move(lines)}};
    if (diagram.practical) {
        object["practical"] = true;
    }
    const std::string text = json::serialize(object);
    auto read = composition::read_composition({text, ""});
    if (!read) {
        return tl::unexpected(read.error().message);
    }
    return *std::move(read);
}

Result<Diagram> diagram_from(const ledger::Source& source) {
    const auto read = composition::read_composition(source);
    if (!read) {
        return tl::unexpected(read.error());
    }
    const auto json = ledger::read_json(source.text, 0, source.text.size());
    Diagram diagram;
    diagram.variant = read->diagram.variant().name;
    diagram.genre = read->genre;
    diagram.aim = read->task.aim;
    diagram.men = read->task.men;
    diagram.kings = read->task.kings;
    diagram.practical = read->practical;
    diagram.fen = json->find("fen")->text;
    for (const ledger::Json& line : json->find("lines")->items) {
        diagram.lines.push_back(line.text);
    }
    return diagram;
}

RecordExamination finding_of(WorkId work, const composition::Composition& composition,
                             const composition::Verdict& verdict) {
    RecordExamination found;
    found.work = work;
    const rulebook::LockRules& locks = composition.rules->locks;
    for (const composition::Ruling& ruling : verdict.rulings) {
        const bool heavy = ruling.weight == composition::Weight::defect ||
                           ruling.weight == composition::Weight::failure;
        if (ruling.decision == "en-prise-deduction") {
            found.deduction = whole_points(locks.en_prise_points);
        } else if (heavy && ruling.decision != "white-en-prise") {
            const std::string article(ruling.articles.front());
            if (std::ranges::find(found.broken, article) == found.broken.end()) {
                found.broken.push_back(article);
            }
        }
    }
    return found;
}

bool begins_quietly(const composition::Composition& composition) {
    return !games::ending(composition.diagram).over() &&
           !games::capture_available(composition.diagram);
}

Refused refused_variation(const State& state, const Sent& sent, const Rules& rules) {
    const auto same = std::ranges::find_if(state.works, [&](const Work& work) {
        return !work.withdrawn && work.id != sent.instead_of &&
               (has_name(work, sent.ladder) || are_variations(work.diagram, sent.diagram));
    });
    return same == state.works.end() ? Refused()
                                     : refusal("second_variation", rules.works.variations,
                                               {{"number", std::to_string(same->id.value)}});
}

Refused refused_origin(const State& state, const Enter& command, const Rules& rules) {
    const Origin& origin = command.origin;
    if (origin.corrected_after_award) {
        return refusal("corrected_after_award", rules.works.corrected_after_award);
    }
    if (origin.corrections > rules.works.corrections) {
        return refusal("corrected_too_often", rules.works.corrected,
                       {{"most", std::to_string(rules.works.corrections)}});
    }
    if (auto refused =
            refused_variation(state, {command.diagram, origin.variation_of, {}}, rules)) {
        return refused;
    }
    if (auto refused = refused_reworking(state, command, rules)) {
        return refused;
    }
    return refused_territory(state, origin, rules);
}

} // namespace kodeks::contest
