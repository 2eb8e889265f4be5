#include "server/tools/analysis_json.hpp"

#include "ledger/words.hpp"
#include "notation/fen.hpp"
#include "referee/words/words.hpp"
#include "server/game/board_json.hpp"

#include <boost/json/array.hpp>

namespace kodeks::server {

namespace json = boost::json;
using games::Position;
using truth::Known;
using truth::Worth;

namespace {

std::string_view name_of(Known known) {
    constexpr std::array<std::string_view, 3> names = {"no", "yes", "open"};
    return names[static_cast<std::size_t>(known)];
}

std::string_view name_of(Worth worth) {
    constexpr std::array<std::string_view, 4> names = {"loss", "draw", "win", "open"};
    return names[static_cast<std::size_t>(worth)];
}

void add_worth(json::object& object, Worth worth, std::optional<int> plies) {
    object["worth"] = name_of(worth);
    if (plies) {
        object["plies"] = *plies;
    }
}

std::string fen_after(const Position& position, const games::Move& move) {
    const Position next = games::play(position, move);
    return notation::write_fen(next.variant(), games::setup_of(next));
}

json::object side_json(const truth::Analysis& analysis, games::Side side) {
    const auto index = static_cast<std::size_t>(side);
    return {{"possible", name_of(analysis.possible[index])},
            {"forced", name_of(analysis.forced[index])}};
}

json::array moves_of(const Position& position, const truth::Analysis& analysis) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    json::array moves;
    for (const truth::MoveWorth& each : analysis.moves) {
        json::object move = legal_move_json(position, each.move, legal);
        add_worth(move, each.worth, each.plies);
        move["fen"] = fen_after(position, each.move);
        moves.push_back(std::move(move));
    }
    return moves;
}

json::array line_of(const Position& position, const truth::Analysis& analysis) {
    json::array line;
    Position now = position;
    for (const games::Move& move : analysis.line) {
        line.push_back({{"side", ledger::word(games::side_to_move(now))},
                        {"text", move_texts(now.variant(), now, move)},
                        {"fen", fen_after(now, move)}});
        now = games::play(now, move);
    }
    return line;
}

} // namespace

json::object analysis_json(const Position& position, const truth::Analysis& analysis) {
    const games::Variant& variant = position.variant();
    const games::Setup setup = games::setup_of(position);
    json::object object{{"variant", variant.name},
                        {"board", board_json(variant)},
                        {"fen", notation::write_fen(variant, setup)},
                        {"pieces", pieces_json(variant, setup)},
                        {"turn", ledger::word(setup.to_move)},
                        {"over", games::ending(position).over()},
                        {"table", analysis.from_table},
                        {"white", side_json(analysis, games::Side::white)},
                        {"black", side_json(analysis, games::Side::black)}};
    add_worth(object, analysis.worth, analysis.plies);
    object["moves"] = moves_of(position, analysis);
    object["line"] = line_of(position, analysis);
    if (analysis.line_of) {
        object["line_of"] = ledger::word(*analysis.line_of);
    }
    return object;
}

} // namespace kodeks::server
