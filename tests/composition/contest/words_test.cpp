#include "composition/collection/motif.hpp"
#include "composition/collection/predecessors.hpp"
#include "composition/contest/words.hpp"
#include "composition/special/special.hpp"
#include "support/word_lists.hpp"

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

TEST(ContestWords, AreThoseOfTheEnumerations) {
    test::expect_all_complete<rulebook::ContestForm, rulebook::ContestScale, rulebook::Statement,
                              rulebook::ContestDuty, rulebook::Aim, Secrecy, Ranking, Body, Role,
                              Venue, Improvement, AppealTo, AppealAbout, Answer, Phase>();
    test::expect_all_complete<composition::Motif, composition::Degree, composition::Likeness,
                              rulebook::SpecialKind>();
}

} // namespace
} // namespace kodeks::contest
