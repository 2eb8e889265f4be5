// What players take home: certificates, confirmations of norms; and what the federation gets for
// rating.
#include "reports/papers/boards.hpp"
#include "reports/papers/papers.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

struct Opponent {
    RoundNumber round = 0;
    EntryId entry;
    Points points;
    bool played = false;
};

// Everybody an entry was paired with, with what it scored, by the numbers of the entries.
using Opponents = std::vector<std::vector<Opponent>>;

Opponents opponents_of(const Paper& paper) {
    Opponents met(paper.state().entries.size() + 1);
    RoundNumber number = 0;
    for (const Round& round : paper.stage().rounds) {
        ++number;
        for (const Pairing& pairing : round.pairings) {
            if (pairing.second == no_entry) {
                continue;
            }
            const PairScore score = score_of(paper.state(), paper.stage(), pairing);
            if (score.complete) {
                met[pairing.first.value].push_back(
                    {number, pairing.second, score.first_games, score.played});
                met[pairing.second.value].push_back(
                    {number, pairing.first, score.second_games, score.played});
            }
        }
    }
    return met;
}

std::int32_t rating_value(const Paper& paper, EntryId entry) {
    const auto& ratings = find_entry(paper.state(), entry)->person.ratings;
    return ratings.empty() ? 0 : ratings.front().value;
}

struct Average {
    std::int32_t sum = 0;
    std::int32_t count = 0;

    // Halves are rounded up; nothing without a rated opponent.
    std::string text() const {
        return count == 0 ? "" : std::to_string((2 * sum + count) / (2 * count));
    }
};

struct RatedGames {
    Average opponents;
    std::uint32_t games = 0;
    Points points{};
};

// Games that were not played are not rated.
RatedGames rated_games(const Paper& paper, const std::vector<Opponent>& met) {
    RatedGames rated;
    for (const Opponent& opponent : met) {
        if (!opponent.played) {
            continue;
        }
        ++rated.games;
        rated.points += opponent.points;
        if (const std::int32_t rating = rating_value(paper, opponent.entry); rating > 0) {
            rated.opponents.sum += rating;
            ++rated.opponents.count;
        }
    }
    return rated;
}

// One place has its number, a shared one all of them.
std::vector<MessagePart> certified(const Paper& paper, const StandingLine& line) {
    const bool shared = line.first_place != line.last_place;
    return {{"place", shared ? "" : place_text(line)},
            {"places", shared ? fmt::format("{}–{}", line.first_place, line.last_place) : ""},
            {"event", paper.state().settings.name},
            {"points", kodeks::to_text(line.points)},
            {"games", std::to_string(line.games)}};
}

void add_certificate(Paper& paper, const StandingLine& line, const Opponents& /*unused*/) {
    paper.document().sheet.print = Print::framed;
    paper.add(Paragraph{paper.text("certificate.title"), Tone::display});
    paper.add(Paragraph{paper.text("certificate.given"), Tone::plain});
    paper.add(Paragraph{paper.name(line.entry), Tone::display});
    const std::string from = paper.from(line.entry);
    if (!from.empty()) {
        paper.add(Paragraph{from});
    }
    paper.add(Paragraph{paper.text(paper.of_teams() ? "certificate.for_team" : "certificate.for",
                                   certified(paper, line))});
    paper.add(FactList{{paper.fact("norm", ""), paper.fact("date", paper.day(paper.last_day()))}});
    paper.note("note.certificates", paper.rules().certificates);
    paper.sign({"chief", "secretary"});
}

// Points and games that count for a norm: where the book says so, only what was played.
std::string counted_for_norm(const Paper& paper, const StandingLine& line,
                             const RatedGames& rated) {
    const bool played_only = !paper.rules().without_plus.empty();
    return fmt::format("{} / {}", kodeks::to_text(played_only ? rated.points : line.points),
                       played_only ? rated.games : line.games);
}

