// Does the composition conform to the genre its author names, and to which group does it belong?
#include "composition/checks.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

using rulebook::GenreRule;
using rulebook::ProblemGroup;

struct Forces {
    games::Material white;
    games::Material black;

    std::int32_t kings() const { return white.of(games::Kind::king) + black.of(games::Kind::king); }

    std::int32_t most_men() const {
        return std::max(white.of(games::Kind::man), black.of(games::Kind::man));
    }
};

Forces forces_of(const Composition& composition) {
    return {games::material(composition.diagram, games::Side::white),
            games::material(composition.diagram, games::Side::black)};
}

bool is_played(std::span<const std::string_view> variants, const Composition& composition) {
    return std::ranges::find(variants, composition.diagram.variant().name) != variants.end();
}

// Of a genre that this game does not have.
rulebook::Articles articles_of(const rulebook::CompositionRules& rules, Genre genre) {
    const auto found = std::ranges::find(rules.genres, genre, &GenreRule::genre);
    return found == rules.genres.end() ? rulebook::Articles{} : found->articles;
}

void check_limits(Hearing& hearing, const GenreRule& rule, const Forces& forces) {
    const std::int32_t white = forces.white.total();
    const std::int32_t black = forces.black.total();
    const auto broken = [&](std::string_view decision, std::int32_t count, std::int32_t limit) {
        hearing.rule(decision, Weight::defect, {rule.articles, hearing.rules().conformity},
                     {.count = count, .limit = limit});
    };
    if (rule.least_white && white < *rule.least_white) {
        broken("too-few-white", white, *rule.least_white);
    }
    if (rule.most_white && white > *rule.most_white) {
        broken("too-many-white", white, *rule.most_white);
    }
    if (rule.most_black && black > *rule.most_black) {
        broken("too-many-black", black, *rule.most_black);
    }
}

bool fits(const GenreRule& rule, const Forces& forces) {
    return forces.white.total() >= rule.least_white.value_or(0) &&
           forces.white.total() <= rule.most_white.value_or(forces.white.total()) &&
           forces.black.total() <= rule.most_black.value_or(forces.black.total());
}

// A task to win or draw with material that no genre of this game allows.
void check_some_genre(Hearing& hearing, const Forces& forces) {
    const Composition& composition = hearing.composition();
    const bool locks = composition.task.aim == Aim::lock;
    const bool any = std::ranges::any_of(hearing.rules().genres, [&](const GenreRule& rule) {
        return rule.locks == locks && is_played(rule.variants, composition) && fits(rule, forces);
    });
    if (!any) {
        hearing.rule("no-genre", Weight::defect,
                     {hearing.rules().kinds, hearing.rules().conformity},
                     {.white = forces.white.total(), .black = forces.black.total()});
    }
}

void check_task(Hearing& hearing) {
    const GenreRule& rule = *hearing.genre();
    if (rule.locks != (hearing.composition().task.aim == Aim::lock)) {
        hearing.rule(rule.locks ? "task-must-lock" : "task-must-not-lock", Weight::defect,
                     {hearing.rules().tasks, rule.locks ? rule.articles : rulebook::Articles{},
                      hearing.rules().conformity});
    }
}

void note_group(Hearing& hearing, std::string_view name, rulebook::Articles articles) {
    hearing.rule("group", Weight::note, {articles},
                 {.word = "composition.group." + std::string(name)});
}

void group_problem(Hearing& hearing, const Forces& forces) {
    const auto& groups = hearing.rules().problems.groups;
    const auto found = std::ranges::find_if(groups, [&](const ProblemGroup& group) {
        return is_played(group.variants, hearing.composition()) &&
               group.kings == (forces.kings() > 0) &&
               (group.most_men == 0 || forces.most_men() <= group.most_men);
    });
    if (found != groups.end()) {
        note_group(hearing, found->name, found->articles);
    }
}

void group_zadacha(Hearing& hearing, const Forces& forces) {
    const rulebook::LockRules& locks = hearing.rules().locks;
    const bool kings = hearing.composition().task.kings > 0;
    note_group(hearing, kings ? "locks-kings" : "locks-men", kings ? locks.kings : locks.men);
    if (forces.white.total() <= locks.miniature_white) {
        note_group(hearing, "zadacha-miniature", locks.miniature);
    }
}

// By its author's label; only men stand in a position of a game that is still young.
void check_practical(Hearing& hearing, const Forces& forces) {
    const rulebook::CompositionRules& rules = hearing.rules();
    if (!is_played(rules.practical_variants, hearing.composition())) {
        hearing.rule("practical-of-another-game", Weight::defect, {rules.practical});
    } else if (forces.kings() > 0) {
        hearing.rule("practical-with-kings", Weight::defect, {rules.practical},
                     {.count = forces.kings()});
    } else {
        note_group(hearing, "practical", rules.practical);
    }
}

void check_problem(Hearing& hearing, const Forces& forces) {
    group_problem(hearing, forces);
    if (hearing.composition().practical) {
        check_practical(hearing, forces);
    }
    const rulebook::ProblemRules& rules = hearing.rules().problems;
    const std::int32_t ahead = forces.black.total() - forces.white.total();
    if (ahead > rules.most_behind) {
        hearing.rule("black-ahead", Weight::defect, {rules.balance},
                     {.count = ahead, .limit = rules.most_behind});
    }
}

} // namespace

void check_genre(Hearing& hearing) {
    const Forces forces = forces_of(hearing.composition());
    if (hearing.genre() == nullptr) {
        hearing.rule("genre-of-another-game", Weight::defect,
                     {articles_of(hearing.rules(), hearing.composition().genre),
                      hearing.rules().conformity});
        return;
    }
    check_limits(hearing, *hearing.genre(), forces);
    check_some_genre(hearing, forces);
    check_task(hearing);
    if (hearing.composition().genre == Genre::problem) {
        check_problem(hearing, forces);
    } else if (hearing.genre()->locks && hearing.composition().task.aim == Aim::lock) {
        group_zadacha(hearing, forces);
    }
}

} // namespace kodeks::composition
