// Claims: draws that the book gives to whoever asks for them at the right moment.
#include "referee/desk/workers.hpp"
#include "referee/hands/putting.hpp"
#include "rulebook/draws/draws.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::DrawStanding;
using rulebook::DrawState;

struct Finding {
    std::optional<DrawState> state; // the rule that decides
    bool legal = true;              // the written move
};

// Right beats "nobody can tell", and that beats everything else; of the rest the one that came
// nearest tells the player what is missing.
int weight(const DrawState& draw) {
    return draw.standing == DrawStanding::reached       ? 2
           : draw.standing == DrawStanding::needs_proof ? 1
                                                        : 0;
}

bool comes_nearer(const DrawState& a, const DrawState& b) {
    if (weight(a) != weight(b)) {
        return weight(a) > weight(b);
    }
    return a.count * b.rule->limit > b.count * a.rule->limit;
}

std::optional<DrawState> best_of(const std::vector<DrawState>& draws, std::string_view rule) {
    std::optional<DrawState> best;
    for (const DrawState& draw : draws) {
        const bool asked =
            rule.empty() ? draw.rule->means == rulebook::Means::claim : draw.rule->name == rule;
        if (asked && (!best || comes_nearer(draw, *best))) {
            best = draw;
        }
    }
    return best;
}

// Whether the rulebook has such a draw; without a name, any that is claimed.
bool knows_rule(const Desk& desk, std::string_view name) {
    return std::ranges::any_of(desk.draws(), [&](const rulebook::DrawRule& rule) {
        return name.empty() ? rule.means == rulebook::Means::claim : rule.name == name;
    });
}

// Without a record only what an arbiter has seen counts (UA:V.11.4.7).
bool was_seen(const Desk& desk) {
    return desk.state().witnessed && !desk.rules().claims.presence.empty();
}

Finding examine(const Desk& desk, const Claim& claim) {
    const State& state = desk.state();
    games::Position position = *state.position;
    rulebook::DrawTally tally =
        !claim.has_record && was_seen(desk) ? *state.witnessed : state.tally;
    if (claim.written) {
        if (!games::is_legal(position, *claim.written)) {
            return {std::nullopt, false};
        }
        const games::Position next = games::play(position, *claim.written);
        rulebook::advance(tally, position, *claim.written, next);
        position = next;
    }
    auto draws = rulebook::judge_draws(desk.draws(), tally, position, desk.oracle());
    if (!claim.has_record && !was_seen(desk)) { // a balance of forces needs no count
        std::erase_if(draws, [](const DrawState& draw) {
            return draw.rule->counted != rulebook::Counted::nothing;
        });
    }
    return {best_of(draws, claim.rule), true};
}

bool is_repetition(const rulebook::DrawRule& rule) {
    return rule.counted == rulebook::Counted::repetitions;
}

const rulebook::DrawRule* rule_named(const Desk& desk, std::string_view name) {
    const auto found = std::ranges::find(desk.draws(), name, &rulebook::DrawRule::name);
    return found == desk.draws().end() ? nullptr : &*found;
}

// What a claim is rejected by: the rule on wrong claims, where it speaks of all of them; where it
// speaks of repetitions only, or there is none (FR:18, FR:21.1), the rule that does not hold.
rulebook::Articles wrong_articles(const Desk& desk, std::string_view name) {
    const auto& claims = desk.rules().claims;
    const rulebook::DrawRule* const rule = rule_named(desk, name);
    const bool own = claims.wrong.empty() ||
                     (rule != nullptr && !is_repetition(*rule) && !claims.repetition.empty());
    return own && rule != nullptr ? rulebook::Articles(rule->articles) : claims.wrong;
}

Evidence evidence_of(const Claim& claim, const Finding& finding) {
    Evidence evidence{.move = claim.written};
    if (finding.state) {
        if (finding.state->rule->counted != rulebook::Counted::nothing) {
            evidence.count = finding.state->count;
            evidence.limit = finding.state->rule->limit;
        }
        evidence.rule = finding.state->rule->name;
    }
    return evidence;
}

// An illegal move cannot be played: its piece counts as touched.
void bind(Desk& desk, Side side, const games::Move& written) {
    if (games::is_legal(*desk.state().position, written)) {
        desk.put(Bound{side, written});
    } else if (desk.state().board.at(written.from).present()) {
        desk.put(Touched{side, written.from});
    }
}

void reject(Desk& desk, Side side, const Claim& claim, const Evidence& evidence) {
    const Settings& settings = desk.state().settings;
    desk.put(Counted{side, Counter::wrong_claims});
    const auto* row =
        rulebook::row_for(desk.rules().wrong_claims, settings.pace, settings.supervision());
    Ruling rejected = ruling("claim_wrong", side, wrong_articles(desk, claim.rule), evidence);
    if (row != nullptr && row->opponent_gains.value > 0) {
        desk.put(TimeCorrected{games::opponent(side), row->opponent_gains});
        rejected.evidence.time = row->opponent_gains;
        rejected.citing(row->articles);
    }
    desk.rule(rejected);
    if (claim.check_time.value > 0) { // on the claimant's own time (UA:V.11.4.5, RU:1.9.2#4)
        desk.put(TimeCorrected{side, -claim.check_time});
        if (decide_flag(desk)) {
            return;
        }
    }
    if (!claim.written) {
        return;
    }
    if (desk.rules().claims.written_move_made && desk.state().position &&
        games::is_legal(*desk.state().position, *claim.written)) {
        put_move(desk, {side, *claim.written}, Completion::open);
        return;
    }
    if (desk.rules().claims.written_move_binds) {
        bind(desk, side, *claim.written);
    }
}

