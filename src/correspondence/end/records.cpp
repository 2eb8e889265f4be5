// What follows the end of a game: its record, sanctions.
#include "correspondence/desk/clerk.hpp"
#include "notation/draughts/read.hpp"
#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

// The moves of a score without the numbers before them: "1.cd4 fg5 2. dc5".
std::vector<std::string_view> words_of_score(std::string_view score) {
    std::vector<std::string_view> words;
    while (!score.empty()) {
        const std::size_t end = std::min(score.find_first_of(" \t\r\n"), score.size());
        std::string_view word = score.substr(0, end);
        score.remove_prefix(std::min(end + 1, score.size()));
        const std::size_t dots = word.find_last_of('.');
        word.remove_prefix(dots == std::string_view::npos ? 0 : dots + 1);
        if (!word.empty()) {
            words.push_back(word);
        }
    }
    return words;
}

// Whether the score tells the game that was played: move for move, in any notation, with or without
// numbers (RU:5.5.1#2).
bool tells_the_game(const State& state, std::string_view score) {
    games::Position position = *games::accept(*state.variant, state.settings.start);
    std::size_t next = 0;
    for (const std::string_view text : words_of_score(score)) {
        if (next == state.moves.size()) {
            return false;
        }
        const auto read = notation::draughts::read_move(position, text);
        if (!read || read->move != state.moves[next]) {
            return false;
        }
        position = games::play(position, state.moves[next++]);
    }
    return next == state.moves.size();
}

} // namespace

Refused on(Clerk& clerk, const Award& award) {
    const auto& rules = clerk.rules().sanctions;
    const bool known = std::ranges::all_of(
        award.broken, [](const std::string& id) { return rulebook::find_article(id) != nullptr; });
    if (!known || (award.broken.empty() && !award.dropped_out)) {
        return referee::refusal("letter_name_clauses", rules.clauses);
    }
    if (award.dropped_out) {
        clerk.rule("letter_dropped_out", award.loser, rules.dropped_out);
    } else {
        clerk.rule(referee::ruling("letter_awarded", award.loser, rules.loss)
                       .citing(rules.clauses)
                       .citing(award.broken));
    }
    if (clerk.state().claim) {
        clerk.put(ClaimClosed{});
    }
    clerk.finish(referee::won_by(games::opponent(award.loser),
                                 award.dropped_out ? "dropped_out" : "sanction"));
    return std::nullopt;
}

Refused on(Clerk& clerk, const SendRecord& record) {
    const Side side = *side_of(clerk.by());
    const auto& rules = clerk.rules().records;
    if (clerk.state().of(side).record) {
        return referee::refusal("letter_sent_already", rules.sent);
    }
    const Days taken = days_from(*clerk.state().ended, clerk.on());
    if (taken.value < 0) {
        return referee::refusal("letter_dates", rules.sent);
    }
    const bool late = !record.with_reply && taken > rules.within;
    clerk.put(RecordSent{side, clerk.on()});
    clerk.rule(late ? "letter_record_late" : "letter_record", side, late ? rules.late : rules.sent,
               {.count = taken.value, .limit = rules.within.value});
    if (!record.score.empty() && !tells_the_game(clerk.state(), record.score)) {
        clerk.rule("letter_record_differs", side, rules.form);
    }
    return std::nullopt;
}

// Without any record nobody knows the result: minuses for both (RU:5.5.8).
Refused on(Clerk& clerk, const CloseRecords&) {
    const auto& rules = clerk.rules().records;
    if (clerk.on() <= *clerk.state().ended + rules.within) {
        return referee::refusal("letter_records_open", rules.sent);
    }
    const bool white = clerk.state().of(Side::white).record.has_value();
    const bool black = clerk.state().of(Side::black).record.has_value();
    if (white && black) {
        return referee::refusal("letter_nothing_open", rules.sent);
    }
    for (const Side side : {Side::white, Side::black}) {
        if (!clerk.state().of(side).record) {
            clerk.rule("letter_record_missing", side, rules.withheld);
        }
    }
    if (!white && !black) {
        referee::Outcome outcome = referee::lost_by_both("no_record");
        outcome.unplayed = true;
        clerk.rule("letter_records_missing", std::nullopt, rules.missing);
        clerk.put(ResultChanged{outcome});
    }
    return std::nullopt;
}

} // namespace kodeks::correspondence
