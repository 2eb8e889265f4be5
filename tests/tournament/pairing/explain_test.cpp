#include "rulebook/article.hpp"
#include "tournament/checker/simulate.hpp"
#include "tournament/pairing/explain.hpp"
#include "tournament/pairing/fields.hpp"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

std::vector<std::string> lines(const std::vector<Reason>& reasons, Language language) {
    std::vector<std::string> text;
    for (const Reason& reason : reasons) {
        text.push_back(fmt::format("{} [{}]", render(reason.message, language),
                                   fmt::join(reason.articles, ", ")));
    }
    return text;
}

using Lines = std::vector<std::string>;

TEST(Explain, SaysAllAboutAPair) {
    Field field = field_of(6, whole_points(2));
    play(field, {{1, 2, '='}, {4, 5, '='}, {3, 6, '='}});
    play(field, {{1, 3, '='}, {4, 6, '='}, {5, 2, '='}});
    lots::Urn urn("any");
    const SwissSystem& system = system_named("median-solkoff");
    const Pair pair = pair_round(system, field, urn)->pairs.at(0);
    EXPECT_EQ(lines(explain(system, pair), Language::en),
              (Lines{"1 – 6: inside the score group 2 [UA:V.15.9.8.2, UA:V.15.9.10]",
                     "1 – 4: the same colour once too often in a row [UA:V.15.9.13]",
                     "1 – 5: the group would get fewer pairs [UA:V.15.9.12, UA:V.15.2]",
                     "White for 6: fewer games with White than 1 [UA:V.15.9.14.1, UA:V.15.9.14.2, "
                     "UA:V.15.9.14.3, UA:V.15.9.14.4]"}));
    EXPECT_EQ(lines(explain(system, pair), Language::uk).at(1),
              "1 – 4: той самий колір поспіль більше, ніж дозволено [UA:V.15.9.13]");
    EXPECT_EQ(lines(explain(system, pair), Language::ru).at(0),
              "1 – 6: внутри очковой группы 2 [UA:V.15.9.8.2, UA:V.15.9.10]");
}

TEST(Explain, SaysWhyOthersDidNotGetTheBye) {
    Field field = field_of(5);
    play(field, {{1, 3, 'w'}, {4, 2, '-'}}, 5);
    player_of(field, 1).presence = Presence::absent;
    player_of(field, 3).presence = Presence::absent;
    player_of(field, 4).points = whole_points(2); // so that 4 is first and 5, 2 are last
    lots::Urn urn("any");
    const SwissSystem& system = system_named("start-number");
    const Bye bye = *pair_round(system, field, urn)->bye;
    EXPECT_EQ(lines(explain(system, bye), Language::en),
              (Lines{"4 gets a plus without play [RU:3.18.2#7, RU:3.18.2#2]",
                     "2 has already had a point without play [RU:3.18.2#7, RU:3.18.2#2]",
                     "5 has already had a point without play [RU:3.18.2#7, RU:3.18.2#2]"}));
}

// Every reason that ever comes up has its sentence in every language and knows its articles.
TEST(Explain, HasWordsAndArticlesForEverything) {
    for (const SwissSystem& system : swiss_systems()) {
        for (int i = 0; i < 20; ++i) {
            const std::string seed = fmt::format("explain {}", i);
            checker::Simulation simulation(seed, whole_points(1), {5, 16, 15});
            while (!simulation.is_over()) {
                simulation.prepare_round();
                lots::Urn urn(seed);
                const Ruled<Draw> draw = pair_round(system, simulation.field(), urn);
                if (!draw) {
                    break;
                }
                for (const Pair& pair : draw->pairs) {
                    for (const Reason& reason : explain(system, pair)) {
                        for (const Language language : {Language::en, Language::uk, Language::ru}) {
                            EXPECT_FALSE(render(reason.message, language).empty());
                        }
                        EXPECT_FALSE(reason.articles.empty()) << reason.message.key;
                        for (const std::string_view id : reason.articles) {
                            EXPECT_NE(rulebook::find_article(id), nullptr) << id;
                        }
                    }
                }
                simulation.play(*draw);
            }
        }
    }
}

} // namespace
} // namespace kodeks::tournament::pairing
