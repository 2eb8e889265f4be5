// Every composition under tests/data/compositions gets exactly the verdict it expects. The articles
// a composition claims to prove count as proved by it.
#include "composition/file.hpp"
#include "composition/judge.hpp"
#include "composition/sentence.hpp"
#include "composition/verdict_json.hpp"
#include "rulebook/lookup.hpp"
#include "support/proofs.hpp"
#include "support/source_tree.hpp"
#include "truth/game_oracle.hpp"

#include <algorithm>
#include <filesystem>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

namespace json = boost::json;

constexpr const char* folder = "tests/data/compositions";

std::vector<std::string> files() {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(test::source_root() / folder)) {
        if (entry.path().extension() == ".json") {
            found.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(found);
    return found;
}

void expect_whole_sentence(const std::string& sentence) {
    for (const char* const trace : {"  ", " .", " ,", "()", "( ", ": .", ":.", "..", "{", "[["}) {
        EXPECT_EQ(sentence.find(trace), std::string::npos) << "«" << trace << "» in: " << sentence;
    }
}

void expect_whole_sentences(const Verdict& verdict) {
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        for (const Ruling& ruling : verdict.rulings) {
            expect_whole_sentence(sentence(ruling, language));
            EXPECT_FALSE(weight_word(ruling.weight, language).empty());
        }
        expect_whole_sentence(sentence(verdict.conclusion(), language));
    }
}

// What it claims to prove must be cited by its own verdict.
void cite(const json::object& file, const std::string& verdict) {
    for (const json::value& article : file.at("proves").as_array()) {
        const std::string id(article.as_string());
        EXPECT_NE(rulebook::find_article(id), nullptr) << id;
        EXPECT_NE(verdict.find("\"" + id + "\""), std::string::npos) << id << " is not cited";
        test::proofs().cite(id);
    }
}

class Compositions : public testing::TestWithParam<std::string> {};

TEST_P(Compositions, GetsTheVerdictItExpects) {
    const std::string path = std::string(folder) + "/" + GetParam() + ".json";
    const std::string text = test::read_source(path);
    const auto composition = read_composition({text, path});
    ASSERT_TRUE(composition) << describe(composition.error(), Language::en);
    const Verdict verdict = judge(*composition, truth::GameOracle());
    const json::object file = json::parse(text).as_object();
    ASSERT_TRUE(file.contains("expect")) << path << " expects nothing";
    EXPECT_EQ(file.at("expect"), json::value(to_json(verdict)))
        << json::serialize(to_json(verdict));
    expect_whole_sentences(verdict);
    cite(file, json::serialize(to_json(verdict)));
}

std::string name_of_test(const testing::TestParamInfo<std::string>& info) {
    return info.param;
}

INSTANTIATE_TEST_SUITE_P(All, Compositions, testing::ValuesIn(files()), name_of_test);

} // namespace

} // namespace kodeks::composition
