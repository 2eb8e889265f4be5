#include "truth/draughts_truth.hpp"

#include "base/check.hpp"
#include "truth/proof/bounded.hpp"
#include "truth/proof/search.hpp"

namespace kodeks::truth {

namespace {

// The leaves may settle the question before any search.
Answer answer_by(const Leaves& leaves, const Question& question) {
    Answer answer;
    answer.known = leaves(question.position);
    const std::optional<int> plies =
        question.moves ? std::optional(plies_allowed(question)) : std::nullopt;
    answer.verdict = settled(question.position, question.side, plies, leaves);
    return answer;
}

} // namespace

DraughtsTruth::DraughtsTruth(tables::Prober* prober)
    : leaves_([prober](const games::Position& position) {
          return prober == nullptr ? std::nullopt : prober->outcome(position);
      }) {}

std::optional<Outcome> DraughtsTruth::outcome(const games::Position& position) const {
    return leaves_(position);
}

Answer DraughtsTruth::forced_win(const games::Position& position, games::Side side,
                                 Budget budget) const {
    const Question question{position, side, std::nullopt};
    Answer answer = answer_by(leaves_, question);
    return answer.verdict != Verdict::open ? answer
                                           : search_forced_win(question, leaves_, budget.nodes);
}

Answer DraughtsTruth::win_within(const Question& question, Budget budget) const {
    KODEKS_ASSERT(question.moves.has_value());
    Answer answer = answer_by(leaves_, question);
    return answer.verdict != Verdict::open ? answer
                                           : search_win_within(question, leaves_, budget.nodes);
}

Decision DraughtsTruth::decided(const games::Position& position, Budget budget) const {
    Decision decision;
    decision.for_white = forced_win(position, games::Side::white, budget);
    decision.for_black = forced_win(position, games::Side::black, budget);
    const Verdict white = decision.for_white.verdict;
    const Verdict black = decision.for_black.verdict;
    if (white == Verdict::proved || black == Verdict::proved) {
        decision.verdict = Verdict::proved;
        decision.winner = white == Verdict::proved ? games::Side::white : games::Side::black;
    } else if (white == Verdict::refuted && black == Verdict::refuted) {
        decision.verdict = Verdict::refuted;
    }
    return decision;
}

bool DraughtsTruth::replays(const Question& question, const Answer& answer) const {
    return truth::replays(question, answer, leaves_);
}

} // namespace kodeks::truth
