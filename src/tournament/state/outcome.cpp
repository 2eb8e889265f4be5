#include "tournament/state/outcome.hpp"

#include "base/fold.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace kodeks::tournament {

namespace {

// At most two digits; nothing at all is zero.
std::optional<std::int32_t> read_whole(std::string_view digits) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (digits.size() > 2 || !std::ranges::all_of(digits, digit)) {
        return std::nullopt;
    }
    std::int32_t value = 0;
    for (const char c : digits) {
        value = 10 * value + (c - '0');
    }
    return value;
}

// "1.3", "0,5", ".5": a point or a comma and one digit.
std::optional<Points> read_tenths(std::string_view text) {
    const std::size_t mark = text.find_first_of(".,");
    const auto whole = read_whole(text.substr(0, mark));
    const auto tenths =
        mark == std::string_view::npos ? std::nullopt : read_whole(text.substr(mark + 1));
    return whole && tenths && mark + 2 == text.size()
               ? std::optional(whole_points(*whole) + tenths_of_points(*tenths))
               : std::nullopt;
}

} // namespace

std::optional<Points> read_points(std::string_view text) {
    if (const auto whole = read_whole(text); whole && !text.empty()) {
        return whole_points(*whole);
    }
    if (const auto tenths = read_tenths(text)) {
        return tenths;
    }
    static constexpr std::pair<std::string_view, Points> scores[] = {
        {"½", half_points(1)},       {"1/2", half_points(1)},    {"1½", half_points(3)},
        {"2½", half_points(5)},      {"¼", quarter_points(1)},   {"¾", quarter_points(3)},
        {"1/4", quarter_points(1)},  {"3/4", quarter_points(3)}, {"0.25", quarter_points(1)},
        {"0.75", quarter_points(3)},
    };
    const auto* found =
        std::ranges::find(scores, text, &std::pair<std::string_view, Points>::first);
    return found == std::end(scores) ? std::nullopt : std::optional(found->second);
}

namespace {

constexpr std::pair<std::string_view, Outcome> words[] = {
    {"w", white_wins},
    {"white", white_wins},
    {"d", game_drawn},
    {"draw", game_drawn},
    {"=", game_drawn},
    {"½", game_drawn},
    {"1/2", game_drawn},
    {"b", black_wins},
    {"black", black_wins},
    {"б", white_wins},
    {"білі", white_wins},
    {"белые", white_wins},
    {"н", game_drawn},
    {"нічия", game_drawn},
    {"ничья", game_drawn},
    {"ч", black_wins},
    {"чорні", black_wins},
    {"чёрные", black_wins},
    {"черные", black_wins},
    {"відкл", {Status::adjourned}},
    {"отлож", {Status::adjourned}},
    {"adj", {Status::adjourned}},
    {"void", {Status::annulled}},
    {"*", {Status::open}},
};

std::string side_text(Mark mark, const rulebook::Scale& scale) {
    if (mark == Mark::plus || mark == Mark::minus) {
        return mark == Mark::plus ? "+" : "-";
    }
    return kodeks::to_text(points_of(mark, scale));
}

std::optional<Mark> mark_of(Points points, const rulebook::Scale& scale) {
    if (points == scale.win) {
        return Mark::win;
    }
    if (points == scale.draw) {
        return Mark::draw;
    }
    return points == scale.loss ? std::optional(Mark::loss) : std::nullopt;
}

// Dashes and minus signs of typesetters as the one on the keyboard; letters small.
std::string with_plain_signs(std::string_view written) {
    std::string text = fold_case(written);
    for (const std::string_view sign : {"–", "—", "−", "‑", "‒"}) {
        for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign)) {
            text.replace(at, sign.size(), "-");
        }
    }
    return text;
}

std::optional<Outcome> read_signs(std::string_view text) {
    std::string signs;
    for (const char c : text) {
        if (c == '+' || c == '-') {
            signs += c;
        } else if (c != ':' && c != '/' && c != ' ') {
            return std::nullopt;
        }
    }
    if (signs == "+--" || signs == "--+" || signs == "---") {
        signs.erase(1, 1); // the middle one is a dash
    }
    if (signs.size() != 2 || signs == "++") {
        return std::nullopt;
    }
    return signs == "+-" ? black_absent : signs == "-+" ? white_absent : both_absent;
}

// The place of the sign between two scores: a dash or a colon, never the slash of 1/2.
std::size_t middle_of(std::string_view text) {
    return text.find_first_of("-:");
}

Refusal unreadable(std::string_view text, const rulebook::Scale& scale) {
    const std::string example = kodeks::to_text(scale.win) + "-" + kodeks::to_text(scale.loss);
    const std::string draw = kodeks::to_text(scale.draw) + "-" + kodeks::to_text(scale.draw);
    return {{"tournament.result_unreadable",
             {{"text", std::string(text)}, {"win", example}, {"draw", draw}}},
            {}};
}

