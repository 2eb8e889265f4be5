#include "composition/special/special.hpp"

#include "composition/hearing.hpp"
#include "composition/special/requirements.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::composition {

namespace {

using games::Position;
using games::Side;

class Board {
public:
    Board(const Special& special, const Means& means) : special_(special), means_(means) {
        verdict_.examined = true;
        for (const rulebook::SpecialRule& rule : special.rules->special) {
            if (rule.kind == special.kind) {
                articles_ = rule.articles;
            }
        }
    }

    Verdict run() {
        switch (special_.kind) {
        case SpecialKind::black_begins:
            ask(special_.diagram, special_.task, "black");
            break;
        case SpecialKind::either_begins:
            either(special_.task);
            break;
        case SpecialKind::changed_task:
            either(special_.second_task.value_or(special_.task));
            break;
        case SpecialKind::turned:
            turned();
            break;
        case SpecialKind::double_solution:
            solutions();
            break;
        case SpecialKind::giveaway:
            ask(special_.diagram, special_.task, "giveaway");
            break;
        case SpecialKind::pictorial:
            rule("special-pictorial", Weight::note, "");
            break;
        case SpecialKind::retro:
            retro();
            break;
        case SpecialKind::puzzle:
            puzzle();
            break;
        }
        return std::move(verdict_);
    }

private:
    Proof answer(const Position& position, const Task& task) {
        return Proofs(task, means_).meets(position);
    }

    void rule(std::string_view decision, Weight weight, std::string text) {
        verdict_.rulings.push_back(
            {decision, weight, {articles_.begin(), articles_.end()}, {.text = std::move(text)}});
    }

    // The task is met, or not, or nobody knows.
    Proof ask(const Position& position, const Task& task, std::string_view what) {
        const Proof proof = answer(position, task);
        rule(proof == Proof::proved    ? "special-met"
             : proof == Proof::refuted ? "special-failed"
                                       : "special-open",
             proof == Proof::proved    ? Weight::note
             : proof == Proof::refuted ? Weight::failure
                                       : Weight::open,
             std::string(what));
        return proof;
    }

    // When White only has to draw with the other turn, he must not win there: the tasks would not
    // differ.
    void either(const Task& second) {
        const Position black = with_to_move(special_.diagram, Side::black);
        ask(with_to_move(special_.diagram, Side::white), special_.task, "white");
        ask(black, second, "black");
        if (special_.kind == SpecialKind::changed_task) {
            differing(black, second);
        }
    }

    void differing(const Position& position, const Task& second) {
        if (second == special_.task) {
            rule("special-same-task", Weight::defect, "");
        } else if (second.aim == Aim::draw && answer(position, {Aim::win, 0, 0}) == Proof::proved) {
            rule("special-more-than-draw", Weight::defect, "");
        }
    }

    void turned() {
        ask(special_.diagram, special_.task, "first");
        games::Setup setup = games::setup_of(special_.diagram);
        games::Setup round = setup;
        const int squares = special_.diagram.variant().board.squares();
        for (int i = 0; i < squares; ++i) {
            const games::Square from{static_cast<std::uint8_t>(i)};
            round.at({static_cast<std::uint8_t>(squares - 1 - i)}) = setup.at(from);
        }
        const auto position = games::accept(special_.diagram.variant(), round);
        if (!position) {
            rule("special-turned-illegal", Weight::defect, "");
            return;
        }
        ask(*position, special_.second_task.value_or(special_.task), "turned");
    }

    // Exactly the author's first moves solve, and there are two of them at least.
    void solutions() {
        games::MoveList moves;
        games::legal_moves(special_.diagram, moves);
        moves.sort();
        std::vector<std::string> others;
        for (const games::Move& move : moves) {
            const bool own =
                std::ranges::find(special_.first_moves, move) != special_.first_moves.end();
            const Position next = games::play(special_.diagram, move);
            if (own) {
                ask(next, special_.task, move_text(special_.diagram, move));
            } else if (answer(next, special_.task) == Proof::proved) {
                others.push_back(move_text(special_.diagram, move));
            }
        }
        if (special_.first_moves.size() < 2) {
            rule("special-one-solution", Weight::defect, "");
        }
        if (!others.empty()) {
            rule("special-more-solutions", Weight::defect,
                 fmt::format("{}", fmt::join(others, ", ")));
        }
    }

    // The author's moves were legal when they were read; here they must lead to the diagram.
    void retro() {
        Position position = special_.before.value_or(special_.diagram);
        for (const games::Move& move : special_.moves) {
            position = games::play(position, move);
        }
        const bool leads = !special_.moves.empty() &&
                           games::identity(position) == games::identity(special_.diagram);
        rule(leads ? "special-retro-leads" : "special-retro-elsewhere",
             leads ? Weight::note : Weight::failure, "");
    }

    // What is put on or taken off must make the difference.
    void puzzle() {
        if (answer(special_.diagram, special_.task) == Proof::proved) {
            rule("special-puzzle-needless", Weight::defect, "");
        }
        ask(special_.altered.value_or(special_.diagram), special_.task, "altered");
    }

    const Special& special_;
    Means means_;
    rulebook::Articles articles_;
    Verdict verdict_;
};

} // namespace

Verdict check_special(const Special& special, const Means& means) {
    Verdict verdict = Board(special, means).run();
    check_requirements(special, means, verdict);
    return verdict;
}

} // namespace kodeks::composition
