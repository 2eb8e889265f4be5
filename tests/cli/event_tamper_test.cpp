// Every single field of a finished event, changed by an editor, is found by `event check`
// (docs/event-file.md says what cannot be).
#include "cli/event_commands.hpp"

#include <regex>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Tampering : public EventCommands {
protected:
    void finished_event() {
        go("new", "--name Cup --rulebook UA --system knockout --games 2 --year 2026");
        go("enter", "Ann Bob Cid Dan --rating 1900 --club Rook");
        go("lots", "--seed 5");
        go("pair");
        go("result", "1.1 2-0 1.2 1-1 2.1 0-2 2.2 1-1");
        go("pair");
        go("opening", "1 c3-d4 e3-f4");
        go("result", "1.1 1-1 1.2 2-0");
        go("result", "1.2 1-1 --correct mistyped");
        go("decide", "--table 1 --how lot");
        go("rename", "Bob Rob --reason spelling");
        EXPECT_EQ(run("check").exit, Exit::done) << run("check").out;
    }

    void write(const std::string& text) const { std::ofstream(file_, std::ios::binary) << text; }
};

// Another value of the same kind: the next digit, another letter, the other truth.
std::string other(const std::string& value) {
    if (value == "true" || value == "false") {
        return value == "true" ? "false" : "true";
    }
    std::string changed = value;
    const std::size_t at = value.front() == '"' ? 1 : value.size() - 1;
    char& letter = changed[at];
    letter = letter == '9' ? '8' : letter == 'z' ? 'y' : static_cast<char>(letter + 1);
    return changed;
}

TEST_F(Tampering, EveryChangedFieldIsFound) {
    finished_event();
    const std::string whole = content();
    // Values of fields: texts of plain letters, numbers, truths; and items of lists.
    const std::regex field(R"re([:\[,]("[ -!#-\[\]-~]+"(?=[,}\]])|-?[0-9.]+|true|false))re");
    std::size_t changed = 0;
    for (auto found = std::sregex_iterator(whole.begin(), whole.end(), field);
         found != std::sregex_iterator(); ++found) {
        const auto at = static_cast<std::size_t>(found->position(1));
        const std::string value = found->str(1);
        std::string text = whole;
        text.replace(at, value.size(), other(value));
        write(text);
        const Called called = run("check");
        EXPECT_TRUE(called.exit == Exit::no || called.exit == Exit::bad_input)
            << "not found: " << whole.substr(at > 40 ? at - 40 : 0, 60) << " -> " << other(value);
        ++changed;
    }
    EXPECT_GT(changed, 250U);
}

// What is cut off behind a whole command cannot be told from an event that ended there.
TEST_F(Tampering, ALineTakenOutIsFoundUnlessItIsTheLast) {
    finished_event();
    const std::string whole = content();
    std::size_t from = whole.find('\n') + 1;
    while (from < whole.size()) {
        const std::size_t end = whole.find('\n', from) + 1;
        const bool last = end >= whole.size();
        write(whole.substr(0, from) + whole.substr(end));
        EXPECT_EQ(run("check").exit == Exit::done, last) << whole.substr(from, 120);
        from = end;
    }
}

} // namespace
} // namespace kodeks::cli
