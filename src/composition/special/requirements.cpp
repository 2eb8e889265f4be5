#include "composition/special/requirements.hpp"

#include "composition/examine/retro.hpp"
#include "composition/hearing.hpp"

#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::composition {

namespace {

using games::Position;
using games::Side;

class Requirements {
public:
    Requirements(const Special& special, const Means& means, Verdict& verdict)
        : special_(special), means_(means), verdict_(verdict) {}

    void run() {
        switch (special_.kind) {
        case SpecialKind::black_begins:
            begins_quietly(special_.diagram);
            arose();
            break;
        case SpecialKind::either_begins:
        case SpecialKind::changed_task:
            begins_quietly(with_to_move(special_.diagram, Side::white));
            begins_quietly(with_to_move(special_.diagram, Side::black));
            one_first_move(with_to_move(special_.diagram, Side::white));
            arose();
            break;
        case SpecialKind::turned:
        case SpecialKind::giveaway:
            begins_quietly(special_.diagram);
            one_first_move(special_.diagram);
            arose();
            break;
        case SpecialKind::double_solution: // its first moves are its own matter
            begins_quietly(special_.diagram);
            arose();
            break;
        case SpecialKind::pictorial: // the picture decides how the pieces stand
        case SpecialKind::retro:     // the moves before the diagram are the task
        case SpecialKind::puzzle:    // pieces are missing or superfluous on purpose
            break;
        }
    }

private:
    void rule(std::string_view decision, Weight weight, rulebook::Articles articles,
              std::string text = {}) {
        Ruling made{
            decision, weight, {articles.begin(), articles.end()}, {.text = std::move(text)}};
        const rulebook::Articles applies = special_.rules->special_applies;
        made.articles.insert(made.articles.end(), applies.begin(), applies.end());
        verdict_.rulings.push_back(std::move(made));
    }

    void begins_quietly(const Position& position) {
        if (games::capture_available(position)) {
            const bool white = games::side_to_move(position) == Side::white;
            rule(white ? "special-white-captures" : "special-black-captures", Weight::defect,
                 special_.rules->first_move);
        }
    }

    void arose() {
        const LastMoves moves = last_moves(special_.diagram, 1);
        if (moves.found.empty()) {
            rule(moves.complete ? "special-no-last-move" : "special-last-move-open",
                 moves.complete ? Weight::defect : Weight::open, special_.rules->legal_diagram);
        }
    }

    void one_first_move(const Position& position) {
        Proofs proofs(special_.task, means_);
        games::MoveList moves;
        games::legal_moves(position, moves);
        moves.sort();
        std::vector<std::string> solving;
        bool open = false;
        for (const games::Move& move : moves) {
            const Proof proof = proofs.meets(games::play(position, move));
            open = open || proof == Proof::open;
            if (proof == Proof::proved) {
                solving.push_back(move_text(position, move));
            }
        }
        if (solving.size() > 1) {
            rule("special-several-first-moves", Weight::defect, special_.rules->full_solution,
                 fmt::format("{}", fmt::join(solving, ", ")));
        } else if (open) {
            rule("special-first-moves-open", Weight::open, special_.rules->full_solution);
        }
    }

    const Special& special_;
    const Means& means_;
    Verdict& verdict_;
};

} // namespace

void check_requirements(const Special& special, const Means& means, Verdict& verdict) {
    Requirements(special, means, verdict).run();
}

} // namespace kodeks::composition
