// A text cut into parts: where it is cut, and that nothing read from the parts differs from what is
// read from the whole.
#include "notation/pgn/pgn.hpp"
#include "notation/text/parts.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace kodeks::notation::text {
namespace {

using Cut = std::pair<std::string, std::uint32_t>;

std::vector<Cut> cuts(std::string_view text, std::size_t bytes) {
    std::vector<Cut> found;
    for (const Part& part : parts_of(text, bytes)) {
        found.emplace_back(part.text, part.lines_before);
    }
    return found;
}

TEST(Parts, ANewPartBeginsBehindAResultAndAnEmptyLine) {
    const std::string first = "[Event \"A\"]\n\n1. e4 *\n\n";
    const std::string second = "[Event \"B\"]\r\n\r\n1. d4 1-0\r\n\r\n";
    const std::string third = "[Event \"C\"]\n\n1/2-1/2\n";
    EXPECT_EQ(cuts(first + second + third, 1),
              (std::vector<Cut>{{first, 0}, {second, 4}, {third, 8}}));
    EXPECT_EQ(cuts(first + second + third, first.size() + 1),
              (std::vector<Cut>{{first + second, 0}, {third, 8}}));
}

TEST(Parts, NoPartBeginsElsewhere) {
    for (const std::string text : {
             "[Event \"A\"]\n\n1. e4 *\n[Event \"B\"]\n\n*\n",       // no empty line
             "[Event \"A\"]\n\n1. e4 {1-0}\n\n[Event \"B\"]\n\n*\n", // no result
             "[Event \"A\"]\n\n[Event \"B\"]\n\n*\n",
             "[Site \"A\"]\n\n*\n\n[Site \"B\"]\n\n*\n",
             "",
         }) {
        EXPECT_EQ(cuts(text, 1), (std::vector<Cut>{{text, 0}}));
    }
}

// What a reader has to say of a text, with the places in the whole.
std::vector<std::string> told(const Part& part) {
    TextSource source(part.text);
    pgn::Reader reader(source);
    std::vector<std::string> found;
    Game game;
    while (reader.next(game)) {
        std::string text;
        pgn::write(game, {}, text);
        found.push_back(fmt::format("{} {}", game.place.line + part.lines_before, text));
        for (const Diagnostic& diagnostic : game.diagnostics) {
            found.push_back(fmt::format("{}:{} {}", diagnostic.fault.place.line + part.lines_before,
                                        diagnostic.fault.place.column,
                                        diagnostic.fault.message.key));
        }
    }
    return found;
}

RC_GTEST_PROP(Parts, ReadAsTheWhole, ()) {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
        std::vector<std::string>{"[Event \"A\"]\n", "[White \"B\"]\n", "\n", "1. e4 e5 ", "2. Nf6 ",
                                 "{ a comment ", "} ", "( ", ") ", "1-0\n", "0-1\n\n", "*\n\n",
                                 "; to the end\n", "1/2-1/2\n\n[Event \"C\"]\n\n", "% skipped\n"}));
    std::string text;
    for (const std::string& piece : pieces) {
        text += piece;
    }
    std::vector<std::string> in_parts;
    for (const Part& part : parts_of(text, 1)) {
        std::ranges::move(told(part), std::back_inserter(in_parts));
    }
    RC_ASSERT(in_parts == told({text, 0}));
}

} // namespace
} // namespace kodeks::notation::text
