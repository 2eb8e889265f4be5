#include "base/one_of.hpp"

#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks {
namespace {

struct Name {
    std::string text;

    bool operator==(const Name&) const = default;
};

struct Number {
    int value = 7;

    bool operator==(const Number&) const = default;
};

struct Shared {
    std::shared_ptr<int> counted;

    bool operator==(const Shared&) const = default;
};

struct Fact : OneOf<Number, Name, Shared> {
    using OneOf::OneOf;
};

TEST(OneOf, BeginsWithItsFirstType) {
    const Fact fact;
    EXPECT_TRUE(fact.is<Number>());
    EXPECT_EQ(fact.get<Number>().value, 7);
    EXPECT_EQ(Fact::count, 3U);
}

TEST(OneOf, HoldsWhatItWasGivenAndNothingElse) {
    Fact fact = Name{"Kyiv"};
    EXPECT_FALSE(fact.is<Number>());
    EXPECT_EQ(fact.get_if<Number>(), nullptr);
    EXPECT_EQ(std::as_const(fact).get_if<Shared>(), nullptr);
    ASSERT_NE(fact.get_if<Name>(), nullptr);
    fact.get_if<Name>()->text += "!";
    EXPECT_EQ(std::as_const(fact).get<Name>().text, "Kyiv!");
    fact = Number{3};
    EXPECT_EQ(fact.get<Number>().value, 3);
}

TEST(OneOf, IsEqualWhenTypeAndValueAre) {
    EXPECT_EQ(Fact(Name{"a"}), Fact(Name{"a"}));
    EXPECT_NE(Fact(Name{"a"}), Fact(Name{"b"}));
    EXPECT_NE(Fact(Number{0}), Fact(Name{""}));
}

// Whatever is done to it, every value that began is destroyed once: the count says so.
TEST(OneOf, CopiesMovesAndEndsItsValueOnce) {
    const auto counted = std::make_shared<int>(1);
    {
        Fact first = Shared{counted};
        Fact second = first;
        EXPECT_EQ(counted.use_count(), 3);
        const Fact third = std::move(first);
        EXPECT_EQ(counted.use_count(), 3);
        second = Number{2};
        EXPECT_EQ(counted.use_count(), 2);
        second = third;
        EXPECT_EQ(counted.use_count(), 3);
        Fact& itself = second;
        second = itself;
        EXPECT_EQ(second, third);
        std::vector<Fact> many(100, third);
        EXPECT_EQ(counted.use_count(), 103);
        many.erase(many.begin(), many.begin() + 60);
        EXPECT_EQ(counted.use_count(), 43);
    }
    EXPECT_EQ(counted.use_count(), 1);
}

TEST(OneOf, IsVisitedAsWhatItIs) {
    const auto shown = [](const Fact& fact) {
        return fact.visit([]<class T>(const T& value) -> std::string {
            if constexpr (std::is_same_v<T, Name>) {
                return value.text;
            } else if constexpr (std::is_same_v<T, Number>) {
                return std::to_string(value.value);
            } else {
                return "shared";
            }
        });
    };
    EXPECT_EQ(shown(Name{"Lviv"}), "Lviv");
    EXPECT_EQ(shown(Number{5}), "5");
    EXPECT_EQ(shown(Shared{}), "shared");
    Fact fact = Number{5};
    fact.visit([]<class T>(T& value) {
        if constexpr (std::is_same_v<T, Number>) {
            ++value.value;
        }
    });
    EXPECT_EQ(fact.get<Number>().value, 6);
}

TEST(OneOf, WalksItsTypesInTheirOrder) {
    std::vector<std::size_t> sizes;
    Fact::each_type([&]<class T>() { sizes.push_back(sizeof(T)); });
    EXPECT_THAT(sizes, testing::ElementsAre(sizeof(Number), sizeof(Name), sizeof(Shared)));
    int asked = 0;
    EXPECT_TRUE(Fact::find_type([&]<class T>() { return ++asked > 0 && std::is_same_v<T, Name>; }));
    EXPECT_EQ(asked, 2);
    EXPECT_FALSE(Fact::find_type([]<class T>() { return sizeof(T) == 0; }));
}

TEST(OneOfDeathTest, AskedForAnotherTypeStopsTheProgram) {
    const Fact fact = Number{1};
    EXPECT_DEATH(fact.get<Name>(), "is<T>");
}

} // namespace
} // namespace kodeks
