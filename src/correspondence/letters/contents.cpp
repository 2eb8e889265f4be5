#include "correspondence/letters/contents.hpp"

#include "correspondence/letters/line.hpp"

namespace kodeks::correspondence {

namespace {

games::Position position_before(const State& state, std::size_t ply) {
    games::Position position = *games::accept(*state.variant, state.settings.start);
    for (std::size_t i = 0; i < ply; ++i) {
        position = games::play(position, state.moves[i]);
    }
    return position;
}

// Whether these are the moves of the letter that is answered: all of them, or those of its sender.
bool repeats_well(const State& state, const std::vector<std::string>& texts) {
    const auto plies = static_cast<std::size_t>(state.last->plies);
    const bool all = texts.size() == plies;
    if (!all && texts.size() != (plies + 1) / 2) {
        return false;
    }
    games::Position position = position_before(state, state.moves.size() - plies);
    std::size_t next = 0;
    for (std::size_t i = state.moves.size() - plies; i < state.moves.size(); ++i) {
        if (all || games::side_to_move(position) == state.last->by) {
            const WrittenMove written = read_written(position, texts[next++]);
            if (written.understood != Understood::as_written || written.move != state.moves[i]) {
                return false;
            }
        }
        position = games::play(position, state.moves[i]);
    }
    return true;
}

void check_numbers(Clerk& clerk, Side side, const Letter& letter) {
    const auto& articles = clerk.rules().form.numbering;
    const std::int32_t next = clerk.state().of(side).moves + 1;
    if (clerk.state().of(side).misnumbered) {
        clerk.rule(letter.renumbers ? "letter_renumbered" : "letter_not_renumbered", side,
                   articles);
        if (letter.renumbers) {
            clerk.put(Misnumbered{side, false});
        }
    }
    if (letter.number && *letter.number != next) {
        clerk.put(Misnumbered{side, true});
        clerk.rule("letter_misnumbered", side, articles, {.count = letter.number, .limit = next});
    }
}

} // namespace

void check_contents(Clerk& clerk, Side side, const Letter& letter) {
    const auto& form = clerk.rules().form;
    for (const Part part : letter.lacks) {
        clerk.rule("letter_lacks_" + std::string(ledger::word(part)), side, form.parts);
    }
    if (!letter.repeats.empty() && clerk.state().last &&
        !repeats_well(clerk.state(), letter.repeats)) {
        clerk.rule("letter_repeats_wrongly", side, clerk.rules().moves.unclear);
    }
    check_numbers(clerk, side, letter);
    if (letter.comments) {
        clerk.rule("letter_comments", side, form.comments);
    }
    if (letter.erased) {
        clerk.rule("letter_erased", side, form.erasures);
    }
    if (letter.mixed_offers && letter.offers.size() > 1) {
        clerk.rule("letter_offers_mixed", side, form.variants);
    }
    if (clerk.state().registered_only && !letter.registered) {
        clerk.rule("letter_unregistered", side, form.registered_only);
    }
}

Refused on(Clerk& clerk, const RegisteredOnly&) {
    if (clerk.state().registered_only) {
        return referee::refusal("letter_nothing_open", clerk.rules().form.registered_only);
    }
    clerk.put(RegisteredDemanded{});
    clerk.rule("letter_registered_only", std::nullopt, clerk.rules().form.registered_only);
    return std::nullopt;
}

} // namespace kodeks::correspondence
