#include "tournament/fide/explain.hpp"

#include "tournament/fide/passed_over.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament::fide {

namespace {

std::string text_of(Tenths points) {
    return fmt::format("{}.{}", points.value / 10, points.value % 10);
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string out;
    for (const std::string& part : parts) {
        out += out.empty() ? "" : separator;
        out += part;
    }
    return out;
}

const char* key_of(ColourRule rule) {
    switch (rule) {
    case ColourRule::both_granted:
        return "fide.colour.both_granted";
    case ColourRule::stronger:
        return "fide.colour.stronger";
    case ColourRule::alternated:
        return "fide.colour.alternated";
    case ColourRule::higher_rank:
        return "fide.colour.higher_rank";
    case ColourRule::initial:
        break;
    }
    return "fide.colour.initial";
}

const char* key_of(Worse worse) {
    switch (worse) {
    case Worse::met:
        return "fide.passed.met";
    case Worse::colours:
        return "fide.passed.colours";
    case Worse::complete:
        return "fide.passed.complete";
    case Worse::bye:
        return "fide.passed.bye";
    case Worse::criterion:
        return "fide.passed.criterion";
    case Worse::later:
        break;
    }
    return "fide.passed.later";
}

std::string list_text(const std::vector<Tenths>& list) {
    std::string out;
    for (const Tenths value : list) {
        const std::string mark = value >= limbo ? "L" : "";
        out += (out.empty() ? "" : ",") + mark + text_of(value >= limbo ? value - limbo : value);
    }
    return out;
}

// "C7=1.5 C12=1": what is not zero.
std::string values_text(const Values& values) {
    std::vector<std::string> parts;
    if (values.downfloaters > 0) {
        parts.push_back(fmt::format("C6={}", values.downfloaters));
        parts.push_back("C7=" + list_text(values.downfloater_scores));
    }
    if (values.next_downfloaters > 0) {
        parts.push_back(
            fmt::format("C8={}/{}", values.next_downfloaters, list_text(values.next_scores)));
    }
    if (values.bye_unplayed > 0) {
        parts.push_back(fmt::format("C9={}", values.bye_unplayed));
    }
    for (std::size_t at = 0; at < values.counts.size(); ++at) {
        if (values.counts[at] > 0) {
            parts.push_back(fmt::format("C{}={}", 10 + at, values.counts[at]));
        }
    }
    for (std::size_t at = 0; at < values.differences.size(); ++at) {
        if (!values.differences[at].empty()) {
            parts.push_back(fmt::format("C{}={}", 18 + at, list_text(values.differences[at])));
        }
    }
    return joined(parts, " ");
}

class Explaining {
public:
    Explaining(const Field& field, const RoundPairing& round, const ExplainSettings& settings)
        : field_(field), round_(round), settings_(settings) {}

    BracketExplanation bracket(const BracketReport& report) const {
        BracketExplanation out;
        out.heading = heading(report);
        if (const std::string values = values_text(report.values); !values.empty()) {
            out.lines.push_back({"fide.values", {{"values", values}}});
        }
        for (const Pair& pair : report.candidate.pairs) {
            out.lines.push_back(pair_line(report, pair));
        }
        add_downfloaters(report, out.lines);
        if (settings_.passed_over_max > 0) {
            add_passed_over(report, out.lines);
        }
        return out;
    }

private:
    const Card& card(const BracketReport& report, std::uint32_t member) const {
        return round_.cards[report.bracket.members[member]];
    }

    std::string name(const Card& card) const { return settings_.names[card.player]; }

    Message heading(const BracketReport& report) const {
        std::vector<std::string> moved;
        std::vector<std::string> residents;
        for (std::uint32_t at = 0; at < report.bracket.members.size(); ++at) {
            const bool is_moved = at < report.bracket.moved_down;
            (is_moved ? moved : residents).push_back(name(card(report, at)));
        }
        return {"fide.bracket",
                {{"score", text_of(report.score)},
                 {"residents", joined(residents, ", ")},
                 {"moved", joined(moved, ", ")}}};
    }

    Message pair_line(const BracketReport& report, const Pair& pair) const {
        const Card& higher = card(report, pair.first);
        const Card& lower = card(report, pair.second);
        const Allocation given = allocate(higher, lower, field_.initial);
        const bool white = given.higher == Side::white;
        return {key_of(given.rule),
                {{"a", name(higher)}, {"b", name(lower)}, {"white", name(white ? higher : lower)}}};
    }

    void add_downfloaters(const BracketReport& report, std::vector<Message>& lines) const {
        for (const std::uint32_t member : report.candidate.downfloaters) {
            const Card& floater = card(report, member);
            const bool last = &report == &round_.brackets.back();
            lines.push_back({last ? "fide.bye" : "fide.down", {{"a", name(floater)}}});
        }
    }

    // For every player paired, the opponents before the one he got who were still to be had.
    void add_passed_over(const BracketReport& report, std::vector<Message>& lines) const {
        const PassedOver passed(round_, report, field_.initial);
        std::vector<char> taken(report.bracket.members.size(), 0);
        for (const auto& [a, b] : report.candidate.pairs) {
            const auto moved = static_cast<std::uint32_t>(report.bracket.moved_down);
            const auto half = static_cast<std::uint32_t>(report.bracket.residents() / 2);
            std::size_t told = 0;
            taken[a] = 1;
            for (std::uint32_t at = a < moved ? moved : std::max(moved + half, a + 1);
                 at < b && told < settings_.passed_over_max; ++at) {
                if (taken[at] == 0) {
                    lines.push_back(objection_line(report, passed, {a, at}));
                    ++told;
                }
            }
            taken[b] = 1;
        }
    }

    Message objection_line(const BracketReport& report, const PassedOver& passed,
                           const Pair& pair) const {
        const Objection objection = passed.objection(pair.first, pair.second);
        std::vector<MessagePart> parts = {{"a", name(card(report, pair.first))},
                                          {"b", name(card(report, pair.second))}};
        if (objection.worse == Worse::criterion) {
            parts.push_back({"c", fmt::format("C{}", objection.criterion)});
        }
        return {key_of(objection.worse), parts};
    }

    const Field& field_;
    const RoundPairing& round_;
    const ExplainSettings& settings_;
};

} // namespace

std::vector<std::string> numbered(const std::vector<std::uint32_t>& numbers) {
    std::vector<std::string> names;
    for (const std::uint32_t number : numbers) {
        names.push_back(std::to_string(number));
    }
    return names;
}

std::vector<BracketExplanation> explain(const Field& field, const RoundPairing& round,
                                        const ExplainSettings& settings) {
    const Explaining explaining(field, round, settings);
    std::vector<BracketExplanation> out;
    for (const BracketReport& report : round.brackets) {
        out.push_back(explaining.bracket(report));
    }
    return out;
}

} // namespace kodeks::tournament::fide
