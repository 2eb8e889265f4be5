// Every tie-break a second time: read off the recorded rounds by the articles, without tables,
// without memory and without a line of the room's own arithmetic. Slow on purpose.
#pragma once

#include "tournament/state/state.hpp"

#include <string_view>
#include <vector>

#include <boost/rational.hpp>

namespace kodeks::tournament::test {

using Exact = boost::rational<std::int64_t>;

// What one entry did in one round.
struct SlowCell {
    EntryId opponent = no_entry;
    char what = ' ';   // p played, f forfeit, b bye, a absent, blank: he was not there
    char mark = 'l';   // w, d, l
    char colour = ' '; // w, b of a single game that was played
    Exact points{};    // on the scale of the standing
    Exact games{};     // sum over the boards
    Exact match{};     // 2-1-0 of a team match
};

class Slow {
public:
    Slow(const State& state, const Stage& stage) : state_(state), stage_(stage) {}

    // Where the entry stood at any moment.
    Exact points_after(EntryId entry, std::size_t rounds) const;

    Exact points(EntryId entry) const { return points_after(entry, stage_.rounds.size()); }

    bool counts(EntryId entry) const; // did not leave too early

    // The steps of a tie-break that does not depend on who is tied with whom.
    std::vector<Exact> value(std::string_view code, EntryId entry) const;

    // Groups that share a place, from the top.
    using Order = std::vector<std::vector<EntryId>>;
    Order order(const std::vector<std::string>& codes) const;

private:
    SlowCell cell(EntryId entry, std::size_t round) const;
    SlowCell paired(const Pairing& pairing, EntryId entry) const;
    Exact mark_points(char mark) const;
    char match_mark(Exact own, Exact other, std::size_t games) const;

    bool swiss() const { return stage_.settings.system == System::swiss; }

    bool team() const { return stage_.settings.boards > 0; }

    bool is_book(std::string_view edition) const { return state_.settings.edition == edition; }

    std::size_t first_round(EntryId entry) const;
    std::size_t last_came(EntryId entry) const;
    Exact leaver(EntryId entry) const;
    Exact with_draws(EntryId entry) const;
    Exact in_sum(EntryId entry) const;
    Exact lowest() const;
    Exact virtual_opponent(EntryId entry, std::size_t round) const;
    std::vector<Exact> buchholz(EntryId entry) const; // ascending
    Exact weighted(std::string_view code, EntryId entry) const;
    Exact factor(std::string_view code, const SlowCell& cell) const;
    Exact counted(std::string_view code, EntryId entry) const;
    std::vector<Exact> ratings(EntryId entry) const;
    std::vector<Exact> koya(std::string_view code, EntryId entry) const;
    Exact board_points(EntryId entry, std::size_t board) const;
    std::vector<Exact> boards(EntryId entry) const;
    Exact board_places(EntryId entry) const;

    std::vector<Exact> inside(std::string_view code, EntryId entry,
                              const std::vector<EntryId>& tied, const Order* places) const;
    std::vector<Exact> mutual(std::string_view code, EntryId entry,
                              const std::vector<EntryId>& tied) const;
    Order refine(const std::vector<EntryId>& tied, const std::vector<std::string>& codes,
                 std::size_t from, const Order* places) const;
    Order by_code(const std::vector<EntryId>& tied, const std::string& code,
                  const Order* places) const;
    Order ordered(const std::vector<std::string>& codes, const Order* places) const;

    const State& state_;
    const Stage& stage_;
};

} // namespace kodeks::tournament::test
