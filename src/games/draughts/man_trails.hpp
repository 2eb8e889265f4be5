// The best captures of one man where number or value decides, without following routes.
//
// A man's landing squares are the points of a graph and each victim is an edge between the squares
// on its two sides (Frisian victims may offer two such edges, of which one is used). What is empty
// does not change during a capture, so a set of victims can be taken exactly when its edges form a
// trail from the start: they hang together, and every point but the start and the end has an even
// number of them (Euler). From one square a man can ever land on at most 13 others of a 10x10
// board, so the best worth for every pattern of odd points fits a small table.
#pragma once

#include "games/draughts/best_captures.hpp"
#include "games/draughts/reach.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
class ManTrails {
public:
    ManTrails(const View<R, S>& view, Bits origin, BestCaptures<R>& best)
        : victims_(view.victims), empty_(view.empty | origin), origin_(origin), best_(best) {
        find_points();
        find_edges();
        fill_table();
    }

    void search() {
        for (std::size_t end = 0; end < points_.size(); ++end) {
            end_ = points_[end];
            choose(0, point_bit(origin_) ^ (1U << end), 0);
        }
    }

private:
    using Parity = std::uint32_t; // one bit per point: an odd number of edges is still to come

    struct Edge {
        std::uint8_t a, b; // numbers of points
    };

    struct Victim {
        Bits bit;
        int worth;
        std::vector<Edge> edges;
    };

    static constexpr int impossible = -1'000'000;

    std::uint8_t number_of(Bits point) const {
        const auto place = std::find(points_.begin(), points_.end(), point);
        return static_cast<std::uint8_t>(place - points_.begin());
    }

    Parity point_bit(Bits point) const { return 1U << number_of(point); }

    static Parity parity_of(Edge edge) { return 1U << edge.a ^ 1U << edge.b; }

    // Every square that some sequence of jumps could lead to.
    void find_points() {
        constexpr auto directions = Directions<R>::man_capture(S);
        Bits reached = origin_;
        for (Bits before = 0; before != reached;) {
            before = reached;
            unroll<directions.size()>([&]<std::size_t I>() {
                constexpr int d = directions[I];
                reached |= shift<2 * d>(before & jump_squares<d>(victims_, empty_));
            });
        }
        for (; reached != 0; reached &= reached - 1) {
            points_.push_back(lowest(reached));
        }
    }

    void find_edges() {
        constexpr auto directions = Directions<R>::man_capture(S);
        for (Bits rest = victims_; rest != 0; rest &= rest - 1) {
            const Bits bit = lowest(rest);
            Victim victim{bit, best_.worth_of(bit, 0), {}};
            unroll<directions.size()>([&]<std::size_t I>() {
                constexpr int d = directions[I];
                const std::size_t a = number_of(shift<-d>(bit));
                const std::size_t b = number_of(shift<d>(bit));
                if (d > 0 && a < points_.size() && b < points_.size()) {
                    victim.edges.push_back(
                        {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
                }
            });
            if (!victim.edges.empty()) {
                takeable_.push_back(victim);
            }
        }
    }

    // table_[i][p]: the most that the victims from number i on can add while settling the parity p.
    void fill_table() {
        const std::size_t patterns = std::size_t{1} << points_.size();
        table_.assign(takeable_.size() + 1, std::vector<int>(patterns, impossible));
        table_.back()[0] = 0;
        for (std::size_t i = takeable_.size(); i-- > 0;) {
            for (Parity p = 0; p < patterns; ++p) {
                int most = table_[i + 1][p];
                for (const Edge edge : takeable_[i].edges) {
                    most = std::max(most, takeable_[i].worth + table_[i + 1][p ^ parity_of(edge)]);
                }
                table_[i][p] = most;
            }
        }
    }

    // Decides about the victims from number i on; `captured` are those taken so far.
    void choose(std::size_t i, Parity parity, Bits captured) {
        if (best_.worth_of(captured, origin_) + table_[i][parity] < best_.best()) {
            return;
        }
        if (i == takeable_.size()) {
            if (captured != 0 && hangs_together()) {
                const bool promotes = (end_ & Layout<R>::promotion_row(S)) != 0;
                best_.add({origin_, end_, captured, promotes});
            }
            return;
        }
        for (const Edge edge : takeable_[i].edges) {
            used_.push_back(edge);
            choose(i + 1, parity ^ parity_of(edge), captured | takeable_[i].bit);
            used_.pop_back();
        }
        choose(i + 1, parity, captured);
    }

    bool hangs_together() const {
        Parity reached = point_bit(origin_);
        Parity all = reached;
        for (Parity before = 0; before != reached;) {
            before = reached;
            for (const Edge edge : used_) {
                const Parity both = parity_of(edge);
                all |= both;
                reached |= (both & reached) != 0 ? both : 0;
            }
        }
        return reached == all;
    }

    Bits victims_;
    Bits empty_;
    Bits origin_;
    Bits end_ = 0;
    BestCaptures<R>& best_;
    std::vector<Bits> points_;
    std::vector<Victim> takeable_;
    std::vector<Edge> used_;
    std::vector<std::vector<int>> table_;
};

} // namespace kodeks::games::draughts