std::vector<std::string_view> listed(rulebook::Articles articles) {
    return {articles.begin(), articles.end()};
}

Ruled<Outcome> read_scores(std::string_view text, const rulebook::TournamentRules& rules,
                           const rulebook::Scale& scale) {
    const std::size_t middle = middle_of(text);
    if (middle == std::string_view::npos) {
        return tl::unexpected(unreadable(text, scale));
    }
    const auto white = read_points(text.substr(0, middle));
    const auto black = read_points(text.substr(middle + 1));
    if (!white || !black) {
        return tl::unexpected(unreadable(text, scale));
    }
    const auto white_mark = mark_of(*white, scale);
    const auto black_mark = mark_of(*black, scale);
    const Points most = std::max(scale.win + scale.loss, scale.draw + scale.draw);
    if (!white_mark || !black_mark || *white + *black > most) {
        return tl::unexpected(Refusal{
            {"tournament.result_impossible",
             {{"text", std::string(text)}, {"maximum", kodeks::to_text(scale.win)}}},
            listed(rules.award_articles.empty() ? rules.scale_articles : rules.award_articles)});
    }
    // 1-0 means a win on one scale and half against nothing on the other: ask instead of guessing.
    const bool doubtful = *white + *black == whole_points(1) && scale.win != whole_points(1);
    if (doubtful) {
        return tl::unexpected(
            Refusal{{"tournament.result_doubtful",
                     {{"text", std::string(text)},
                      {"scale", to_text(scale)},
                      {"win", kodeks::to_text(scale.win) + "-" + kodeks::to_text(scale.loss)},
                      {"loss", kodeks::to_text(scale.loss) + "-" + kodeks::to_text(scale.win)}}},
                    listed(rules.scale_articles)});
    }
    return finished(*white_mark, *black_mark);
}

} // namespace

bool is_unplayed(const Outcome& outcome) {
    const auto without_play = [](Mark mark) { return mark == Mark::plus || mark == Mark::minus; };
    return outcome.status == Status::finished &&
           (without_play(outcome.white) || without_play(outcome.black));
}

bool is_played(const Outcome& outcome) {
    return outcome.status == Status::finished && !is_unplayed(outcome);
}

Points points_of(Mark mark, const rulebook::Scale& scale) {
    switch (mark) {
    case Mark::win:
    case Mark::plus:
        return scale.win;
    case Mark::draw:
        return scale.draw;
    case Mark::minus:
        return scale.forfeit.value_or(scale.loss);
    case Mark::loss:
        break;
    }
    return scale.loss;
}

std::string to_text(const rulebook::Scale& scale) {
    return kodeks::to_text(scale.win) + "-" + kodeks::to_text(scale.draw) + "-" +
           kodeks::to_text(scale.loss);
}

std::optional<rulebook::Scale> read_scale(std::string_view written) {
    const std::string text = with_plain_signs(written);
    const std::size_t first = text.find('-');
    const std::size_t second = first == std::string::npos ? first : text.find('-', first + 1);
    if (second == std::string::npos) {
        return std::nullopt;
    }
    const auto win = read_points(std::string_view(text).substr(0, first));
    const auto draw = read_points(std::string_view(text).substr(first + 1, second - first - 1));
    const auto loss = read_points(std::string_view(text).substr(second + 1));
    return win && draw && loss ? std::optional(rulebook::Scale{*win, *draw, *loss}) : std::nullopt;
}

std::string to_text(const Outcome& outcome, const rulebook::Scale& scale) {
    switch (outcome.status) {
    case Status::open:
        return "*";
    case Status::adjourned:
        return "adj";
    case Status::annulled:
        return "void";
    case Status::finished:
        break;
    }
    return side_text(outcome.white, scale) + (is_unplayed(outcome) ? ":" : "-") +
           side_text(outcome.black, scale);
}

Ruled<Outcome> read_outcome(std::string_view written, const rulebook::TournamentRules& rules,
                            const rulebook::Scale& scale) {
    const std::string text = with_plain_signs(written);
    const auto* word = std::ranges::find(words, text, &std::pair<std::string_view, Outcome>::first);
    if (word != std::end(words)) {
        return word->second;
    }
    if (const auto signs = read_signs(text)) {
        return *signs;
    }
    // The award that would be doubtful on 2-1-0 has a spelling of its own.
    if (text == "=-0" || text == "0-=") {
        return text == "=-0" ? finished(Mark::draw, Mark::loss) : finished(Mark::loss, Mark::draw);
    }
    return read_scores(text, rules, scale);
}

} // namespace kodeks::tournament
