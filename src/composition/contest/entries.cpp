// Who takes part, and which works are sent in, corrected and taken back.
#include "composition/contest/desk.hpp"
#include "composition/contest/work_board.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

using rulebook::Statement;

bool is_complete(const Author& author) {
    return author.born != 0 && !author.rank.empty() && !author.society.empty() &&
           !author.post.empty() && !author.address.empty();
}

Refused refused_team(const State& state, const Author& author, const Rules& rules) {
    if (!is_match(state.regulations.form)) {
        return std::nullopt;
    }
    if (author.team.empty()) {
        return refusal("team_missing", rules.captain);
    }
    const bool second = author.captain && std::ranges::any_of(state.authors, [&](const Author& o) {
                            return o.team == author.team && o.captain;
                        });
    return second ? Refused(refusal("captain_twice", rules.captain, {{"team", author.team}}))
                  : std::nullopt;
}

std::int32_t works_of(const State& state, AuthorId author, SectionNumber section) {
    return static_cast<std::int32_t>(std::ranges::count_if(state.works, [&](const Work& work) {
        return !work.withdrawn && work.section == section &&
               std::ranges::find(work.authors, author) != work.authors.end();
    }));
}

// A team sends one work to each section.
Refused refused_team_work(const State& state, const Enter& command, const Rules& rules) {
    const std::string& team = find_author(state, command.authors.front())->team;
    const bool second = std::ranges::any_of(state.works, [&](const Work& work) {
        return !work.withdrawn && work.section == command.section &&
               find_author(state, work.authors.front())->team == team;
    });
    return second ? Refused(refusal("team_sent_already",
                                    state.regulations.form == ContestForm::pair_match ? rules.pairs
                                                                                      : rules.sums,
                                    {{"team", team}}))
                  : std::nullopt;
}

Refused refused_number(const State& state, const Enter& command, const Rules& rules) {
    const Regulations& regulations = state.regulations;
    const auto articles = articles_of(rules, regulations.form, Statement::works);
    if (is_match(regulations.form)) {
        return refused_team_work(state, command, rules);
    }
    for (const AuthorId author : command.authors) {
        if (regulations.works_each &&
            works_of(state, author, command.section) >= *regulations.works_each) {
            return refusal("too_many_works", articles,
                           {{"name", find_author(state, author)->name},
                            {"most", std::to_string(*regulations.works_each)}});
        }
    }
    if (command.copies < regulations.copies.value_or(1)) {
        return refusal("too_few_copies", articles,
                       {{"least", std::to_string(regulations.copies.value_or(1))}});
    }
    return std::nullopt;
}

Refused refused_authors(const State& state, const Enter& command, const Rules& rules) {
    if (command.authors.empty()) {
        return refusal("no_author");
    }
    for (const AuthorId id : command.authors) {
        const Author* const author = find_author(state, id);
        if (author == nullptr) {
            return refusal("no_author");
        }
        if (const auto refused = refused_person(state, author->name, command.section, rules)) {
            return refused;
        }
    }
    return std::nullopt;
}

Refused refused_diagram(const State& state, SectionNumber number, const Diagram& diagram,
                        const Rules& rules) {
    const Section& section = state.regulations.sections[number - 1];
    if (diagram.variant != section.variant || diagram.genre != section.genre) {
        return refusal("another_section", rules.section_fits, {{"name", section.name}});
    }
    if (diagram.lines.empty()) {
        return refusal("solution_missing", rules.works.full_solution);
    }
    const auto board = board_of(diagram, state.regulations.edition);
    if (!board) {
        return Refusal{board.error(), {}};
    }
    if (diagram.aim == rulebook::Aim::lock && !begins_quietly(*board)) {
        return refusal("first_move_not_quiet", rules.works.first_move);
    }
    return std::nullopt;
}

Refused refused_section(const State& state, SectionNumber section) {
    if (state.regulations.form == ContestForm::solving) {
        return refusal("not_for_works");
    }
    if (section == 0 || section > state.regulations.sections.size()) {
        return refusal("no_section", {}, {{"number", std::to_string(section)}});
    }
    return state.phase == Phase::entering ? std::nullopt : Refused(refusal("award_begun"));
}

// In a match a late work counts nothing; elsewhere it is not accepted.
Refused refused_day(const State& state, Day day, const Rules& rules) {
    if (!is_closed(state, day) || is_match(state.regulations.form)) {
        return std::nullopt;
    }
    return refusal("too_late", articles_of(rules, state.regulations.form, Statement::closing),
                   {{"day", write_day(*state.regulations.closing)}});
}

// What the author said about where it comes from, as far as a rule lets it compete.
ArticleIds origin_articles(const Origin& origin, const rulebook::WorkRules& works) {
    const auto if_so = [](bool so, rulebook::Articles articles) {
        return so ? articles : rulebook::Articles();
    };
    return ids({if_so(origin.corrections > 0, works.corrected),
                if_so(origin.improvement == Improvement::substantial, works.improved),
                if_so(origin.consent, works.consent), if_so(origin.rejected_before, works.rejected),
                if_so(origin.marked_before, works.marked),
                if_so(!origin.complicates.empty(), works.complication),
                if_so(!origin.championships.empty(), works.levels)});
}

