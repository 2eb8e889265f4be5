#include "server/tools/collection_json.hpp"

#include "composition/collection/file.hpp"
#include "composition/collection/predecessors.hpp"
#include "composition/collection/reprint.hpp"
#include "composition/file.hpp"
#include "composition/ruling.hpp"
#include "notation/fen.hpp"
#include "server/game/game_json.hpp"
#include "server/texts.hpp"

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace json = boost::json;
using composition::Collection;
using composition::Entry;
using composition::Predecessor;
using composition::Query;

namespace {

constexpr std::size_t found_max = 200; // shown; how many there are is told

Fault plain_fault(Message message) {
    return {std::move(message), "", {}, ""};
}

std::string wish(const json::object& object, std::string_view key) {
    const json::value* const found = object.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->as_string()) : "";
}

std::optional<std::int32_t> count_wished(const json::object& object, std::string_view key) {
    constexpr std::int64_t most = 99;
    const json::value* const found = object.if_contains(key);
    const bool sound = found != nullptr && found->is_int64() && found->as_int64() >= 0;
    return sound ? std::optional(static_cast<std::int32_t>(std::min(found->as_int64(), most)))
                 : std::nullopt;
}

const json::object* part_of(const json::object& body, std::string_view key) {
    const json::value* const found = body.if_contains(key);
    return found == nullptr ? nullptr : found->if_object();
}

Result<games::Position> wished_position(const games::Variant& variant, const std::string& fen) {
    const auto setup = notation::read_fen(variant, fen);
    if (!setup) {
        return tl::unexpected(plain_fault(setup.error().message));
    }
    const auto position = games::accept(variant, *setup, games::tolerable_defects());
    if (!position) {
        return tl::unexpected(plain_fault({"cli.composition.find.bad_position", {{"text", fen}}}));
    }
    return *position;
}

Result<void> read_days(const json::object& find, Query& query) {
    for (const auto& [key, field] : {std::pair{"from", &query.from}, std::pair{"to", &query.to}}) {
        const std::string text = wish(find, key);
        *field = text.empty() ? std::nullopt : read_day(text);
        if (!text.empty() && !*field) {
            return tl::unexpected(plain_fault({"script.want_date", {{"text", text}}}));
        }
    }
    return {};
}

Result<void> read_find(const json::object& find, CollectionAsked& asked) {
    Query query;
    query.variant = games::find_variant(wish(find, "variant"));
    if (const std::string fen = wish(find, "position"); !fen.empty()) {
        const auto position = query.variant == nullptr
                                  ? tl::unexpected(plain_fault({"server.no_variant", {}}))
                                  : wished_position(*query.variant, fen);
        if (!position) {
            return tl::unexpected(position.error());
        }
        query.position = composition::shape_of(*position);
        asked.positions.push_back(*position);
    }
    query.white_men = count_wished(find, "white_men");
    query.white_kings = count_wished(find, "white_kings");
    query.black_men = count_wished(find, "black_men");
    query.black_kings = count_wished(find, "black_kings");
    query.author = wish(find, "author");
    query.genre = ledger::from_word<composition::Genre>(wish(find, "genre"));
    if (const auto motif = ledger::from_word<composition::Motif>(wish(find, "motif"))) {
        query.motifs = composition::bit_of(*motif);
    }
    if (const auto days = read_days(find, query); !days) {
        return days;
    }
    asked.query = std::move(query);
    return {};
}

// The collection as it is, or what a text of games holds.
composition::Imported entries_in(const CollectionAsked& asked) {
    const ledger::Source source{asked.text, ""};
    if (asked.text.empty()) {
        return {};
    }
    if (composition::is_collection(asked.text)) {
        auto entries = composition::read_collection(source);
        return entries ? composition::Imported{*std::move(entries), {}}
                       : composition::Imported{{}, {entries.error()}};
    }
    const auto& rules = *rulebook::all_composition_rules().front();
    return composition::import_pdn(source, rules,
                                   *games::find_variant(rules.genres.front().variants.front()));
}

json::array ids_of(rulebook::Articles articles) {
    json::array list;
    for (const std::string_view id : articles) {
        list.emplace_back(json::string(id));
    }
    return list;
}

std::string shown_day(const std::optional<Day>& day) {
    return day ? write_day(*day) : "";
}

json::object entry_json(const Collection& collection, composition::EntryIndex index) {
    const Entry& entry = collection.entry(index);
    const games::Position& diagram = entry.composition.diagram;
    const composition::Reprint reprint = reprint_of(entry);
    json::array missing;
    for (const composition::Statement what : reprint.missing) {
        missing.emplace_back(ledger::word(what));
    }
    return {
        {"number", index + 1},
        {"author", entry.author},
        {"title", entry.composition.title},
        {"date", shown_day(entry.published.day ? entry.published.day : entry.published.closing)},
        {"variant", diagram.variant().name},
        {"genre", ledger::word(entry.composition.genre)},
        {"fen", notation::write_fen(diagram.variant(), games::setup_of(diagram))},
        {"composition", json::parse(composition::composition_text(entry.composition))},
        {"caption", reprint.caption},
        {"missing", std::move(missing)},
        {"articles", ids_of(entry.composition.rules->publication.reprint)}};
}

