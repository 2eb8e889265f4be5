// Etudes out of the tables: sound, different, and the same for the same seed.
#include "composition/collection/shape.hpp"
#include "composition/examine/examine.hpp"
#include "composition/generate/generate.hpp"
#include "support/article.hpp"
#include "support/table_kit.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

class Generated : public testing::Test {
protected:
    Generated() : prober_(test::shared_table("russian", {3, 3})) {}

    Leaves leaves() {
        return [this](const games::Position& position) { return prober_.outcome(position); };
    }

    std::vector<Composition> etudes(std::uint64_t seed, std::size_t count) {
        Generator generator({.rules = rulebook::composition_rules("ru-code"),
                             .variant = games::find_variant("russian"),
                             .seed = seed,
                             .pieces = 3,
                             .most_tries = 1'000'000},
                            leaves());
        std::vector<Composition> made;
        while (made.size() < count) {
            auto one = generator.next();
            if (!one) {
                break;
            }
            made.push_back(*std::move(one));
        }
        return made;
    }

    truth::tables::Prober prober_;
};

std::vector<Shape> shapes(const std::vector<Composition>& all) {
    std::vector<Shape> found;
    for (const Composition& one : all) {
        found.push_back(shape_of(one.diagram));
    }
    return found;
}

TEST_F(Generated, EtudesAreSoundAndTheSameForTheSameSeed) {
    const auto first = etudes(1, 5);
    ASSERT_EQ(first.size(), 5U);
    EXPECT_EQ(shapes(first), shapes(etudes(1, 5)));
    EXPECT_NE(shapes(first), shapes(etudes(2, 5)));
    for (const Composition& one : first) {
        Means means;
        means.solver.leaves = leaves();
        Proofs proofs(one.task, std::move(means));
        EXPECT_EQ(examine(one, proofs).conclusion(), Conclusion::sound);
        EXPECT_GE(one.lines.size(), 2U);
        EXPECT_FALSE(games::capture_available(one.diagram));
    }
}

} // namespace
} // namespace kodeks::composition
