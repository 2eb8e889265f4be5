#include "composition/examine/other_finals.hpp"

#include <set>

namespace kodeks::composition {

namespace {

constexpr std::size_t most_positions = 2000;

class Finals {
public:
    Finals(const Hearing& hearing, Proofs& proofs) : proofs_(proofs) {
        for (const PlayedLine& line : hearing.lines()) {
            known_.insert(pieces_text(line.end(), games::Side::black));
        }
    }

    // False: another final, or an uneconomical one, was found.
    std::optional<bool> look(const games::Position& root) {
        std::vector<games::Position> work{root};
        seen_.emplace(games::identity(root), 0);
        while (!work.empty()) {
            const games::Position position = work.back();
            work.pop_back();
            if (games::ending(position).over()) {
                if (!is_known(position)) {
                    return false;
                }
                continue;
            }
            if (!follow(position, work)) {
                return std::nullopt;
            }
        }
        return true;
    }

private:
    bool is_known(const games::Position& end) const {
        return known_.contains(pieces_text(end, games::Side::black)) && superfluous(end).empty();
    }

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
    std::set<std::string> known_;
    truth::IdentityMap<char> seen_;
};

} // namespace

std::optional<bool> same_finals(const Hearing& hearing, const games::Position& position,
                                Proofs& proofs) {
    return Finals(hearing, proofs).look(position);
}

} // namespace kodeks::composition
