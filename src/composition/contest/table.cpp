#include "composition/contest/table.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include <fmt/ranges.h>

namespace kodeks::contest {

namespace {

using Scores = std::map<std::string, Points>;

// Sorted, with shared places, and prizes for the first so many.
void number(std::vector<Place>& rows, std::int32_t prizes) {
    std::ranges::stable_sort(rows, std::greater{}, &Place::points);
    for (std::size_t from = 0; from < rows.size();) {
        std::size_t to = from;
        while (to < rows.size() && rows[to].points == rows[from].points) {
            ++to;
        }
        for (std::size_t i = from; i < to; ++i) {
            rows[i].first = static_cast<std::uint32_t>(from) + 1;
            rows[i].last = static_cast<std::uint32_t>(to);
            rows[i].prize = std::cmp_less_equal(rows[i].first, prizes);
        }
        from = to;
    }
}

std::int32_t prizes_of(const State& state) {
    return state.regulations.prizes.value_or(0);
}

std::vector<Place> numbered(const State& state, const Scores& scores, SectionNumber section) {
    std::vector<Place> rows;
    for (const auto& [name, points] : scores) {
        rows.push_back({1, 1, section, name, {}, points, false});
    }
    number(rows, prizes_of(state));
    return rows;
}

// All who made it, in the order in which they signed.
std::string names_of(const State& state, const Work& work) {
    std::vector<std::string_view> names;
    for (const AuthorId id : work.authors) {
        names.emplace_back(find_author(state, id)->name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::vector<Place> works_of_section(const State& state, SectionNumber section) {
    std::vector<Place> rows;
    for (const Work& work : state.works) {
        const auto score = score_of(work);
        if (work.section == section && is_admitted(work) && score) {
            rows.push_back({1, 1, section, names_of(state, work), work.id, *score, false});
        }
    }
    number(rows, prizes_of(state));
    return rows;
}

// The best works of an author count, as many as the regulations say.
Points best_sum(std::vector<Points> points, std::int32_t counted) {
    std::ranges::sort(points, std::greater{});
    if (counted > 0 && std::cmp_less(counted, points.size())) {
        points.resize(static_cast<std::size_t>(counted));
    }
    Points sum;
    for (const Points one : points) {
        sum += one;
    }
    return sum;
}

std::vector<Place> authors_of_section(const State& state, SectionNumber section) {
    std::map<std::string, std::vector<Points>> each;
    for (const Work& work : state.works) {
        const auto score = score_of(work);
        if (work.section != section || !is_admitted(work) || !score) {
            continue;
        }
        for (const AuthorId id : work.authors) {
            each[find_author(state, id)->name].push_back(*score);
        }
    }
    Scores scores;
    for (const auto& [name, points] : each) {
        scores[name] = best_sum(points, state.regulations.counted);
    }
    return numbered(state, scores, section);
}

const Work* work_of(const State& state, const std::string& team, SectionNumber section) {
    for (const Work& work : state.works) {
        const Author* const author = find_author(state, work.authors.front());
        if (!work.withdrawn && work.section == section && author != nullptr &&
            author->team == team) {
            return &work;
        }
    }
    return nullptr;
}

// Nothing for a work that is missing, late or defective.
std::optional<Points> quality(const State& state, const std::string& team, SectionNumber section) {
    const Work* const work = work_of(state, team, section);
    return work == nullptr || !is_admitted(*work) ? std::nullopt : score_of(*work);
}

PairResult meeting(const State& state, SectionNumber section, const std::string& first,
                   const std::string& second) {
    const auto own = quality(state, first, section);
    const auto other = quality(state, second, section);
    PairResult result{section, first, second, {}, {}};
    if (own && other && *own == *other) {
        result.first_points = result.second_points = half_points(1);
    } else if (own && (!other || *own > *other)) {
        result.first_points = whole_points(1);
    } else if (other) {
        result.second_points = whole_points(1);
    }
    return result;
}

Scores pair_sums(const State& state) {
    Scores sums;
    for (const std::string& team : team_names(state)) {
        sums[team] = {};
    }
    for (const PairResult& pair : pair_results(state)) {
        sums[pair.first] += pair.first_points;
        sums[pair.second] += pair.second_points;
    }
    return sums;
}

Scores mark_sums(const State& state) {
    Scores sums;
    for (const std::string& team : team_names(state)) {
        sums[team] = {};
        for (SectionNumber s = 1; s <= state.regulations.sections.size(); ++s) {
            sums[team] += quality(state, team, s).value_or(Points{});
        }
    }
    return sums;
}

Scores solver_sums(const State& state) {
    Scores sums;
    for (const Author& solver : state.authors) {
        sums[solver.name] = {};
    }
    for (const Score& score : state.scores) {
        sums[find_author(state, score.solver)->name] += score.points + score.extra;
    }
    return sums;
}

} // namespace

std::vector<std::string> team_names(const State& state) {
    std::vector<std::string> names;
    for (const Author& author : state.authors) {
        if (!author.team.empty() && std::ranges::find(names, author.team) == names.end()) {
            names.push_back(author.team);
        }
    }
    return names;
}

std::vector<PairResult> pair_results(const State& state) {
    std::vector<PairResult> results;
    const auto teams = team_names(state);
    for (SectionNumber section = 1; section <= state.regulations.sections.size(); ++section) {
        for (std::size_t i = 0; i < teams.size(); ++i) {
            for (std::size_t j = i + 1; j < teams.size(); ++j) {
                results.push_back(meeting(state, section, teams[i], teams[j]));
            }
        }
    }
    return results;
}

std::vector<Place> places_of(const State& state) {
    switch (state.regulations.form) {
    case ContestForm::pair_match:
        return numbered(state, pair_sums(state), 0);
    case ContestForm::contest_match:
        return numbered(state, mark_sums(state), 0);
    case ContestForm::solving:
        return numbered(state, solver_sums(state), 0);
    case ContestForm::contest:
    case ContestForm::championship:
        break;
    }
    std::vector<Place> all;
    for (SectionNumber section = 1; section <= state.regulations.sections.size(); ++section) {
        const auto rows = state.regulations.ranking == Ranking::authors
                              ? authors_of_section(state, section)
                              : works_of_section(state, section);
        all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
}

} // namespace kodeks::contest
