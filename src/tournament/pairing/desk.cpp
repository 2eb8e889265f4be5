#include "tournament/pairing/desk.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

Desk::Desk(const SwissSystem& system, const Field& field)
    : system_(&system),
      field_(&field),
      order_(classify(system, field)),
      can_(order_.size() + order_.size() % 2, Graph::Start::complete) {
    for (Vertex v = 0; v < order_.size(); ++v) {
        colours_.push_back(colours_of(player(v)));
        place_.emplace(player(v).number, v);
        draw_.order.push_back(player(v).number);
    }
}

Ruled<Desk> Desk::prepare(const SwissSystem& system, const Field& field) {
    if (std::optional<Message> defect = defect_of(field)) {
        return tl::make_unexpected(Refusal{std::move(*defect), {}});
    }
    Desk desk(system, field);
    desk.separate_met();
    desk.separate_for_bye();
    desk.separate_colour_runs();
    desk.separate_apart(Apart::Strength::hard);
    if (!desk.is_completable()) {
        return tl::make_unexpected(desk.refusal());
    }
    desk.separate_softly();
    return desk;
}

std::uint64_t Desk::key(Vertex a, Vertex b) {
    return std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
}

void Desk::separate_met() {
    for (Vertex v = 0; v < order_.size(); ++v) {
        for (const PastRound& past : player(v).history) {
            const auto other = place_.find(past.opponent);
            // A pair whose game was not played may be formed again (RU:3.18.2#4).
            if (past.happened == Happened::played && other != place_.end()) {
                met_.insert(key(v, other->second));
                can_.disconnect(v, other->second);
            }
        }
    }
}

bool Desk::is_barred_from_bye(const Player& player) const {
    return std::ranges::any_of(player.history, [&](const PastRound& past) {
        return past.happened == Happened::bye ||
               (past.happened == Happened::plus && system_->bye_bars == ByeBars::any_plus);
    });
}

void Desk::separate_for_bye() {
    if (bye_vertex() == no_vertex) {
        return;
    }
    for (Vertex v = 0; v < order_.size(); ++v) {
        if (is_barred_from_bye(player(v))) {
            can_.disconnect(v, bye_vertex());
        }
    }
}

void Desk::separate_colour_runs() {
    if (!system_->colours.run_is_absolute) {
        return;
    }
    std::vector<Vertex> running;
    for (Vertex v = 0; v < order_.size(); ++v) {
        if (colours_[v].run >= system_->colours.run_max) {
            running.push_back(v);
        }
    }
    for (const Vertex a : running) {
        for (const Vertex b : running) {
            if (a < b && colours_[a].last() == colours_[b].last()) {
                can_.disconnect(a, b);
            }
        }
    }
}

bool Desk::applies(const Apart& apart, Apart::Strength strength) const {
    return apart.strength == strength && apart.a != apart.b && apart.first_round <= field_->round &&
           field_->round <= apart.last_round && place_.contains(apart.a) &&
           place_.contains(apart.b);
}

// Answers whether they could have met before.
bool Desk::separate(const Apart& apart) {
    const Vertex a = place_.at(apart.a);
    const Vertex b = place_.at(apart.b);
    const bool could = can_.has(a, b);
    apart_.insert(key(a, b));
    can_.disconnect(a, b);
    return could;
}

void Desk::separate_apart(Apart::Strength strength) {
    for (const Apart& apart : field_->apart) {
        if (applies(apart, strength)) {
            separate(apart);
        }
    }
}

// All wishes at once if the round allows it; otherwise one by one in the order of the list, giving
// up those that would leave somebody without an opponent (PMR:237: "if possible").
void Desk::separate_softly() {
    const Graph before = can_;
    const auto apart_before = apart_;
    separate_apart(Apart::Strength::soft);
    if (is_completable()) {
        return;
    }
    can_ = before;
    apart_ = apart_before;
    const std::vector<Vertex> all = everybody();
    Matching matching(can_, all); // is kept from wish to wish
    const auto completable = [&](const Apart& apart) {
        return matching.is_perfect() && matching.do_without(place_.at(apart.a), place_.at(apart.b));
    };
    for (const Apart& apart : field_->apart) {
        if (applies(apart, Apart::Strength::soft) && separate(apart) && !completable(apart)) {
            can_.connect(place_.at(apart.a), place_.at(apart.b));
            apart_.erase(key(place_.at(apart.a), place_.at(apart.b)));
            draw_.released.push_back(apart);
        }
    }
}

bool Desk::is_completable() const {
    const std::vector<Vertex> all = everybody();
    return Matching(can_, all).is_perfect();
}

