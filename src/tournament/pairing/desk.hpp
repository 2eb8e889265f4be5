// The arbiter's desk before a Swiss round: the classification, everybody's colours, who may meet
// whom, and the pairs formed so far. The procedures (joined, zoned, drawn) work on it.
//
// Vertices are places in the classification from zero; with an odd field one more vertex stands for
// the bye and is joined to those who may get it. Invariant: when prepare succeeds, everybody can be
// paired at once.
#pragma once

#include "tournament/lots/urn.hpp"
#include "tournament/pairing/classification.hpp"
#include "tournament/pairing/colours.hpp"
#include "tournament/pairing/draw.hpp"
#include "tournament/pairing/graph.hpp"
#include "tournament/pairing/matching.hpp"

#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kodeks::tournament::pairing {

// A pair about to be formed, before its colours.
struct Plan {
    Vertex seeker = no_vertex;
    Vertex other = no_vertex;
    Step step = Step::in_group;
    FloatReason reason = FloatReason::none;
    Float seeker_float = Float::none;
    Float other_float = Float::none;
    std::vector<Rejection> rejected = {};
};

class Desk {
public:
    static Ruled<Desk> prepare(const SwissSystem& system, const Field& field);

    const SwissSystem& system() const { return *system_; }

    const Field& field() const { return *field_; }

    std::size_t players() const { return order_.size(); }

    Vertex bye_vertex() const { return can_.size() > order_.size() ? can_.size() - 1 : no_vertex; }

    const Graph& can() const { return can_; }

    const Player& player(Vertex v) const { return *order_[v].player; }

    Points points(Vertex v) const { return pairing_score(*order_[v].player); }

    Number number(Vertex v) const { return v < order_.size() ? player(v).number : nobody; }

    // Why two may not meet at all; nullopt when they may.
    std::optional<Rejected> why_not(Vertex a, Vertex b) const;
    // Whether their colours would run on too long, where that is not absolute (UA:V.15.9.13).
    bool colour_runs_on(Vertex a, Vertex b) const;

    std::vector<Vertex> everybody() const; // with the bye vertex
    std::vector<std::vector<Vertex>> score_groups() const;

    // Gives the bye to the lowest who may have it without leaving somebody unpaired, and says who.
    Vertex give_bye();
    void give_bye(Vertex v, std::vector<Rejection> rejected);

    void form(const Plan& plan, lots::Urn& urn);
    void form_first_round(const Plan& plan, Colour odd_numbers);

    Draw& draw() { return draw_; }

private:
    Desk(const SwissSystem& system, const Field& field);

    bool is_barred_from_bye(const Player& player) const;
    void separate_met();
    void separate_colour_runs();
    void separate_for_bye();
    bool separate(const Apart& apart);
    void separate_apart(Apart::Strength strength);
    void separate_softly();
    bool is_completable() const;
    bool applies(const Apart& apart, Apart::Strength strength) const;
    Refusal refusal() const;
    Pair pair_of(const Plan& plan) const;
    static std::uint64_t key(Vertex a, Vertex b);

    const SwissSystem* system_;
    const Field* field_;
    std::vector<Ranked> order_;
    std::vector<ColourHistory> colours_;
    std::unordered_map<Number, Vertex> place_;
    std::unordered_set<std::uint64_t> met_;
    std::unordered_set<std::uint64_t> apart_;
    Graph can_;
    Draw draw_;
};

} // namespace kodeks::tournament::pairing