// A player's games with all that a qualification commission asks for.
void add_norm(Paper& paper, const StandingLine& line, const Opponents& opponents) {
    const auto& met = opponents[line.entry.value];
    const RatedGames rated = rated_games(paper, met);
    const std::string title = paper.title(line.entry);
    paper.heading((title.empty() ? "" : title + " ") + paper.name(line.entry));
    paper.add(
        FactList{{paper.fact("place", place_text(line)),
                  paper.fact("points", counted_for_norm(paper, line, rated)),
                  paper.fact("average", rated.opponents.count == 0 ? "–" : rated.opponents.text()),
                  paper.fact("norm", "")}});
    Table table{{paper.column("round", Justify::right), paper.column("opponent", Justify::left, 2),
                 paper.column_if_any("title"), paper.column_if_any("rating", Justify::right),
                 paper.column_if_any("from", Justify::left, 1),
                 paper.column("points", Justify::right)}};
    table.name_column = 1;
    for (const Opponent& opponent : met) {
        table.add({std::to_string(opponent.round), paper.name(opponent.entry),
                   paper.title(opponent.entry), paper.rating(opponent.entry),
                   paper.from(opponent.entry),
                   opponent.played ? kodeks::to_text(opponent.points)
                                   : fmt::format("({})", kodeks::to_text(opponent.points))});
    }
    paper.add(std::move(table));
    if (rated.games < line.games) {
        paper.note("note.without_plus", paper.rules().without_plus);
    }
    paper.note("note.certificates", paper.rules().certificates);
    paper.sign({"chief", "secretary"});
}

using AddLine = void (*)(Paper& paper, const StandingLine& line, const Opponents& opponents);

// Whoever was removed as a penalty takes nothing home.
bool was_removed(const Paper& paper, const StandingLine& line) {
    const auto& left = paper.stage().left;
    const auto found = left.find(line.entry);
    return found != left.end() && found->second.excluded;
}

Made for_everybody(Paper paper, AddLine add) {
    const Standings places = standings(paper.state(), paper.stage());
    if (paper.stage().rounds.empty() || places.lines.empty()) {
        return nothing("rounds");
    }
    const Opponents opponents = opponents_of(paper);
    bool first = true;
    for (const StandingLine& line : places.lines) {
        if (was_removed(paper, line)) {
            continue;
        }
        if (!first) {
            paper.add(PageBreak{});
        }
        add(paper, line, opponents);
        first = false;
    }
    return paper.take();
}

// Every round is paired and every game of them has its result.
bool is_over(const Paper& paper) {
    const auto& rounds = paper.stage().rounds;
    return rounds.size() >= rounds_of(paper.stage()) &&
           std::ranges::all_of(rounds, [&](const Round& round) {
               return is_complete(paper.state(), paper.stage(), round);
           });
}

} // namespace

// Nobody is given a certificate for a place that may still change.
Made certificates(const Sources& sources, const Request& request) {
    const Paper paper(sources, request, "certificates");
    return is_over(paper) ? for_everybody(paper, add_certificate) : nothing("last_round");
}

Made norms(const Sources& sources, const Request& request) {
    return for_everybody(Paper(sources, request, "norms"), add_norm);
}

// The final table with what a federation computes ratings from.
Made rating_report(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "rating");
    const Standings places = standings(paper.state(), paper.stage());
    if (paper.stage().rounds.empty() || places.lines.empty()) {
        return nothing("rounds");
    }
    if (paper.of_teams()) {
        return nothing("individuals");
    }
    const std::string last = paper.last_day();
    paper.add(FactList{{paper.fact("first_day", paper.day(paper.first_day())),
                        paper.fact("last_day", paper.day(last)),
                        paper.fact("rounds", std::to_string(paper.stage().rounds.size())),
                        paper.fact("control", control_of(paper))}});
    Table table{{paper.column("place", Justify::right), paper.column_if_any("id"),
                 paper.column("name", Justify::left, 2), paper.column_if_any("title"),
                 paper.column_if_any("federation"), paper.column_if_any("rating", Justify::right),
                 paper.column("rated_games", Justify::right),
                 paper.column("points", Justify::right),
                 paper.column_if_any("average", Justify::right)}};
    table.name_column = 2;
    const Opponents opponents = opponents_of(paper);
    for (const StandingLine& line : places.lines) {
        const Person& person = find_entry(paper.state(), line.entry)->person;
        const RatedGames rated = rated_games(paper, opponents[line.entry.value]);
        table.add({place_text(line), person.federation_id, paper.name(line.entry), person.title,
                   person.federation, paper.rating(line.entry), std::to_string(rated.games),
                   kodeks::to_text(rated.points), rated.opponents.text()});
    }
    paper.add(std::move(table));
    if (paper.rules().rating_days > 0) {
        paper.note("note.rating", paper.rules().rating,
                   {{"n", std::to_string(paper.rules().rating_days)},
                    {"day", paper.day(days_after(last, paper.rules().rating_days))}});
    } else {
        paper.note("note.rating_agreed", paper.rules().rating);
    }
    paper.sign({"chief", "secretary"});
    return paper.take();
}

} // namespace kodeks::reports
