// The words of the program: every key that the sources use exists, every
// sentence renders in every language, and the examples of the help work.
#include "base/message_table.hpp"
#include "cli/call.hpp"
#include "cli/registry.hpp"
#include "support/effort.hpp"
#include "support/source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <regex>
#include <set>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace fs = std::filesystem;

constexpr Language languages[] = {Language::en, Language::uk, Language::ru};

std::vector<MessagePart> parts_for(std::string_view text, const std::string& value) {
    static const std::regex field("\\{([A-Za-z_0-9]+)");
    std::vector<MessagePart> parts;
    const std::string copy(text);
    for (std::sregex_iterator it(copy.begin(), copy.end(), field), end; it != end; ++it) {
        parts.push_back({(*it)[1], value});
    }
    return parts;
}

TEST(Words, EverySentenceRendersInEveryLanguage) {
    for (const MessageRow& row : message_table()) {
        for (const Language language : languages) {
            for (const char* value : {"0", "1", "2", "5", "11", "21", "x"}) {
                const Message message{std::string(row.key), parts_for(row.text[0], value)};
                const std::string text = render(message, language);
                EXPECT_FALSE(text.empty()) << row.key;
                EXPECT_EQ(text.find_first_of("{}|"), std::string::npos) << row.key << ": " << text;
            }
        }
    }
}

std::string all_sources() {
    std::string text;
    for (const auto& entry : fs::recursive_directory_iterator(test::source_root() / "src")) {
        const auto ending = entry.path().extension();
        if (ending == ".cpp" || ending == ".hpp") {
            text += test::read_source(fs::relative(entry.path(), test::source_root()).string());
        }
    }
    return text;
}

// The first words of the keys are the names of the files in data/lang.
std::set<std::string> key_families() {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(test::source_root() / "data/lang")) {
        names.insert(entry.path().stem().string());
    }
    return names;
}

TEST(Words, EveryKeyInTheSourcesExists) {
    static const std::regex literal("\"([a-z]+)\\.([A-Za-z0-9_.]*[A-Za-z0-9_])\"");
    const std::string text = all_sources();
    const auto families = key_families();
    int keys = 0;
    for (std::sregex_iterator it(text.begin(), text.end(), literal), end; it != end; ++it) {
        if (families.contains((*it)[1])) {
            const std::string key = (*it)[1].str() + "." + (*it)[2].str();
            EXPECT_TRUE(is_message_key(key)) << key << " stands in src/ but not in data/lang/";
            ++keys;
        }
    }
    EXPECT_GT(keys, 30);
}

TEST(Words, EveryCommandIsDescribed) {
    for (const Command& command : commands()) {
        EXPECT_TRUE(is_message_key(key_of(noun_of(command)))) << noun_of(command);
        EXPECT_TRUE(is_message_key(key_of(command.name))) << command.name;
        EXPECT_TRUE(is_message_key(key_of(command.name) + ".example")) << command.name;
        for (const Argument& argument : command.arguments) {
            EXPECT_TRUE(is_message_key(key_of(command, argument))) << key_of(command, argument);
        }
    }
}

bool ends_with_one(std::string_view text, std::initializer_list<std::string_view> endings) {
    return std::ranges::any_of(endings, [&](auto ending) { return text.ends_with(ending); });
}

// The list of commands says what one does with each, as a verb; a group of them is described by a
// whole sentence.
TEST(Words, CommandsAreVerbsAndGroupsAreSentences) {
    for (const Command& command : commands()) {
        const auto verb = [&](Language language) {
            const std::string text = render(Message{key_of(command.name), {}}, language);
            return text.substr(0, text.find_first_of(" :,"));
        };
        EXPECT_TRUE(ends_with_one(verb(Language::uk), {"ти", "тися"})) << verb(Language::uk);
        EXPECT_TRUE(ends_with_one(verb(Language::ru), {"ть", "ти", "ться", "тись"}))
            << verb(Language::ru);
        if (noun_of(command) != command.name) {
            EXPECT_EQ(render(Message{key_of(noun_of(command)), {}}, Language::en).back(), '.')
                << noun_of(command);
        }
    }
}

TEST(Words, EveryExampleOfTheHelpWorks) {
    int examples = 0;
    for (const MessageRow& row : message_table()) {
        const bool tour = row.key.starts_with("cli.tour.") && row.key.ends_with(".command");
        if (!tour && row.key.find(".example") == std::string_view::npos) {
            continue;
        }
        for (const Language language : languages) {
            if (test::slow_build && language != Language::en) {
                continue;
            }
            const Called called = call(render(row.key, language), {.language = language});
            EXPECT_EQ(called.exit, Exit::done) << row.key << "\n" << testing::PrintToString(called);
            EXPECT_FALSE(called.out.empty()) << row.key;
            ++examples;
        }
    }
    EXPECT_GE(examples, test::slow_build ? 10 : 30);
}

} // namespace
} // namespace kodeks::cli
