#include "clock/dial.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::clock {
namespace {

std::string text(DialControl control, int games) {
    std::string out;
    for (const DialSetting& setting : dial_settings(control, games)) {
        out += to_text(setting.start) + " to " + to_text(setting.first_control);
        if (setting.second_control) {
            out += ", forward " + std::to_string(setting.forward_minutes) + ", to " +
                   to_text(*setting.second_control);
        }
        out += "; ";
    }
    return out;
}

TEST(Dial, PutsTheLastControlAtSix) {
    ARTICLE("UA:V.8.9.1", "UA:V.8.9.2", "UA:V.8.9.3", "PMR:241");
    EXPECT_EQ(text({45, {}}, 1), "5:15 to 6:00; ");
    EXPECT_EQ(text({120, {}}, 1), "4:00 to 6:00; ");
    EXPECT_EQ(text({120, 60}, 1), "3:00 to 5:00, forward 0, to 6:00; ");
    EXPECT_EQ(text({90, 30}, 1), "3:30 to 5:00, forward 30, to 6:00; ");
}

TEST(Dial, GivesTheFirstGameOfAMicroMatchTwoHoursLess) {
    ARTICLE("UA:V.8.9.4", "UA:V.8.9.5");
    EXPECT_EQ(text({60, {}}, 2), "3:00 to 4:00; 5:00 to 6:00; ");
    // The example of the readings: 45 minutes for 25 moves, then 15.
    EXPECT_EQ(text({45, 15}, 2),
              "2:15 to 3:00, forward 45, to 4:00; 4:15 to 5:00, forward 45, to 6:00; ");
}

TEST(Dial, HasNoSettingForTimesThatDoNotFit) {
    EXPECT_EQ(text({0, {}}, 1), "");
    EXPECT_EQ(text({361, {}}, 1), "");
    EXPECT_EQ(text({90, 61}, 1), "");
    EXPECT_EQ(text({60, {}}, 0), "");
}

} // namespace
} // namespace kodeks::clock
