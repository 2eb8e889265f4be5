#include "support/draughts_oracle.hpp"

#include <algorithm>
#include <vector>

namespace kodeks::test {

using namespace games;

namespace {

struct Step {
    int file, rank;
};

struct Found {
    Move move;
    int men = 0;
    int kings = 0;
    bool by_king = false;
};

class Oracle {
public:
    Oracle(const Variant& variant, const games::Setup& setup)
        : board_(variant.board), setup_(setup), rules_(oracle_rules(variant)) {}

    std::optional<std::set<Move>> moves() {
        for (int i = 0; i < board_.squares(); ++i) {
            const Square square{static_cast<std::uint8_t>(i)};
            if (setup_.at(square).present() && setup_.at(square).side == setup_.to_move) {
                captures_of(square);
            }
        }
        if (patience_ <= 0) {
            return std::nullopt;
        }
        return found_.empty() ? quiet_moves() : best();
    }

private:
    static constexpr Step diagonal[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    // Along a rank or file the next dark field is two fields away.
    static constexpr Step all[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1},
                                   {2, 0}, {-2, 0}, {0, 2},  {0, -2}};

    int last_rank() const { return setup_.to_move == Side::white ? board_.ranks - 1 : 0; }

    std::optional<Square> next(Square from, Step step) const {
        const Field field = board_.field_of(from);
        return board_.square_at({field.file + step.file, field.rank + step.rank});
    }

    bool is_empty(Square square) const { return square == origin_ || !setup_.at(square).present(); }

    bool is_victim(Square square) const {
        return setup_.at(square).present() && setup_.at(square).side != setup_.to_move &&
               std::find(taken_.begin(), taken_.end(), square) == taken_.end();
    }

    std::vector<Step> capture_steps() const {
        return rules_.orthogonal ? std::vector<Step>(std::begin(all), std::end(all))
                                 : std::vector<Step>(std::begin(diagonal), std::end(diagonal));
    }

    struct Jump {
        Square victim;
        std::vector<Square> landings;
    };

    std::optional<Jump> jump(Square from, Step step, bool king) const {
        auto at = next(from, step);
        while (king && at && is_empty(*at)) {
            at = next(*at, step);
        }
        if (!at || !is_victim(*at)) {
            return std::nullopt;
        }
        Jump result{*at, {}};
        for (at = next(*at, step); at && is_empty(*at); at = next(*at, step)) {
            result.landings.push_back(*at);
            if (!king) {
                break;
            }
        }
        return result.landings.empty() ? std::nullopt : std::optional<Jump>(result);
    }

    bool can_jump(Square from, bool king) const {
        const auto steps = capture_steps();
        return std::any_of(steps.begin(), steps.end(),
                           [&](Step step) { return jump(from, step, king).has_value(); });
    }

    void captures_of(Square square) {
        origin_ = square;
        taken_.clear();
        was_king_ = setup_.at(square).kind == Kind::king;
        go_on(square, was_king_);
        origin_ = no_square;
    }

    void go_on(Square from, bool king) {
        for (const Step step : capture_steps()) {
            if (const auto found = jump(from, step, king); found && --patience_ > 0) {
                taken_.push_back(found->victim);
                land(found->landings, king);
                taken_.pop_back();
            }
        }
    }

    bool king_at(Square square, bool king) const {
        return king || (rules_.crowned_in_passing && board_.field_of(square).rank == last_rank());
    }

    void land(const std::vector<Square>& landings, bool king) {
        const bool goes_on = std::any_of(landings.begin(), landings.end(), [&](Square square) {
            return can_jump(square, king_at(square, king));
        });
        for (const Square square : landings) {
            const bool king_here = king_at(square, king);
            if (!goes_on) {
                record(square, king_here);
            } else if (can_jump(square, king_here)) {
                go_on(square, king_here);
            }
        }
    }

    void record(Square end, bool king) {
        Found found;
        for (const Square square : taken_) {
            found.move.captured.add(square);
            ++(setup_.at(square).kind == Kind::king ? found.kings : found.men);
        }
        found.by_king = was_king_;
        found.move.from = origin_;
        found.move.to = end;
        found.move.type = MoveType::capture;
        const bool becomes = !was_king_ && (king || board_.field_of(end).rank == last_rank());
        found.move.promotion = becomes ? Kind::king : Kind::none;
        found_.push_back(found);
    }

    // Whether capture a has priority over capture b.
    bool before(const Found& a, const Found& b) const {
        if (rules_.by_number) {
            return a.men + a.kings > b.men + b.kings;
        }
        if (!rules_.by_value) {
            return false;
        }
        // A king is a little less than two men (FR:11): compare in men, then fewer kings is more.
        const int in_men_a = a.men + 2 * a.kings;
        const int in_men_b = b.men + 2 * b.kings;
        if (in_men_a != in_men_b) {
            return in_men_a > in_men_b;
        }
        return a.kings != b.kings ? a.kings < b.kings : a.by_king && !b.by_king;
    }

    std::set<Move> best() const {
        std::set<Move> result;
        for (const Found& found : found_) {
            const bool beaten = std::any_of(found_.begin(), found_.end(), [&](const Found& other) {
                return before(other, found);
            });
            if (!beaten) {
                result.insert(found.move);
            }
        }
        return result;
    }

    bool is_frozen(Square king) const {
        const KingRun run = setup_.king_runs[static_cast<std::size_t>(setup_.to_move)];
        const bool has_man =
            std::any_of(setup_.pieces.begin(), setup_.pieces.end(), [&](const Piece& piece) {
                return piece == Piece{Kind::man, setup_.to_move};
            });
        return rules_.king_limit > 0 && has_man && run.king == king &&
               run.count >= rules_.king_limit;
    }

    void quiet_moves_of(Square from, std::set<Move>& moves) const {
        const bool king = setup_.at(from).kind == Kind::king;
        const int forward = setup_.to_move == Side::white ? 1 : -1;
        for (const Step step : diagonal) {
            if ((king && is_frozen(from)) || (!king && step.rank != forward)) {
                continue;
            }
            for (auto at = next(from, step); at && is_empty(*at); at = next(*at, step)) {
                const bool becomes = !king && board_.field_of(*at).rank == last_rank();
                moves.insert(
                    {SquareSet(), from, *at, becomes ? Kind::king : Kind::none, MoveType::quiet});
                if (!king) {
                    break;
                }
            }
        }
    }

    std::set<Move> quiet_moves() const {
        std::set<Move> moves;
        for (int i = 0; i < board_.squares(); ++i) {
            const Square square{static_cast<std::uint8_t>(i)};
            if (setup_.at(square).present() && setup_.at(square).side == setup_.to_move) {
                quiet_moves_of(square, moves);
            }
        }
        return moves;
    }

    Board board_;
    games::Setup setup_;
    OracleRules rules_;
    Square origin_ = no_square;
    bool was_king_ = false;
    std::vector<Square> taken_;
    std::vector<Found> found_;
    int patience_ = 2000;
};

} // namespace

OracleRules oracle_rules(const Variant& variant) {
    const std::string_view name = variant.name;
    OracleRules rules;
    rules.orthogonal = name == "frisian";
    rules.by_value = name == "frisian";
    rules.king_limit = name == "frisian" ? 3 : 0;
    rules.by_number = name.starts_with("international") || name == "brazilian";
    rules.crowned_in_passing = name.starts_with("russian") || name.starts_with("spantsireti");
    return rules;
}

std::optional<std::set<Move>> oracle_moves(const Variant& variant, const games::Setup& setup) {
    return Oracle(variant, setup).moves();
}

} // namespace kodeks::test
