#include "tournament/trf/generate.hpp"

#include "tournament/fide/dutch.hpp"
#include "tournament/trf/to_field.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include <fmt/format.h>

namespace kodeks::tournament::trf {

namespace {

// splitmix64 (S. Vigna): a seed gives the same numbers on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    std::uint32_t below(std::uint32_t limit) {
        return static_cast<std::uint32_t>((next() >> 32) * limit >> 32);
    }

    bool one_in(std::uint32_t n) { return n != 0 && below(n) == 0; }

private:
    std::uint64_t state_;
};

// Expected score in thousandths by a logistic curve in whole numbers: the same on every machine.
std::uint32_t expected_thousandths(std::int32_t difference) {
    const std::int32_t capped = std::clamp(difference, -400, 400);
    return static_cast<std::uint32_t>(500 + capped);
}

class Generator {
public:
    explicit Generator(const GeneratorSettings& settings)
        : settings_(settings), dice_(settings.seed), gone_(settings.players, 0) {}

    Document run() {
        enter_players();
        for (Round round = 1; round <= settings_.rounds; ++round) {
            announce_absences(round);
            const auto field = field_of(document_, round);
            if (!field) {
                break;
            }
            const auto pairing = fide::pair_dutch(field->field);
            if (!pairing || pairing->boards.empty()) {
                drop_absences(round);
                break;
            }
            play(*pairing, round);
        }
        rank_players();
        return std::move(document_);
    }

private:
    void enter_players() {
        document_.texts["012"] = {fmt::format("Generated tournament {}", settings_.seed)};
        document_.texts["192"] = {settings_.accelerated ? "FIDE_DUTCH_BAKU" : "FIDE_DUTCH"};
        document_.texts["062"] = {std::to_string(settings_.players)};
        document_.rounds = settings_.rounds;
        document_.initial = dice_.one_in(2) ? 'W' : 'B';
        std::vector<std::uint32_t> ratings(settings_.players, 2000);
        for (std::uint32_t& rating : ratings) {
            rating = settings_.equal_ratings ? rating : 1400 + dice_.below(1200);
        }
        std::ranges::sort(ratings, std::greater{});
        for (std::uint32_t at = 0; at < settings_.players; ++at) {
            PlayerRecord player;
            player.rank = at + 1;
            player.name = fmt::format("Player {:04}", at + 1);
            player.rating = ratings[at];
            document_.players.push_back(std::move(player));
        }
        if (settings_.accelerated) {
            accelerate();
        }
        for (std::uint32_t pair = 0; pair < settings_.prohibited_pairs; ++pair) {
            const StartingRank a = dice_.below(settings_.players) + 1;
            const StartingRank b = dice_.below(settings_.players) + 1;
            if (a != b) {
                document_.prohibited.push_back({1, settings_.rounds, {a, b}});
            }
        }
    }

    // C04.7:1, written out so that every program reads the same groups.
    void accelerate() {
        const std::uint32_t group = std::min(settings_.players, 2 * ((settings_.players + 3) / 4));
        const Round accelerated = (settings_.rounds + 1) / 2;
        const Round full = (accelerated + 1) / 2;
        document_.acceleration.push_back({{}, Tenths{10}, 1, full, 1, group});
        if (accelerated > full) {
            document_.acceleration.push_back({{}, Tenths{5}, full + 1, accelerated, 1, group});
        }
    }

    void announce_absences(Round round) {
        for (std::size_t at = 0; at < document_.players.size(); ++at) {
            gone_[at] = gone_[at] != 0 || (round > 1 && dice_.one_in(settings_.retired_one_in));
            char result = ' ';
            if (gone_[at] != 0 || (round == 1 && dice_.one_in(settings_.late_one_in)) ||
                dice_.one_in(settings_.zero_bye_one_in)) {
                result = 'Z';
            } else if (dice_.one_in(settings_.half_bye_one_in)) {
                result = 'H';
            }
            document_.players[at].cells.push_back({0, '-', result});
        }
    }

    void drop_absences(Round round) {
        for (PlayerRecord& player : document_.players) {
            player.cells.resize(round - 1);
        }
    }

    void play(const fide::RoundPairing& pairing, Round round) {
        for (const fide::Board& board : pairing.boards) {
            PlayerRecord& white = document_.players[board.white];
            PlayerRecord& black = document_.players[board.black];
            const auto [first, second] = result(white, black);
            white.cells[round - 1] = {black.rank, 'w', first};
            black.cells[round - 1] = {white.rank, 'b', second};
        }
        if (pairing.bye != fide::nobody) {
            document_.players[pairing.bye].cells[round - 1] = {0, '-', 'U'};
        }
    }

    std::pair<char, char> result(const PlayerRecord& white, const PlayerRecord& black) {
        if (dice_.one_in(settings_.forfeit_one_in)) {
            const std::uint32_t kind = dice_.below(20);
            return kind == 0       ? std::pair{'-', '-'}
                   : kind % 2 == 0 ? std::pair{'+', '-'}
                                   : std::pair{'-', '+'};
        }
        if (dice_.below(100) < settings_.draw_percent) {
            return {'=', '='};
        }
        const auto difference =
            static_cast<std::int32_t>(*white.rating) - static_cast<std::int32_t>(*black.rating);
        const bool white_wins = dice_.below(1000) < expected_thousandths(difference);
        return white_wins ? std::pair{'1', '0'} : std::pair{'0', '1'};
    }

    void rank_players() {
        std::vector<PlayerRecord*> order;
        for (PlayerRecord& player : document_.players) {
            player.points = {};
            for (const Cell& cell : player.cells) {
                player.points += points_of(document_.points, cell);
            }
            order.push_back(&player);
        }
        std::ranges::stable_sort(order, [](const PlayerRecord* a, const PlayerRecord* b) {
            return a->points > b->points;
        });
        for (std::uint32_t at = 0; at < order.size(); ++at) {
            order[at]->place = at + 1;
        }
    }

    GeneratorSettings settings_;
    Dice dice_;
    std::vector<char> gone_;
    Document document_;
};

} // namespace

Document generate(const GeneratorSettings& settings) {
    return Generator(settings).run();
}

} // namespace kodeks::tournament::trf
