#include "composition/study.hpp"

#include "composition/examine/examine.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

constexpr std::size_t most_lines_examined = 60;

template <class Wanted>
std::vector<Line> lines_of(const Solution& solution, const Wanted& wanted) {
    std::vector<Line> lines;
    for (const SolutionLine& line : solution.lines) {
        if (wanted(line) && lines.size() < most_lines_examined) {
            lines.push_back(line.moves);
        }
    }
    return lines;
}

// An author shows the thematic lines. Without any he would show those with an economical final.
std::vector<Line> lines_to_show(const Solution& solution) {
    auto lines = lines_of(solution, [](const SolutionLine& line) { return line.thematic(); });
    if (lines.empty()) {
        lines = lines_of(solution, [](const SolutionLine& line) { return line.economical; });
    }
    if (lines.empty()) {
        lines = lines_of(solution, [](const SolutionLine&) { return true; });
    }
    return lines;
}

} // namespace

Study study(Composition composition, const Means& means, const std::function<void(Stage)>& tell) {
    Proofs proofs(composition.task, means);
    Study done{std::move(composition), false, {}, std::nullopt};
    tell(Stage::solving);
    done.solution = solve(done.composition.diagram, proofs);
    done.found = done.composition.lines.empty();
    if (done.found) {
        done.composition.lines = lines_to_show(done.solution);
    }
    if (!done.composition.lines.empty()) {
        tell(Stage::checking);
        done.verdict = examine(done.composition, proofs);
    }
    return done;
}

} // namespace kodeks::composition
