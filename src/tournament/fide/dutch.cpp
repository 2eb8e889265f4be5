#include "tournament/fide/dutch.hpp"

#include "base/check.hpp"
#include "tournament/fide/counted.hpp"

#include <algorithm>

namespace kodeks::tournament::fide {

namespace {

Place end_of_group(std::span<const Card> cards, Place begin) {
    Place end = begin;
    while (end < cards.size() && cards[end].score == cards[begin].score) {
        ++end;
    }
    return end;
}

Found choose(const Completion& completion, const Bracket& bracket, Side initial, Way way) {
    if (way == Way::fast) {
        if (auto found = pair_by_counting(completion, bracket)) {
            return std::move(*found);
        }
    }
    return pair_exactly(completion, bracket, initial);
}

BracketReport pair_bracket(const Completion& completion, Bracket bracket, Side initial, Way way) {
    Found found = choose(completion, bracket, initial, way);
    std::ranges::sort(found.candidate.pairs);
    BracketReport report;
    report.score = completion.cards()[bracket.members.back()].score;
    report.values = values_of(completion, bracket, found.candidate, initial);
    report.values.next_downfloaters = found.next_downfloaters;
    report.values.next_scores = std::move(found.next_scores);
    report.candidate = std::move(found.candidate);
    report.bracket = std::move(bracket);
    return report;
}

void add_boards(RoundPairing& round, const BracketReport& report, Side initial) {
    for (const Pair& pair : report.candidate.pairs) {
        const Card& higher = round.cards[report.bracket.members[pair.first]];
        const Card& lower = round.cards[report.bracket.members[pair.second]];
        const Allocation given = allocate(higher, lower, initial);
        Board board{higher.player, lower.player, given.rule};
        if (given.higher == Side::black) {
            std::swap(board.white, board.black);
        }
        round.boards.push_back(board);
    }
}

// C04.2:3.6: the score of the stronger player, the sum of both, the number of the stronger.
void order_boards(RoundPairing& round, std::size_t players) {
    std::vector<const Card*> card_of(players, nullptr);
    for (const Card& card : round.cards) {
        card_of[card.player] = &card;
    }
    const auto key = [&card_of](const Board& board) {
        const Card* a = card_of[board.white];
        const Card* b = card_of[board.black];
        if (b->score > a->score || (b->score == a->score && b->number < a->number)) {
            std::swap(a, b);
        }
        return std::tuple{-a->score.value, -(a->score + b->score).value, a->number};
    };
    std::ranges::sort(round.boards, {}, key);
}

} // namespace

tl::expected<RoundPairing, Impossible> pair_dutch(const Field& field, Way way) {
    RoundPairing round;
    round.cards = cards_of(field);
    const Completion completion(round.cards);
    if (!completion.is_possible()) {
        Impossible impossible;
        for (const Place place : completion.blocking()) {
            if (place < round.cards.size()) {
                impossible.blocking.push_back(round.cards[place].player);
            }
        }
        return tl::unexpected(std::move(impossible));
    }
    std::vector<Place> moved_down;
    for (Place begin = 0; begin < round.cards.size();) {
        Bracket bracket{moved_down, moved_down.size(), end_of_group(round.cards, begin), 0};
        bracket.next_end = bracket.next_begin == round.cards.size()
                               ? bracket.next_begin
                               : end_of_group(round.cards, bracket.next_begin);
        for (Place place = begin; place < bracket.next_begin; ++place) {
            bracket.members.push_back(place);
        }
        begin = bracket.next_begin;
        round.brackets.push_back(pair_bracket(completion, std::move(bracket), field.initial, way));
        const BracketReport& report = round.brackets.back();
        moved_down.clear();
        for (const std::uint32_t member : report.candidate.downfloaters) {
            moved_down.push_back(report.bracket.members[member]);
        }
        std::ranges::sort(moved_down);
        add_boards(round, report, field.initial);
    }
    KODEKS_ASSERT(moved_down.size() == round.cards.size() % 2);
    round.bye = moved_down.empty() ? nobody : round.cards[moved_down.front()].player;
    order_boards(round, field.players.size());
    return round;
}

} // namespace kodeks::tournament::fide
