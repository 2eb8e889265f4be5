// Move letters: what they cost, what they play, what they offer.
#include "correspondence/desk/clerk.hpp"
#include "correspondence/end/endings.hpp"
#include "correspondence/letters/contents.hpp"
#include "correspondence/letters/line.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

using games::opponent;

// Who received the start list after the start begins on the day after (RU:5.3.2#1).
Day first_day(const Settings& settings, Side side) {
    const auto& received = settings.list_received[static_cast<std::size_t>(side)];
    return received && *received > settings.first ? *received + Days{1} : settings.first;
}

Refused check_dates(const Clerk& clerk, const Letter& letter) {
    if (!letter.totals.empty() && !read_totals(letter.totals)) {
        return referee::refusal("letter_totals_unreadable", clerk.rules().dates.totals);
    }
    if (letter.received.has_value() != clerk.state().last.has_value()) {
        return referee::refusal("letter_answers_what", clerk.rules().dates.order);
    }
    if (letter.no_postmark && letter.stated.value_or(clerk.on()) != clerk.on()) {
        return referee::refusal("letter_dates", clerk.rules().dates.no_postmark);
    }
    return letter.received ? check_received(clerk, *letter.received) : std::nullopt;
}

rulebook::Articles articles_of(const rulebook::CorrespondenceRules& rules, Penalty penalty) {
    return penalty == Penalty::correction ? rules.penalty.correction : rules.dates.missing_again;
}

// A right that was not used in the reply is lost, and nobody has it twice.
Refused check_rights(const Clerk& clerk, const Letter& letter) {
    const auto& last = clerk.state().last;
    const bool misdated = last && last->stated && *last->stated != last->on;
    if (letter.corrects_date && !misdated) {
        return referee::refusal("letter_date_stands", clerk.rules().dates.corrected);
    }
    for (const Penalty penalty : letter.penalties) {
        const bool once = std::ranges::count(letter.penalties, penalty) == 1;
        const bool due =
            last && (penalty == Penalty::correction
                         ? last->stopped_play
                         : last->lacks_dates && clerk.state().of(last->by).omissions > 1);
        if (!due || !once) {
            return referee::refusal("letter_no_penalty_due", articles_of(clerk.rules(), penalty));
        }
    }
    return std::nullopt;
}

void charge_thinking(Clerk& clerk, Side side, const Letter& letter) {
    const auto& thinking = clerk.rules().thinking;
    const Day from = letter.received.value_or(first_day(clerk.state().settings, side));
    const Day until = letter.stated.value_or(clerk.on());
    const bool late = letter.received && *letter.received >= clerk.state().settings.last;
    const Days days = late ? Days{0} : days_charged(from, until, clerk.state().breaks);
    const Days plain = days_charged(from, until, {});
    clerk.charge(side, days, Charge::thinking);
    const auto& articles = late               ? thinking.after_end
                           : !letter.received ? thinking.first
                                              : thinking.charged;
    referee::Ruling ruling = referee::ruling("letter_days", side, articles, {.count = days.value});
    if (!late && days != plain) {
        ruling.citing(clerk.rules().breaks.free);
    }
    const auto& dates = clerk.rules().dates;
    ruling.citing(letter.registered ? dates.receipt : rulebook::Articles{})
        .citing(letter.no_postmark ? dates.no_postmark : rulebook::Articles{})
        .citing(letter.no_arrival ? dates.no_arrival : rulebook::Articles{});
    clerk.rule(std::move(ruling));
}

// What the letter says about the partner's: his date by the postmark, and penalty days.
void charge_partner(Clerk& clerk, const Letter& letter) {
    if (!clerk.state().last) {
        return;
    }
    const Sent last = *clerk.state().last;
    if (letter.corrects_date) {
        const Days more = days_charged(last.received, last.on, clerk.state().breaks) -
                          days_charged(last.received, *last.stated, clerk.state().breaks);
        clerk.charge(last.by, more, Charge::date);
        clerk.rule("letter_date_corrected", last.by, clerk.rules().dates.corrected,
                   {.count = more.value});
    }
    for (const Penalty penalty : letter.penalties) {
        clerk.charge(last.by, clerk.rules().penalty.days, Charge::penalty);
        clerk.rule("letter_penalty", last.by, articles_of(clerk.rules(), penalty),
                   {.count = clerk.rules().penalty.days.value});
    }
}