// What follows: no right to exist, or whose name goes where.
json::object predecessor_json(const Collection& collection, const Predecessor& found) {
    const Entry& entry = collection.entry(found.entry);
    const auto& rules = entry.composition.rules->publication;
    const std::string degree(ledger::word(found.degree));
    json::object object = entry_json(collection, found.entry);
    object["degree"] = degree;
    object["likeness"] = found.likeness ? std::string(ledger::word(*found.likeness)) : "";
    object["own_ply"] = found.own_ply;
    object["other_ply"] = found.other_ply;
    object["differing"] = found.differing;
    object["priority"] = shown_day(found.priority);
    object["text"] = in_all_languages(
        Message{"cli.composition.predecessors." + degree, {{"name", entry.author}}});
    object["articles"] = ids_of(found.degree == composition::Degree::full         ? rules.full
                                : found.degree == composition::Degree::rearranged ? rules.degrees
                                                                                  : rules.improved);
    if (found.degree != composition::Degree::full && found.priority) {
        object["right_until"] = write_day(composition::author_right_until(*found.priority, rules));
        object["right_articles"] = ids_of(rules.author_right);
    }
    return object;
}

json::object fault_json(const Fault& fault) {
    json::object why = complaint_json(fault.message);
    why["line"] = fault.place.line;
    why["column"] = fault.place.column;
    return why;
}

// Read as a line of a collection, so that nothing else gets in.
Result<Entry> added_entry(const std::string& line) {
    const std::string text = composition::collection_header() + "\n" + line + "\n";
    auto entries = composition::read_collection({text, ""});
    if (!entries) {
        return tl::unexpected(plain_fault(entries.error().message));
    }
    return std::move(entries->front());
}

void add_found(json::object& answer, const Collection& collection, const Query& query) {
    const auto found = collection.find(query);
    json::array list;
    for (std::size_t i = 0; i < std::min(found.size(), found_max); ++i) {
        list.push_back(entry_json(collection, found[i]));
    }
    answer["found"] = std::move(list);
    answer["count"] = found.size();
}

} // namespace

Result<CollectionAsked> collection_asked(const std::string& body, Day today) {
    boost::system::error_code error;
    const json::value value = json::parse(body, error);
    const json::object* const object = error ? nullptr : value.if_object();
    if (object == nullptr) {
        return tl::unexpected(plain_fault({"server.no_json", {}}));
    }
    CollectionAsked asked{.text = wish(*object, "collection"), .today = today};
    if (const json::object* const added = part_of(*object, "add")) {
        asked.added = json::serialize(*added);
    }
    if (const json::object* const find = part_of(*object, "find")) {
        if (const auto read = read_find(*find, asked); !read) {
            return tl::unexpected(read.error());
        }
    }
    if (const json::object* const own = part_of(*object, "predecessors")) {
        const std::string text = json::serialize(*own);
        auto read = composition::read_composition({text, ""}, composition::Lines::may_be_missing);
        if (!read) {
            return tl::unexpected(plain_fault(read.error().message));
        }
        asked.positions.push_back(read->diagram);
        asked.compared = std::move(*read);
    }
    return asked;
}

Response collection_answer(const CollectionAsked& asked) {
    composition::Imported imported = entries_in(asked);
    if (imported.entries.empty() && !imported.left_out.empty()) {
        return error_response(400, fault_json(imported.left_out.front()));
    }
    if (!asked.added.empty()) {
        auto entry = added_entry(asked.added);
        if (!entry) {
            return error_response(400, fault_json(entry.error()));
        }
        imported.entries.push_back(std::move(*entry));
    }
    std::string text = composition::collection_header() + "\n";
    Collection collection;
    for (Entry& entry : imported.entries) {
        text += composition::entry_text(entry) + "\n";
        collection.add(std::move(entry));
    }
    collection.sort();
    json::array left_out;
    for (const Fault& fault : imported.left_out) {
        left_out.push_back(fault_json(fault));
    }
    json::object answer{{"size", collection.size()},
                        {"collection", std::move(text)},
                        {"left_out", std::move(left_out)}};
    if (asked.query) {
        add_found(answer, collection, *asked.query);
    }
    if (asked.compared) {
        json::array list;
        for (const Predecessor& one : predecessors_of(collection, *asked.compared, asked.today)) {
            list.push_back(predecessor_json(collection, one));
        }
        answer["predecessors"] = std::move(list);
    }
    return json_response(answer);
}

} // namespace kodeks::server
