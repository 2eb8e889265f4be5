#include "notation/spoken/words.hpp"

#include "games/variant.hpp"
#include "notation/draughts/squares.hpp"

#include <array>

#include <fmt/format.h>

namespace kodeks::notation::spoken {

using namespace games;

namespace {

constexpr std::array<std::string_view, 8> kind_keys = {"none",   "man",  "pawn",  "knight",
                                                       "bishop", "rook", "queen", "king"};

// "piece.knight"; the king of draughts is another word.
std::string piece_key(Kind kind, Family family) {
    if (kind == Kind::king && family == Family::draughts) {
        return "piece.crowned";
    }
    return fmt::format("piece.{}", kind_keys[static_cast<std::size_t>(kind)]);
}

class Speaker {
public:
    Speaker(const Position& position, const Move& move, Language language)
        : position_(position), variant_(position.variant()), move_(move), language_(language) {}

    std::string chess() const {
        std::string text;
        if (move_.is_castling()) {
            text = say(move_.type == MoveType::castle_king ? "spoken.castles_short"
                                                           : "spoken.castles_long");
        } else if (move_.is_capture()) {
            const Square victim = *move_.captured.begin();
            text = say("spoken.takes_chess",
                       {{"victim", piece(piece_at(position_, victim).kind, ".taken")}});
        } else {
            text = say("spoken.quiet");
        }
        text += move_.type == MoveType::en_passant ? say("spoken.en_passant") : "";
        return text + promotion() + consequence();
    }

    std::string draughts() const {
        if (!move_.is_capture()) {
            return say("spoken.quiet") + promotion();
        }
        const auto found = routes(position_, move_, 1);
        std::string landings;
        for (std::size_t i = 1; i < found.front().size(); ++i) {
            landings += (i > 1 ? ", " : "") + square_name(variant_, found.front()[i]);
        }
        return say("spoken.takes_draughts",
                   {{"n", std::to_string(move_.captured.size())}, {"landings", landings}}) +
               promotion();
    }

private:
    std::string piece(Kind kind, const char* grammatical_case = "") const {
        return render(piece_key(kind, variant_.family) + grammatical_case, language_);
    }

    std::string say(const char* key, std::vector<MessagePart> parts = {}) const {
        parts.push_back({"piece", piece(piece_at(position_, move_.from).kind)});
        parts.push_back({"from", square_name(variant_, move_.from)});
        parts.push_back({"to", square_name(variant_, move_.to)});
        return render(Message{key, std::move(parts)}, language_);
    }

    std::string promotion() const {
        return move_.promotion == Kind::none
                   ? ""
                   : say("spoken.becomes", {{"new", piece(move_.promotion, ".become")}});
    }

    std::string consequence() const {
        const Position after = play(position_, move_);
        switch (ending(after).reason) {
        case EndReason::checkmate:
            return say("spoken.checkmate");
        case EndReason::stalemate:
            return say("spoken.stalemate");
        default:
            return in_check(after) ? say("spoken.check") : "";
        }
    }

    const Position& position_;
    const Variant& variant_;
    const Move& move_;
    Language language_;
};

} // namespace

std::string square_name(const Variant& variant, Square square) {
    return draughts::square_text(variant.board, square, variant.notation.squares);
}

std::string piece_in_words(Piece piece, const Variant& variant, Language language) {
    const char* side = piece.side == Side::white ? ".white" : ".black";
    return render(piece_key(piece.kind, variant.family) + side, language);
}

std::string in_words(const Position& position, const Move& move, Language language) {
    const Speaker speaker(position, move, language);
    return position.variant().family == Family::chess ? speaker.chess() : speaker.draughts();
}

} // namespace kodeks::notation::spoken