void note_missing_dates(Clerk& clerk, Side side) {
    clerk.put(Omitted{side});
    const std::int32_t omissions = clerk.state().of(side).omissions;
    const bool again = omissions > 1;
    clerk.rule(again ? "letter_dates_missing_again" : "letter_dates_missing", side,
               again ? clerk.rules().dates.missing_again : clerk.rules().dates.missing,
               {.count = omissions});
}

// The fraction a letter states is compared with the accounts as they stand with it (RU:5.3.1#2).
void check_totals(Clerk& clerk, const Letter& letter) {
    const auto stated = read_totals(letter.totals);
    for (const Side side : {Side::white, Side::black}) {
        const Days right = clerk.state().of(side).used;
        if (stated && (*stated)[static_cast<std::size_t>(side)] != right) {
            clerk.rule(
                "letter_totals_wrong", side, clerk.rules().dates.totals,
                {.count = (*stated)[static_cast<std::size_t>(side)].value, .limit = right.value});
        }
    }
}

bool begins_like(const std::vector<games::Move>& offer, const std::vector<games::Move>& played) {
    return offer.size() >= played.size() && std::equal(played.begin(), played.end(), offer.begin());
}

// The moves of a letter put on the board one by one.
class Playing {
public:
    Playing(Clerk& clerk, Side side) : clerk_(clerk), side_(side) {}

    // An impossible move of one's own stops play; the partner's must be offered or forced.
    Refused play(const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            const bool own = clerk_.state().to_move() == side_;
            const WrittenMove written = read_written(*clerk_.state().position, text);
            if (!own) {
                if (const Refused refused = check_partners(written)) {
                    return refused;
                }
            } else if (written.understood == Understood::impossible) {
                stop();
                return std::nullopt;
            }
            make(written);
            if (ends(clerk_)) {
                break; // what follows is not played any more
            }
        }
        return std::nullopt;
    }

    std::int32_t plies() const { return static_cast<std::int32_t>(played_.size()); }

private:
    Refused check_partners(const WrittenMove& written) const {
        if (written.understood == Understood::as_written) {
            std::vector<games::Move> line = played_;
            line.push_back(written.move);
            const bool offered =
                clerk_.state().last &&
                std::ranges::any_of(clerk_.state().last->offers,
                                    [&](const auto& one) { return begins_like(one, line); });
            if (offered || is_forced(*clerk_.state().position)) {
                return std::nullopt;
            }
        }
        return referee::refusal("letter_not_offered", clerk_.rules().moves.accepted);
    }

    void make(const WrittenMove& written) {
        const Side mover = clerk_.state().to_move();
        if (written.understood == Understood::as_the_only_one) {
            clerk_.rule("letter_only_move", mover, clerk_.rules().moves.only_move,
                        {.move = written.move});
        } else if (mover != side_) {
            const bool forced = is_forced(*clerk_.state().position);
            clerk_.rule(forced ? "letter_forced_move" : "letter_variant_accepted", mover,
                        forced ? clerk_.rules().moves.forced : clerk_.rules().moves.accepted,
                        {.count = static_cast<std::int32_t>(played_.size()) + 1});
        }
        clerk_.put(MovePlayed{written.move});
        played_.push_back(written.move);
    }

    void stop() {
        clerk_.put(PhaseChanged{Phase::correcting, side_});
        clerk_.rule("letter_impossible", side_, clerk_.rules().moves.impossible);
    }

    Clerk& clerk_;
    Side side_;
    std::vector<games::Move> played_;
};

void put_offers(Clerk& clerk, Side side, const Letter& letter, Sent& sent) {
    for (const auto& texts : letter.offers) {
        sent.offers.push_back(read_offer(*clerk.state().position, texts));
        if (sent.offers.back().size() < texts.size()) {
            clerk.rule("letter_offer_cut", side, clerk.rules().moves.offered_part,
                       {.count = static_cast<std::int32_t>(sent.offers.back().size())});
        }
    }
}

