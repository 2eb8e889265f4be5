#include "tournament/fide/exact.hpp"

#include "base/check.hpp"
#include "tournament/fide/walk.hpp"

#include <algorithm>

namespace kodeks::tournament::fide {

namespace {

// How many players may come to the lower ones from above, whoever they are, so that all can be
// paired by Dirac's condition.
std::size_t room_below(const Completion& completion, const Bracket& bracket) {
    const auto end = static_cast<Place>(completion.cards().size());
    const std::size_t lower = end - bracket.next_end;
    if (lower < 64 || (completion.bye_score() &&
                       *completion.bye_score() >= completion.cards()[bracket.next_end - 1].score)) {
        return 0;
    }
    std::size_t least = completion.least_degree(bracket.next_end, end);
    for (const Place place : bracket.members) {
        least = std::min(least, completion.degree(place, bracket.next_end, end));
    }
    for (Place place = bracket.next_begin; place < bracket.next_end; ++place) {
        least = std::min(least, completion.degree(place, bracket.next_end, end));
    }
    // One may have the bye: least - 1 >= (lower + room) / 2.
    return 2 * least > lower + 2 ? 2 * least - lower - 2 : 0;
}

template <class Number>
std::optional<Found> solve(const Completion& completion, const Bracket& bracket,
                           const Layout& layout, Below below, Side initial) {
    Walk<Number> walk(BracketGraph<Number>(completion, bracket, layout, below, initial));
    if (below == Below::anybody_goes && walk.gone_deep() > room_below(completion, bracket)) {
        return std::nullopt;
    }
    return walk.run(bracket.moved_down);
}

std::optional<Found> solve(const Completion& completion, const Bracket& bracket, Layout::Bye bye,
                           Below below, Side initial) {
    const Layout layout(completion.cards(), bracket, bye);
    const std::size_t words = layout.bits() / 64 + 1;
    if (words <= 3) {
        return solve<Wide<3>>(completion, bracket, layout, below, initial);
    }
    if (words <= 4) {
        return solve<Wide<4>>(completion, bracket, layout, below, initial);
    }
    if (words <= 6) {
        return solve<Wide<6>>(completion, bracket, layout, below, initial);
    }
    if (words <= 8) {
        return solve<Wide<8>>(completion, bracket, layout, below, initial);
    }
    if (words <= 11) {
        return solve<Wide<11>>(completion, bracket, layout, below, initial);
    }
    if (words <= 16) {
        return solve<Wide<16>>(completion, bracket, layout, below, initial);
    }
    // Only with hundreds of different scores in one bracket.
    return solve<Long>(completion, bracket, layout, below, initial);
}

bool bye_is_here(const Completion& completion, const Bracket& bracket) {
    return completion.bye_score() &&
           *completion.bye_score() >= completion.cards()[bracket.members.back()].score;
}

} // namespace

Found pair_exactly(const Completion& completion, const Bracket& bracket, Side initial) {
    if (room_below(completion, bracket) > 0) {
        if (auto found =
                solve(completion, bracket, Layout::Bye::elsewhere, Below::anybody_goes, initial)) {
            return std::move(*found);
        }
    }
    if (bye_is_here(completion, bracket)) {
        auto found =
            solve(completion, bracket, Layout::Bye::one_downfloater, Below::everybody, initial);
        if (found->candidate.downfloaters.size() == 1) {
            return std::move(*found);
        }
    }
    return std::move(
        *solve(completion, bracket, Layout::Bye::elsewhere, Below::everybody, initial));
}

} // namespace kodeks::tournament::fide
