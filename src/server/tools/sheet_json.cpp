#include "server/tools/sheet_json.hpp"

#include "ledger/exact.hpp"
#include "notation/check.hpp"
#include "notation/fen.hpp"
#include "notation/text/dialect.hpp"
#include "referee/words/words.hpp"
#include "server/game/board_json.hpp"
#include "server/texts.hpp"

#include <boost/json/array.hpp>

namespace kodeks::server {

namespace json = boost::json;
using notation::NodeId;

namespace {

constexpr std::size_t games_listed = 2000;
constexpr std::size_t nodes_shown = 5000; // of one game, variations included

json::array texts_of(const std::vector<std::string>& texts) {
    return json::array(texts.begin(), texts.end());
}

std::string tag_of(const notation::Game& game, std::string_view name) {
    const std::string* const tag = game.tag(name);
    return tag == nullptr ? std::string() : *tag;
}

json::object listed(const notation::Game& game, std::uint32_t number, std::string_view outcome) {
    return {{"game", number},
            {"white", tag_of(game, "White")},
            {"black", tag_of(game, "Black")},
            {"event", tag_of(game, "Event")},
            {"date", tag_of(game, "Date")},
            {"result", outcome},
            {"moves", game.moves.main_line().size()},
            {"errors", game.has_errors()}};
}

json::array remarks_of(const notation::Game& game) {
    json::array remarks;
    for (const notation::Diagnostic& one : game.diagnostics) {
        remarks.push_back(
            {{"severity", one.severity == notation::Severity::error ? "error" : "warning"},
             {"line", one.fault.place.line},
             {"column", one.fault.place.column},
             {"text", in_all_languages(one.fault.message)},
             {"excerpt", one.fault.excerpt}});
    }
    return remarks;
}

void add_notes(json::object& object, const notation::Notes& notes) {
    if (!notes.before.empty()) {
        object["before"] = texts_of(notes.before);
    }
    if (!notes.after.empty()) {
        object["after"] = texts_of(notes.after);
    }
    if (!notes.nags.empty()) {
        object["nags"] = json::array(notes.nags.begin(), notes.nags.end());
    }
    if (notes.clock) {
        object["clock_ms"] = notes.clock->value;
    }
    if (!notes.unread.empty()) {
        object["unread"] = texts_of(notes.unread);
    }
}

// The tree from its root, each node behind its parent: moves in order, alternatives after them.
class Walk {
public:
    explicit Walk(const notation::Game& game) : game_(game) {
        if (game.start) {
            follow(notation::root, *game.start);
        }
        while (!later_.empty() && nodes_.size() < nodes_shown) {
            const Branch branch = later_.back();
            later_.pop_back();
            follow(branch.node, shown(branch.node, branch.before));
        }
    }

    json::array take() { return std::move(nodes_); }

private:
    struct Branch {
        NodeId node;
        games::Position before;
    };

    // One line to its end; the alternatives to its moves wait.
    void follow(NodeId parent, games::Position position) {
        for (NodeId at = game_.moves[parent].next; at != notation::no_node;
             at = game_.moves[at].next) {
            for (NodeId one = game_.moves[at].sibling; one != notation::no_node;
                 one = game_.moves[one].sibling) {
                later_.push_back({one, position});
            }
            position = shown(at, position);
        }
    }

    games::Position shown(NodeId id, const games::Position& before) {
        const notation::Node& node = game_.moves[id];
        games::Position after = games::play(before, node.move);
        if (nodes_.size() < nodes_shown) {
            nodes_.push_back(node_json(id, before, after));
        }
        return after;
    }

    json::object node_json(NodeId id, const games::Position& before,
                           const games::Position& after) const {
        const notation::Node& node = game_.moves[id];
        const games::Variant& variant = before.variant();
        json::object object{{"node", id.value},
                            {"parent", node.parent.value},
                            {"side", ledger::word(games::side_to_move(before))},
                            {"text", move_texts(variant, before, node.move)},
                            {"exact", ledger::write_exact(variant, node.move)},
                            {"fen", notation::write_fen(variant, games::setup_of(after))}};
        object["pieces"] = ledger::write_pieces(variant.board, games::setup_of(after));
        if (game_.moves.has_notes(id)) {
            add_notes(object, game_.moves.notes_of(id));
        }
        return object;
    }

    const notation::Game& game_;
    json::array nodes_;
    std::vector<Branch> later_;
};

json::object whole(const notation::Game& game, std::uint32_t number, std::string_view outcome) {
    json::object object = listed(game, number, outcome);
    json::array tags;
    for (const notation::Tag& tag : game.tags) {
        tags.push_back({{"name", tag.name}, {"value", tag.value}});
    }
    object["tags"] = std::move(tags);
    object["remarks"] = remarks_of(game);
    if (game.variant != nullptr) {
        object["variant"] = game.variant->name;
        object["board"] = board_json(*game.variant);
        object["pieces"] = ledger::write_pieces(game.variant->board, game.setup);
        object["fen"] = notation::write_fen(*game.variant, game.setup);
    }
    object["comments"] = texts_of(game.moves.notes_of(notation::root).after);
    object["nodes"] = Walk(game).take();
    return object;
}

} // namespace

json::object sheet_json(const SheetWanted& wanted) {
    const notation::Format& format = notation::format_of(wanted.name, wanted.text);
    notation::FormatOptions options;
    options.draughts = wanted.draughts;
    notation::TextSource source(wanted.text);
    const auto reader = format.reader(source, options);
    const auto dialect = format.dialect(options);
    json::object sheet{{"format", format.name}};
    json::array games;
    notation::Game game;
    for (std::uint32_t number = 1; games.size() < games_listed && reader->next(game); ++number) {
        const std::string* const tag = game.tag("Result");
        const auto stated = tag == nullptr ? std::nullopt : dialect->outcome(*tag);
        notation::check_end(game, stated ? &*stated : nullptr);
        const std::string outcome(dialect->outcome_text(game.outcome));
        games.push_back(listed(game, number, outcome));
        if (number == wanted.game) {
            sheet["game"] = whole(game, number, outcome);
        }
    }
    sheet["games"] = std::move(games);
    return sheet;
}

} // namespace kodeks::server