void send(Clerk& clerk, Side side, const Letter& letter, std::int32_t plies) {
    const Day from = letter.received.value_or(first_day(clerk.state().settings, side));
    Sent sent{.by = side,
              .received = from,
              .on = clerk.on(),
              .stated = letter.stated,
              .lacks_dates = letter.lacks_dates,
              .stopped_play = clerk.state().phase == Phase::correcting,
              .offers_draw = letter.offers_draw,
              .registered = letter.registered,
              .plies = plies};
    if (clerk.state().phase == Phase::playing) {
        put_offers(clerk, side, letter, sent);
        clerk.note_overstep(side);
        look_for_open_draws(clerk);
    }
    clerk.put(LetterSent{std::move(sent)});
}

Refused end_by_letter(Clerk& clerk, Side side, const Letter& letter) {
    const auto& rules = clerk.game_rules();
    if (letter.resigns) {
        clerk.rule("resigned", side, rules.losing.resignation);
        clerk.finish(referee::won_by(opponent(side), "resignation"));
        return std::nullopt;
    }
    if (!clerk.state().is_offered_draw(side)) {
        return referee::refusal("no_offer");
    }
    clerk.rule("agreed_draw", std::nullopt, rules.offers.agreed);
    clerk.finish(referee::drawn("agreement"));
    return std::nullopt;
}

// What was told when the letter came need not be told again.
Letter with_arrival(const Clerk& clerk, Letter letter) {
    const auto& last = clerk.state().last;
    if (!letter.received && last && last->came) {
        letter.received = last->came;
    }
    return letter;
}

// A date of receipt that was left out is taken from the average of the mail between the players
// (RU:5.3.3#1).
Letter with_receipt(const Clerk& clerk, Letter letter) {
    const State& state = clerk.state();
    if (!letter.received && letter.lacks_dates && state.last && state.arrivals > 0) {
        const std::int32_t average =
            (2 * state.transit.value + state.arrivals) / (2 * state.arrivals);
        letter.received = std::min(state.last->on + Days{average}, clerk.on());
    }
    return letter;
}

// Plays the moves; a draw may be claimed on the board, or with them.
Refused answer(Clerk& clerk, Side side, const Letter& letter) {
    if (letter.claims_draw && claim_is_right(clerk, side, Claimed::on_board)) {
        return std::nullopt;
    }
    if (letter.moves.empty()) {
        return referee::refusal("letter_needs_own_move", clerk.game_rules().claims.wrong);
    }
    Playing playing(clerk, side);
    if (const Refused refused = playing.play(letter.moves)) {
        return refused;
    }
    if (letter.claims_draw && clerk.state().phase == Phase::playing &&
        !claim_is_right(clerk, side, Claimed::with_move)) {
        clerk.rule("claim_wrong", side, clerk.game_rules().claims.wrong);
    }
    send(clerk, side, letter, playing.plies());
    return std::nullopt;
}

} // namespace

Refused on(Clerk& clerk, const Letter& sent) {
    const Side side = *side_of(clerk.by());
    if (clerk.state().to_move() != side) {
        return referee::refusal("not_your_move", clerk.rules().moves.final);
    }
    if (clerk.state().submitted) {
        return referee::refusal("letter_is_submitted", clerk.rules().sanctions.dropped_out);
    }
    const Letter dated = with_arrival(clerk, sent);
    const Letter letter = with_receipt(clerk, dated);
    if (const Refused refused = check_dates(clerk, letter)) {
        return refused;
    }
    if (letter.resigns || letter.accepts_draw) {
        return end_by_letter(clerk, side, letter);
    }
    const bool only_claims = letter.claims_draw && letter.moves.empty();
    if (letter.moves.size() % 2 == 0 && !only_claims) {
        return referee::refusal("letter_needs_own_move", clerk.rules().moves.forced);
    }
    if (const Refused refused = check_rights(clerk, letter)) {
        return refused;
    }
    charge_thinking(clerk, side, letter);
    if (!dated.received && letter.received) {
        clerk.rule("letter_average_transit", side, clerk.rules().dates.missing,
                   {.count = days_from(clerk.state().last->on, *letter.received).value});
    } else if (letter.received) {
        clerk.put(Arrived{days_from(clerk.state().last->on, *letter.received)});
    }
    charge_partner(clerk, letter);
    if (letter.lacks_dates) {
        note_missing_dates(clerk, side);
    }
    check_totals(clerk, letter);
    check_contents(clerk, side, letter);
    return answer(clerk, side, letter);
}

} // namespace kodeks::correspondence