// The record a claim needs: the claimant's, or what an arbiter has seen (UA:V.11.4.7, RU:1.9.2#5).
// What stands on the board for everybody to see needs none (UA:III.5.2).
Answer has_record(const Desk& desk, const Claim& claim) {
    const auto& rules = desk.rules().claims;
    if (claim.has_record || was_seen(desk)) {
        return std::nullopt;
    }
    const auto found = examine(desk, claim).state;
    if (found && (weight(*found) > 0 || !claim.rule.empty())) {
        return std::nullopt;
    }
    return refusal("record_needed", rules.presence.empty() ? rules.no_record : rules.presence);
}

bool time_runs_out(const Desk& desk, Side side, const Claim& claim) {
    return clock::reading(desk.state().clock, side, desk.now()).remaining <= claim.check_time;
}

void decide(Desk& desk, Side side, const Claim& claim) {
    if (claim.unclear) { // no move that was written in time (FIDE:9.2.1), and none that could bind
        Claim without = claim;
        without.written.reset();
        reject(desk, side, without, {});
        return;
    }
    const Finding finding = examine(desk, claim);
    const Evidence evidence = evidence_of(claim, finding);
    if (!finding.state || weight(*finding.state) == 0) {
        reject(desk, side, claim, evidence);
        return;
    }
    Ruling right = ruling("claim_right", side, finding.state->rule->articles, evidence);
    right.citing(claim.written ? finding.state->rule->with_move : finding.state->rule->on_board);
    const bool counted_aloud = !claim.has_record && was_seen(desk);
    right.citing(counted_aloud ? desk.rules().claims.presence : desk.rules().claims.made);
    right.citing(is_repetition(*finding.state->rule) ? desk.rules().claims.repetition
                                                     : rulebook::Articles{});
    if (claim.check_time.value > 0 && time_runs_out(desk, side, claim)) {
        right.citing(desk.rules().claims.time_ran_out);
    }
    if (finding.state->standing == DrawStanding::reached) {
        finish(desk, drawn(finding.state->rule->name), right);
        return;
    }
    right.decision = "claim_needs_ruling";
    desk.rule(right);
    ask(desk, {.name = "draw_claim",
               .about = side,
               .options = {"claim_is_right", "claim_is_wrong"},
               .subject = {.matter = Matter::claim,
                           .articles = right.articles,
                           .rule = std::string(finding.state->rule->name),
                           .written = claim.written,
                           .check_time = claim.check_time,
                           .reason = "claim"}});
}

} // namespace

Answer on(Desk& desk, const Claim& claim) {
    const Side side = *side_of(desk.by());
    if (claim.kind == ClaimKind::flag) {
        return on(desk, NoticeFlag{});
    }
    if (claim.kind == ClaimKind::illegal_move) {
        return on(desk, NoticeIllegal{});
    }
    const State& state = desk.state();
    const auto& rules = desk.rules().claims;
    if (state.phase != Phase::playing || !state.position) {
        return refusal("not_in_play");
    }
    if (!knows_rule(desk, claim.rule)) {
        return refusal("not_in_rulebook");
    }
    // In draughts only the move itself loses the right (UA:V.11.4.2, RU:1.9.2#1).
    const bool touched =
        rules.counts_as_offer && state.to_move() == side && !state.of(side).touched.empty();
    if (state.to_move() != side && !rules.late_is_wrong) {
        return refusal("claim_without_move", rules.no_move);
    }
    if (claim.check_time.value < 0) {
        return refusal("time_goes_back");
    }
    if (const Answer refused = has_record(desk, claim)) {
        return refused;
    }
    if (rules.counts_as_offer && !state.offer) {
        desk.put(OfferMade{side});
    }
    if (touched) { // rejected, and an offer all the same (FIDE:9.4, FIDE:9.1.2.3)
        desk.rule(ruling("claim_after_touch", side, rules.no_move).citing(rules.offered));
        return std::nullopt;
    }
    if (state.to_move() != side) {
        reject(desk, side, {}, {});
        return std::nullopt;
    }
    decide(desk, side, claim);
    return std::nullopt;
}

// A claim that nobody could decide on the board is right or wrong as the arbiter says, and a wrong
// one costs what a wrong one costs.
Answer answer_claim(Desk& desk, const Question& question, std::string_view option) {
    const Subject& subject = question.subject;
    if (option == "claim_is_right") {
        finish(desk, drawn(subject.reason),
               ruling("arbiter_decided", std::nullopt, {}).citing(subject.articles));
        return std::nullopt;
    }
    if (subject.reason == "not_won") { // the arbiter's own count (RU:3.20.8#3)
        desk.rule(ruling("arbiter_decided", question.about, {}).citing(subject.articles));
        go_on(desk);
        return std::nullopt;
    }
    if (!subject.rule.empty()) { // he is not asked about the same rule again at once
        desk.put(Waived{subject.rule});
    }
    go_on(desk);
    Claim claim;
    claim.rule = subject.rule;
    claim.written = subject.written;
    claim.check_time = subject.check_time;
    reject(desk, question.about, claim, {.move = subject.written, .rule = subject.rule});
    return std::nullopt;
}

} // namespace kodeks::referee
