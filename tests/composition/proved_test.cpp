// Every composition under tests/data/compositions/proved gets exactly the verdict it expects from
// the whole examination: nothing but the author's lines is read, everything else is proved. The
// evidence is written as a certificate and replayed with the plain move generator.
#include "composition/certificate/file.hpp"
#include "composition/certificate/verify.hpp"
#include "composition/certificate/writer.hpp"
#include "composition/examine/examine.hpp"
#include "composition/proved_kit.hpp"
#include "composition/sentence.hpp"
#include "composition/verdict_json.hpp"
#include "rulebook/lookup.hpp"
#include "support/effort.hpp"
#include "support/proofs.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

namespace json = boost::json;

class Examined : public testing::TestWithParam<std::string> {};

TEST_P(Examined, GetsTheVerdictItExpects) {
    const Composition composition = proved_composition(GetParam());
    truth::tables::Prober prober(table_for(composition));
    Proofs proofs(composition.task, means_for(prober));
    const Verdict verdict = examine(composition, proofs);
    const json::object file = json::parse(proved_text(GetParam())).as_object();
    EXPECT_EQ(file.at("expect"), json::value(to_json(verdict)))
        << json::serialize(to_json(verdict));
    for (const json::value& article : file.at("proves").as_array()) {
        const std::string id(article.as_string());
        EXPECT_NE(json::serialize(to_json(verdict)).find("\"" + id + "\""), std::string::npos);
        kodeks::test::proofs().cite(id);
    }
    // What was proved for it is replayed with the plain move generator.
    const Replay replayed = replay(certificate_of(composition.diagram.variant(), proofs));
    EXPECT_FALSE(replayed.trouble) << render(*replayed.trouble, Language::en);
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        for (const Ruling& ruling : verdict.rulings) {
            const std::string words = sentence(ruling, language);
            EXPECT_EQ(words.find_first_of("{}["), std::string::npos) << words;
        }
    }
}

std::string proved_name(const testing::TestParamInfo<std::string>& info) {
    return info.param;
}

// Problems that are drawn take seconds: of their kind the sanitizers see the others.
std::vector<std::string> examined_names() {
    std::vector<std::string> names = proved_names();
    if (kodeks::test::slow_build) {
        for (const char* const slow :
             {"international_problem_draw_sound", "russian_problem_draw_idle",
              "russian_problem_draw_partly_cooked"}) {
            std::erase(names, slow);
        }
    }
    return names;
}

INSTANTIATE_TEST_SUITE_P(All, Examined, testing::ValuesIn(examined_names()), proved_name);

Certificate certificate_for(const std::string& name) {
    const Composition composition = proved_composition(name);
    truth::tables::Prober prober(table_for(composition));
    Proofs proofs(composition.task, means_for(prober));
    examine(composition, proofs);
    return certificate_of(composition.diagram.variant(), proofs);
}

TEST(Certificate, IsReplayedAndReadBack) {
    for (const char* const name : {"russian_zadacha_sound", "russian_etude_sound"}) {
        const Certificate certificate = certificate_for(name);
        const Replay first = replay(certificate);
        EXPECT_FALSE(first.trouble) << render(*first.trouble, Language::en);
        EXPECT_EQ(certificate.left_out, 0) << name;
        EXPECT_GT(first.claims, 2U);
        const std::string text = json::serialize(to_json(certificate));
        const auto read = read_certificate({text, "certificate"});
        ASSERT_TRUE(read) << describe(read.error(), Language::en);
        const Replay second = replay(*read);
        EXPECT_FALSE(second.trouble);
        EXPECT_EQ(second.positions, first.positions);
        EXPECT_EQ(second.leaves, first.leaves);
    }
}

TEST(Certificate, AFalseClaimIsFound) {
    Certificate certificate = certificate_for("russian_zadacha_sound");
    for (ClaimOfTask& claim : certificate.books.front().claims) {
        claim.met = !claim.met;
        const Replay replayed = replay(certificate);
        EXPECT_TRUE(replayed.trouble);
        claim.met = !claim.met;
    }
}

TEST(Certificate, AMissingStepIsFound) {
    Certificate certificate = certificate_for("russian_zadacha_sound");
    certificate.books.front().steps.clear();
    const Replay replayed = replay(certificate);
    ASSERT_TRUE(replayed.trouble);
    EXPECT_EQ(replayed.trouble->key, "composition.verify.no_move");
}

TEST(Certificate, WhatIsNoneIsRefusedWithItsPlace) {
    const auto trouble = [](const std::string& text) {
        const auto read = read_certificate({text, "c"});
        return read ? "none" : describe(read.error(), Language::en);
    };
    EXPECT_EQ(trouble("{}"), "c:1:1: the key «kodeks-certificate» is missing: «{}»");
    const std::string chess = trouble(R"({"kodeks-certificate":1,"variant":"chess","tasks":[]})");
    EXPECT_EQ(chess.substr(0, 38), "c:1:35: «chess» is not known here; p") << chess;
    const std::string move =
        trouble(R"({"kodeks-certificate":1,"variant":"russian","tasks":[{"task":)"
                R"("win","claims":[],"steps":[["W:Wa1:Bh8","a1-a2"]],)"
                R"("leaves":[]}]})");
    EXPECT_NE(move.find("c:1:102: this is not a draughts move"), std::string::npos) << move;
}

} // namespace

} // namespace kodeks::composition
