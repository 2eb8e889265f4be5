#include "tournament/fide/rounds.hpp"

#include "support/source_tree.hpp"
#include "tournament/fide/explain.hpp"
#include "tournament/trf/read.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::tournament::fide {

trf::Document document_in(const std::string& file) {
    auto reading = trf::read(kodeks::test::read_source("data/events/" + file));
    EXPECT_TRUE(reading.has_value()) << file;
    EXPECT_TRUE(reading->remarks.empty()) << file;
    return std::move(reading->document);
}

std::string boards(const trf::Document& document, trf::Round round, Way way) {
    const auto field = trf::field_of(document, round);
    if (!field) {
        return field.error().message.key;
    }
    const auto pairing = pair_dutch(field->field, way);
    if (!pairing) {
        return "impossible";
    }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> sorted;
    for (const Board& board : pairing->boards) {
        sorted.push_back({field->ranks[board.white], field->ranks[board.black]});
    }
    if (pairing->bye != nobody) {
        sorted.push_back({field->ranks[pairing->bye], 0});
    }
    std::ranges::sort(sorted);
    std::string text;
    for (const auto& [white, black] : sorted) {
        text += (text.empty() ? "" : " ") + std::to_string(white) + "-" + std::to_string(black);
    }
    return text;
}

std::vector<std::string> brackets(const trf::Document& document, trf::Round round) {
    const auto field = trf::field_of(document, round);
    const auto pairing = pair_dutch(field->field, Way::exact);
    std::vector<std::string> lines;
    const auto name = [&](const BracketReport& report, std::uint32_t member) {
        return std::to_string(field->ranks[pairing->cards[report.bracket.members[member]].player]);
    };
    const auto explained = explain(field->field, *pairing, {numbered(field->ranks), 0});
    for (std::size_t at = 0; at < explained.size(); ++at) {
        const BracketReport& report = pairing->brackets[at];
        std::string line = explained[at].heading.parts[0].value + " |";
        for (const auto& [a, b] : report.candidate.pairs) {
            line += " " + name(report, a) + "-" + name(report, b);
        }
        line += " |";
        for (const std::uint32_t member : report.candidate.downfloaters) {
            line += " " + name(report, member);
        }
        const bool has_values =
            !explained[at].lines.empty() && explained[at].lines[0].key == "fide.values";
        lines.push_back(line + " |" +
                        (has_values ? " " + explained[at].lines[0].parts[0].value : ""));
    }
    return lines;
}

} // namespace kodeks::tournament::fide
