#include "server/game/board_json.hpp"

#include "ledger/exact.hpp"
#include "ledger/writer.hpp"
#include "notation/hand_write.hpp"
#include "notation/styles.hpp"
#include "server/texts.hpp"

namespace kodeks::server {

namespace json = boost::json;
using games::Square;

namespace {

constexpr std::size_t routes_max = 8; // more ways to take the same pieces nobody wants to see

json::array squares_json(const games::Variant& variant, const auto& squares) {
    json::array names;
    for (const Square square : squares) {
        names.emplace_back(ledger::write_square(variant, square));
    }
    return names;
}

json::object texts_json(const std::array<std::string, 3>& texts) {
    return in_all_languages(
        [&](Language language) { return texts[static_cast<std::size_t>(language)]; });
}

} // namespace

json::object legal_move_json(const games::Position& position, const games::Move& move,
                             const games::MoveList& legal) {
    const games::Variant& variant = position.variant();
    const ledger::Scene scene{&variant, position};
    json::object object{{"move", ledger::write_move(scene, move)},
                        {"text", texts_json(notation::usual_move(position, move, legal))},
                        {"from", ledger::write_square(variant, move.from)},
                        {"to", ledger::write_square(variant, move.to)},
                        {"captured", squares_json(variant, move.captured)}};
    if (move.promotion != games::Kind::none) {
        object["promotion"] = ledger::word(move.promotion);
    }
    if (move.is_capture() && variant.family == games::Family::draughts) {
        json::array routes;
        for (const games::Route& route : games::routes(position, move, routes_max)) {
            routes.push_back(squares_json(variant, route));
        }
        object["routes"] = std::move(routes);
    }
    return object;
}

json::object board_json(const games::Variant& variant) {
    json::array squares;
    for (int i = 0; i < variant.board.squares(); ++i) {
        const Square square{static_cast<std::uint8_t>(i)};
        const games::Field field = variant.board.field_of(square);
        squares.push_back({{"name", ledger::write_square(variant, square)},
                           {"file", field.file},
                           {"rank", field.rank}});
    }
    return {
        {"files", variant.board.files},
        {"ranks", variant.board.ranks},
        {"family", variant.family == games::Family::chess ? "chess" : "draughts"},
        {"names", variant.notation.squares == games::SquareNames::letters ? "letters" : "numbers"},
        {"squares", std::move(squares)}};
}

json::object pieces_json(const games::Variant& variant, const games::Setup& setup) {
    const std::string letters = ledger::write_pieces(variant.board, setup);
    json::object pieces;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (letters[i] != '.') {
            const Square square{static_cast<std::uint8_t>(i)};
            pieces[ledger::write_square(variant, square)] = std::string(1, letters[i]);
        }
    }
    return pieces;
}

json::object partial_json(const games::Variant& variant, const referee::Partial& partial) {
    json::object object{{"removed", squares_json(variant, partial.removed)}};
    if (partial.from != games::no_square) {
        object["from"] = ledger::write_square(variant, partial.from);
    }
    if (partial.to != games::no_square) {
        object["to"] = ledger::write_square(variant, partial.to);
    }
    if (partial.promotion != games::Kind::none) {
        object["promotion"] = ledger::word(partial.promotion);
    }
    return object;
}

json::object move_texts(const games::Variant& variant,
                        const std::optional<games::Position>& position, const games::Move& move) {
    return texts_json(notation::write_hand(variant, position, move));
}

json::array legal_json(const games::Position& position) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    moves.sort();
    json::array list;
    for (const games::Move& move : moves) {
        list.push_back(legal_move_json(position, move, moves));
    }
    return list;
}

} // namespace kodeks::server