// Officials of the competition who send works, as far as they may.
ArticleIds office_articles(const State& state, const Enter& command, const Rules& rules) {
    const auto has_author = [&](const Judge& judge) {
        return std::ranges::any_of(command.authors, [&](AuthorId id) {
            return find_author(state, id)->name == judge.name;
        });
    };
    ArticleIds articles;
    for (const Judge& judge : state.regulations.panel) {
        if (has_author(judge)) {
            articles = ids(
                {judge.role == Role::secretary ? rules.secretary_enters : rules.judge_elsewhere});
        }
    }
    return articles;
}

Refused refused_change(const State& state, WorkId id, Day day, const Rules& rules) {
    const Work* const work = find_work(state, id);
    if (work == nullptr || work->withdrawn) {
        return refusal("no_work", {}, {{"number", std::to_string(id.value)}});
    }
    if (state.phase != Phase::entering || is_closed(state, day)) {
        return refusal("change_too_late", rules.change_until_closing,
                       {{"day", write_day(*state.regulations.closing)}});
    }
    return std::nullopt;
}

// May these people send this work now?
Refused refused_entry(const State& state, const Enter& command, const Rules& rules) {
    if (auto refused = refused_section(state, command.section)) {
        return refused;
    }
    if (auto refused = refused_authors(state, command, rules)) {
        return refused;
    }
    if (auto refused = refused_day(state, command.day, rules)) {
        return refused;
    }
    if (auto refused = refused_number(state, command, rules)) {
        return refused;
    }
    return refused_diagram(state, command.section, command.diagram, rules);
}

} // namespace

Ruled<Facts> on(const State& state, const Register& command, const Rules& rules) {
    Author author = command.author;
    const bool solving = state.regulations.form == ContestForm::solving;
    if (state.phase != Phase::entering) {
        return refuse("award_begun",
                      articles_of(rules, state.regulations.form, Statement::closing));
    }
    if (author.name.empty() || find_author(state, author.name) != nullptr) {
        return refuse("name_taken", {}, {{"name", author.name}});
    }
    if (!solving && !is_complete(author)) {
        return refuse("application_incomplete", rules.application);
    }
    if (author.staff && state.regulations.body == Body::editorial) {
        return refuse("staff_takes_part", rules.staff);
    }
    if (const Judge* const chief = find_judge(state, Role::chief, 0);
        chief != nullptr && chief->name == author.name) {
        return refuse("chief_takes_part", rules.chief_enters);
    }
    if (const auto refused = refused_team(state, author, rules)) {
        return tl::unexpected(*refused);
    }
    author.id = {static_cast<std::uint32_t>(state.authors.size()) + 1};
    return Facts{Registered{author, solving ? ids({rules.solving}) : ids({rules.application})}};
}

Ruled<Facts> on(const State& state, const Enter& command, const Rules& rules) {
    if (const auto refused = refused_entry(state, command, rules)) {
        return tl::unexpected(*refused);
    }
    if (const auto refused = refused_origin(state, command, rules)) {
        return tl::unexpected(*refused);
    }
    Work work;
    work.id = {static_cast<std::uint32_t>(state.works.size()) + 1};
    work.authors = command.authors;
    work.section = command.section;
    work.diagram = command.diagram;
    work.origin = command.origin;
    work.received = command.day;
    work.copies = command.copies;
    work.late = is_closed(state, command.day);
    auto articles = origin_articles(command.origin, rules.works);
    const auto more = work.late ? rules.nothing_scored
                                : articles_of(rules, state.regulations.form, Statement::closing);
    articles.insert(articles.begin(), more.begin(), more.end());
    const auto office = office_articles(state, command, rules);
    articles.insert(articles.end(), office.begin(), office.end());
    return Facts{WorkEntered{std::move(work), std::move(articles)}};
}

Ruled<Facts> on(const State& state, const Replace& command, const Rules& rules) {
    if (const auto refused = refused_change(state, command.work, command.day, rules)) {
        return tl::unexpected(*refused);
    }
    const SectionNumber section = find_work(state, command.work)->section;
    if (const auto refused = refused_diagram(state, section, command.diagram, rules)) {
        return tl::unexpected(*refused);
    }
    const Sent sent{command.diagram, {}, command.work};
    if (const auto refused = refused_variation(state, sent, rules)) {
        return tl::unexpected(*refused);
    }
    return Facts{WorkReplaced{command.work, command.diagram, command.day,
                              ids({rules.change_until_closing})}};
}

Ruled<Facts> on(const State& state, const Withdraw& command, const Rules& rules) {
    if (const auto refused = refused_change(state, command.work, command.day, rules)) {
        return tl::unexpected(*refused);
    }
    return Facts{WorkWithdrawn{command.work, command.day, ids({rules.change_until_closing})}};
}

} // namespace kodeks::contest
