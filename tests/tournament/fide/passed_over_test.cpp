// Why an opponent was passed over, in generated tournaments: what can be seen without the engine is
// checked by itself, and whether anything is possible with the two tied together is asked of the
// checker that enumerates everything.
#include "support/article.hpp"
#include "tournament/fide/checker/enumerator.hpp"
#include "tournament/fide/explain.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/to_field.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::fide {
namespace {

trf::GeneratorSettings small_tournament(std::uint32_t seed) {
    trf::GeneratorSettings settings;
    settings.seed = seed;
    settings.players = 6 + seed % 7;
    settings.rounds = 5;
    settings.draw_percent = seed % 3 * 30;
    settings.forfeit_one_in = seed % 3 * 7;
    settings.half_bye_one_in = seed % 5 * 6;
    settings.prohibited_pairs = seed % 4 == 0 ? settings.players : 0;
    return settings;
}

bool have_met(const Field& field, PlayerIndex a, PlayerIndex b) {
    const auto played = [&](const PastRound& past) {
        return past.kind == Kind::played && past.opponent == b;
    };
    return std::ranges::any_of(field.players[a].past, played) ||
           std::ranges::any_of(field.forbidden, [&](const auto& pair) {
               return pair == std::pair(a, b) || pair == std::pair(b, a);
           });
}

// The colour that cannot be refused: of whoever had one colour twice more than the other, or in his
// last two games (C04.3:1.7).
Side due(const Player& player) {
    int more_white = 0;
    std::vector<Side> sides;
    for (const PastRound& past : player.past) {
        if (past.kind == Kind::played) {
            sides.push_back(past.side);
            more_white += past.side == Side::white ? 1 : -1;
        }
    }
    const std::size_t games = sides.size();
    const bool twice = games >= 2 && sides[games - 1] == sides[games - 2];
    if (more_white > 1 || (twice && sides.back() == Side::white)) {
        return Side::black;
    }
    return more_white < -1 || twice ? Side::white : Side::none;
}

std::size_t playing(const Field& field) {
    return static_cast<std::size_t>(std::ranges::count_if(field.players, &Player::available));
}

// Nobody but b may meet a.
bool is_possible_tied(Field field, PlayerIndex a, PlayerIndex b) {
    for (PlayerIndex other = 0; other < field.players.size(); ++other) {
        if (other != a && other != b) {
            field.forbidden.emplace_back(a, other);
        }
    }
    const auto answer = checker::enumerate_round(field);
    EXPECT_TRUE(answer);
    return answer && answer->possible;
}

class PassedOverRounds : public testing::Test {
protected:
    void look_at(const Field& field, bool last_round) {
        const auto pairing = pair_dutch(field, Way::exact);
        if (!pairing) {
            return;
        }
        std::vector<std::uint32_t> names(field.players.size());
        for (std::size_t at = 0; at < names.size(); ++at) {
            names[at] = static_cast<std::uint32_t>(at);
        }
        Field left = field; // without those who are paired above the bracket
        const auto explained = explain(field, *pairing, {numbered(names), 2});
        for (std::size_t at = 0; at < explained.size(); ++at) {
            for (const Message& line : explained[at].lines) {
                if (std::string_view(line.key).starts_with("fide.passed.")) {
                    check(left, line, last_round);
                }
            }
            const BracketReport& report = pairing->brackets[at];
            for (const auto& [a, b] : report.candidate.pairs) {
                for (const std::uint32_t member : {a, b}) {
                    const Card& card = pairing->cards[report.bracket.members[member]];
                    left.players[card.player].available = false;
                }
            }
        }
    }

    void check(const Field& field, const Message& line, bool last_round) {
        const auto a = static_cast<PlayerIndex>(std::stoul(line.parts[0].value));
        const auto b = static_cast<PlayerIndex>(std::stoul(line.parts[1].value));
        const std::string why = line.key.substr(std::string("fide.passed.").size());
        ++told_[why == "criterion" ? line.parts[2].value : why];
        EXPECT_EQ(why == "met", have_met(field, a, b)) << a << " " << b;
        if (why == "met") {
            return;
        }
        const Side wanted = due(field.players[a]);
        const bool same = wanted != Side::none && wanted == due(field.players[b]);
        if (!last_round) { // topscorers of the last round may be refused a colour
            EXPECT_EQ(why == "colours", same) << a << " " << b;
        }
        if (why != "colours" && playing(field) % 2 == 0) {
            EXPECT_EQ(why != "complete", is_possible_tied(field, a, b)) << a << " " << b;
        }
    }

    std::map<std::string, int> told_;
};

TEST_F(PassedOverRounds, ReasonsAreTrue) {
    ARTICLE("C04.1:9");
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        const trf::Document document = trf::generate(small_tournament(seed));
        for (trf::Round round = 1; round <= trf::rounds_paired(document); ++round) {
            const auto field = trf::field_of(document, round);
            if (field) {
                look_at(field->field, round == document.rounds);
            }
        }
    }
    std::string text;
    for (const auto& [why, times] : told_) {
        text += fmt::format("{} {}, ", why, times);
    }
    EXPECT_EQ(text,
              "C12 98, C13 1, C14 12, C15 12, C16 5, C6 9, C7 2, C8 2, C9 5, bye 4, colours 1, "
              "complete 10, later 24, met 148, ");
}

} // namespace
} // namespace kodeks::tournament::fide
