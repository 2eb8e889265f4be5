// Settings from everywhere: what is wrong is told with its place, what is right knows where it
// comes from.
#include "server/config/config.hpp"

#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

TEST(Config, AFileIsTakenWithTheOriginOfEachValue) {
    Config config;
    const auto read = config.read({"listen = \"0.0.0.0:443\"\n"
                                   "behind_proxy = [\"127.0.0.1\", \"::1\"]\n"
                                   "sample = false\n"
                                   "[tls]\n"
                                   "certificate = \"c.pem\"\n"
                                   "  key = \"k.pem\"\n"
                                   "[broadcast]\n"
                                   "delay_s = 900\n",
                                   "kodeks.toml"});
    ASSERT_TRUE(read.has_value()) << describe(read.error(), Language::en);
    EXPECT_EQ(config.text("listen"), "0.0.0.0:443");
    EXPECT_EQ(config.value("listen").where, "kodeks.toml:1:1");
    EXPECT_EQ(config.list("behind_proxy"), (std::vector<std::string>{"127.0.0.1", "::1"}));
    EXPECT_FALSE(config.is("sample"));
    EXPECT_EQ(config.text("tls.key"), "k.pem");
    EXPECT_EQ(config.value("tls.key").where, "kodeks.toml:6:3");
    EXPECT_EQ(config.number("broadcast.delay_s"), 900U);
    EXPECT_EQ(config.value("pages").origin, Origin::usual);
    EXPECT_EQ(config.value("tls.key").origin, Origin::file);
    ASSERT_TRUE(config.set("listen", {"1", Origin::option, "--listen"}).has_value());
    EXPECT_EQ(config.value("listen").where, "--listen");
}

TEST(Config, WhatIsWrongIsToldWithItsPlaceAndNothingIsTaken) {
    struct Case {
        const char* text;
        const char* said;
    };

    const Case cases[] = {
        {"pages = \"x\"\nlisten = 8520\n", "f:2:10: «listen» is a text in quotes"},
        {"listem = \"x\"\n", "f:1:1: there is no setting «listem»; perhaps: listen"},
        {"[tls]\nkeys = \"x\"\n", "f:2:1: there is no setting «tls.keys»; perhaps: tls.key"},
        {"[broadcast]\ndelay_s = 86401\n",
         "f:2:1: «broadcast.delay_s» is a whole number from 0 to 86400, not «86401»"},
        {"[broadcast]\ndelay_s = -1\n",
         "f:2:1: «broadcast.delay_s» is a whole number from 0 to 86400, not «-1»"},
        {"sample = \"yes\"\n", "f:1:10: «sample» is true or false, without quotes"},
        {"behind_proxy = [1]\n",
         "f:1:16: «behind_proxy» is a list of texts in quotes, such as [\"127.0.0.1\", \"::1\"]"},
        {"[broadcast]\ndelay_s = \"5\"\n",
         "f:2:11: «broadcast.delay_s» is a whole number, without quotes"},
        {"pages = \"a\\nb\"\n", "f:1:1: the value of «pages» must be one line"},
        {"tls = 1\n", "f:1:1: there is no setting «tls»; perhaps: tls.certificate, tls.key"},
    };
    for (const Case& one : cases) {
        Config config;
        const auto read = config.read({one.text, "f"});
        ASSERT_FALSE(read.has_value()) << one.text;
        EXPECT_EQ(describe(read.error(), Language::en), one.said) << one.text;
        EXPECT_EQ(config.value("pages").origin, Origin::usual);
    }
    Config config;
    const auto broken = config.read({"listen = \"x\n", "f"});
    ASSERT_FALSE(broken.has_value());
    EXPECT_EQ(broken.error().message.key, "config.no_toml");
    EXPECT_EQ(broken.error().place.line, 1U);
    const auto nameless = config.read({"listen = 8520\n[ = 8520\n", "f"});
    ASSERT_FALSE(nameless.has_value());
    EXPECT_EQ(nameless.error().message.key, "config.no_toml");
    EXPECT_EQ(nameless.error().place.line, 2U);
}

TEST(Config, APasswordIsNeverShown) {
    Config config;
    for (const char* address :
         {"postgresql://kodeks:hunter2@db/kodeks", "postgresql://db/kodeks?password=hunter2&x=1",
          "postgresql://kodeks:hunter2@db/kodeks?password=hunter2"}) {
        ASSERT_TRUE(config.set("database", {address, Origin::option, ""}).has_value());
        EXPECT_EQ(config.shown("database").find("hunter2"), std::string::npos) << address;
        EXPECT_NE(config.shown("database").find("..."), std::string::npos) << address;
    }
    ASSERT_TRUE(config.set("database", {"postgresql://kodeks@db/kodeks", Origin::option, ""}));
    EXPECT_EQ(config.shown("database"), "postgresql://kodeks@db/kodeks");
}

} // namespace

} // namespace kodeks::server