Refusal Desk::refusal() const {
    const auto all = everybody();
    const bool nobody_for_bye =
        bye_vertex() != no_vertex && std::ranges::none_of(all, [&](Vertex v) {
            return v != bye_vertex() && can_.has(v, bye_vertex());
        });
    const Articles::List ids =
        nobody_for_bye ? system_->articles.bye : system_->articles.completion;
    return {{nobody_for_bye ? "pairing.no_bye_left" : "pairing.no_complete_round",
             {{"round", fmt::to_string(field_->round)}}},
            {ids.begin(), ids.end()}};
}

std::optional<Rejected> Desk::why_not(Vertex a, Vertex b) const {
    if (can_.has(a, b)) {
        return std::nullopt;
    }
    if (b == bye_vertex() || a == bye_vertex()) {
        return Rejected::had_plus;
    }
    if (met_.contains(key(a, b))) {
        return Rejected::met;
    }
    return apart_.contains(key(a, b)) ? Rejected::kept_apart : Rejected::colour_run;
}

bool Desk::colour_runs_on(Vertex a, Vertex b) const {
    const auto [higher, lower] = std::minmax(a, b);
    return !system_->colours.run_is_absolute &&
           breaks_run(system_->colours, colours_[higher], colours_[lower]);
}

std::vector<Vertex> Desk::everybody() const {
    std::vector<Vertex> all(can_.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

std::vector<std::vector<Vertex>> Desk::score_groups() const {
    std::vector<std::vector<Vertex>> groups;
    for (Vertex v = 0; v < order_.size(); ++v) {
        if (groups.empty() || points(groups.back().front()) != points(v)) {
            groups.emplace_back();
        }
        groups.back().push_back(v);
    }
    return groups;
}

Vertex Desk::give_bye() {
    const Vertex bye = bye_vertex();
    if (bye == no_vertex) {
        return no_vertex;
    }
    const std::vector<Vertex> all = everybody();
    const Matching matching(can_, all);
    Partners partners(matching, bye);
    std::vector<Rejection> rejected;
    for (Vertex v = bye; v-- > 0;) {
        if (!can_.has(v, bye)) {
            rejected.push_back({number(v), nobody, Rejected::had_plus});
        } else if (!partners.has(v)) {
            rejected.push_back({number(v), nobody, Rejected::round_incomplete});
        } else {
            give_bye(v, std::move(rejected));
            return v;
        }
    }
    KODEKS_ASSERT(!"a completable round has a bye to give");
    return no_vertex;
}

void Desk::give_bye(Vertex v, std::vector<Rejection> rejected) {
    draw_.bye = Bye{number(v), std::move(rejected)};
}

Pair Desk::pair_of(const Plan& plan) const {
    Pair pair;
    pair.seeker = number(plan.seeker);
    pair.group = points(plan.seeker);
    pair.other_group = points(plan.other);
    pair.step = plan.step;
    pair.float_reason = plan.reason;
    pair.rejected = plan.rejected;
    return pair;
}

void Desk::form(const Plan& plan, lots::Urn& urn) {
    const auto [higher, lower] = std::minmax(plan.seeker, plan.other);
    ColourDecision decision = decide_colour(system_->colours, colours_[higher], colours_[lower]);
    if (decision.higher == Colour::none) {
        const std::string name = fmt::format("r{}.{}-{}.colour", field_->round,
                                             number(higher).value, number(lower).value);
        decision.higher = urn.choose(name, 2) == 0 ? Colour::white : Colour::black;
    }
    const Vertex white = decision.higher == Colour::white ? higher : lower;
    Pair pair = pair_of(plan);
    pair.white = number(white);
    pair.black = number(white == higher ? lower : higher);
    pair.white_float = white == plan.seeker ? plan.seeker_float : plan.other_float;
    pair.black_float = white == plan.seeker ? plan.other_float : plan.seeker_float;
    pair.colour = decision.reason;
    pair.colour_round = decision.back;
    draw_.pairs.push_back(std::move(pair));
}

// The seeker is the one of the upper half: an odd number has the colour of number 1, an even one
// the other (RU:3.18.5.2, UA:V.15.9.4).
void Desk::form_first_round(const Plan& plan, Colour odd_numbers) {
    const bool odd = number(plan.seeker).value % 2 == 1;
    const Colour seeker = odd ? odd_numbers : opposite(odd_numbers);
    Pair pair = pair_of(plan);
    pair.white = number(seeker == Colour::white ? plan.seeker : plan.other);
    pair.black = number(seeker == Colour::white ? plan.other : plan.seeker);
    pair.colour = ColourReason::list_position;
    draw_.pairs.push_back(std::move(pair));
}

} // namespace kodeks::tournament::pairing
