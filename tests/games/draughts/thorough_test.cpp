// The thorough search takes over only where routes are countless, which random positions seldom
// are: here it is asked directly and must find what the quick walk finds.
#include "games/draughts/acceptance.hpp"
#include "games/draughts/generator.hpp"
#include "games/variants/brazilian.hpp"
#include "games/variants/frisian.hpp"
#include "games/variants/international.hpp"
#include "games/variants/russian.hpp"
#include "games/variants/spantsireti.hpp"
#include "support/effort.hpp"

#include <random>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

namespace kodeks::games::draughts {
namespace {

using Key = std::tuple<Bits, Bits, Bits, bool>;

Key key_of_capture(const Capture& capture) {
    return {capture.from, capture.to, capture.captured, capture.promotes};
}

// A few capturing pieces among many victims, so that long captures are common.
template <Rules R>
Words random_words(std::mt19937_64& random) {
    Words words;
    const auto own_share = 3 + random() % 15;
    const auto victim_share = 10 + random() % 50;
    const auto king_odds = 1 + random() % 4;
    for (int i = 0; i < Layout<R>::square_count; ++i) {
        const Bits bit = Bits{1} << Layout<R>::bit_of(i);
        const auto roll = random() % 100;
        if (roll < own_share + victim_share) {
            words.of(roll < own_share ? Side::white : Side::black) |= bit;
            words.kings |= random() % king_odds == 0 ? bit : 0;
        }
    }
    return words;
}

template <Rules R>
void compare(int positions) {
    std::mt19937_64 random(17);
    int compared = 0;
    int longest = 0;
    for (int i = 0; i < positions; ++i) {
        const Words words = random_words<R>(random);
        const View<R, Side::white> view(words);
        CaptureList<R, Keep::all> list(words.kings);
        if (!can_capture(view) || !collect_captures(view, list)) {
            continue;
        }
        std::set<Key> quick;
        for (const Capture& capture : list) {
            quick.insert(key_of_capture(capture));
            longest = std::max(longest, std::popcount(capture.captured));
        }
        std::set<Key> thorough;
        const std::vector<Capture> found = search_captures<R, Side::white>(words);
        for (const Capture& capture : found) {
            thorough.insert(key_of_capture(capture));
        }
        ASSERT_EQ(thorough, quick) << "position " << i;
        ASSERT_EQ(found.size(), quick.size()) << "position " << i;
        ++compared;
    }
    EXPECT_GT(compared, positions / 4);
    EXPECT_GE(longest, 6);
}

TEST(ThoroughSearch, FindsWhatTheWalkFinds) {
    compare<variants::russian_rules()>(test::cases(10000));
    compare<variants::brazilian_rules()>(test::cases(10000));
    compare<variants::spantsireti_rules()>(test::cases(10000));
    compare<variants::international_rules()>(test::cases(10000));
    compare<variants::frisian_rules()>(test::cases(10000));
}

} // namespace
} // namespace kodeks::games::draughts
