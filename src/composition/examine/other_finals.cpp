#include "composition/examine/other_finals.hpp"

#include <algorithm>
#include <set>

namespace kodeks::composition {

namespace {

constexpr std::size_t most_positions = 2000;

// Finals by the black pieces that are locked.
struct Reached {
    std::set<std::string> all;
    std::set<std::string> uneconomical;

    void add(const games::Position& end) {
        const std::string locked = pieces_text(end, games::Side::black);
        all.insert(locked);
        if (!superfluous(end).empty()) {
            uneconomical.insert(locked);
        }
    }
};

class Walk {
public:
    explicit Walk(Proofs& proofs) : proofs_(proofs) {}

    std::optional<Reached> from(const games::Position& root) {
        std::vector<games::Position> work{root};
        seen_.emplace(games::identity(root), 0);
        while (!work.empty()) {
            const games::Position position = work.back();
            work.pop_back();
            if (games::ending(position).over()) {
                reached_.add(position);
            } else if (!follow(position, work)) {
                return std::nullopt;
            }
        }
        return reached_;
    }

private:
    bool follow(const games::Position& position, std::vector<games::Position>& work) {
        const bool white = games::side_to_move(position) == games::Side::white;
        for (const games::Position& next : truth::successors_of(position)) {
            const Proof proof = white ? proofs_.meets(next) : Proof::proved;
            if (proof == Proof::open) {
                return false;
            }
            if (proof == Proof::proved && seen_.emplace(games::identity(next), 0).second) {
                work.push_back(next);
            }
        }
        return seen_.size() <= most_positions;
    }

    Proofs& proofs_;
    Reached reached_;
    truth::IdentityMap<char> seen_;
};

bool has_all(const std::set<std::string>& all, const std::set<std::string>& some) {
    return std::ranges::includes(all, some);
}

std::set<std::string> known_finals(const Hearing& hearing, const Reached& own) {
    std::set<std::string> known = own.all;
    for (const PlayedLine& line : hearing.lines()) {
        known.insert(pieces_text(line.end(), games::Side::black));
    }
    return known;
}

} // namespace

std::optional<FinalsCompared> compare_finals(const Hearing& hearing, const games::Position& own,
                                             const games::Position& other, Proofs& proofs) {
    const auto mine = Walk(proofs).from(own);
    const auto theirs = mine ? Walk(proofs).from(other) : std::nullopt;
    if (!theirs) {
        return std::nullopt;
    }
    FinalsCompared compared;
    compared.worse = !has_all(mine->uneconomical, theirs->uneconomical);
    compared.other = !has_all(known_finals(hearing, *mine), theirs->all);
    compared.changed = !compared.other && mine->all != theirs->all;
    return compared;
}

} // namespace kodeks::composition
