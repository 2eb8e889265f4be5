#include "composition/contest/shown.hpp"

#include "composition/contest/words.hpp"
#include "composition/contest/work_board.hpp"
#include "composition/hearing.hpp"
#include "composition/indicators.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::contest {

namespace {

using Duty = rulebook::ContestDuty;
using rulebook::Statement;

std::string said(std::string_view key, Language language, std::vector<MessagePart> parts = {}) {
    return render(Message{"contest." + std::string(key), std::move(parts)}, language);
}

template <class Enum>
std::string named(std::string_view what, Enum value, Language language) {
    return said(std::string(what) + "." + ledger::underscored(ledger::word(value)), language);
}

std::string day_text(const std::optional<Day>& day) {
    return day ? write_day(*day) : "";
}

std::string panel_text(const Regulations& r, Language language) {
    std::vector<std::string> all;
    for (const Judge& judge : r.panel) {
        all.push_back(fmt::format("{} ({}{})", judge.name, named("role", judge.role, language),
                                  judge.section == 0 ? "" : fmt::format(" {}", judge.section)));
    }
    return fmt::format("{}", fmt::join(all, "; "));
}

std::string sections_text(const Regulations& r) {
    std::vector<std::string> all;
    for (const Section& section : r.sections) {
        all.push_back(section.theme.empty() ? section.name
                                            : fmt::format("{} ({})", section.name, section.theme));
    }
    return fmt::format("{}", fmt::join(all, "; "));
}

std::string tasks_text(const Regulations& r) {
    std::vector<std::string> points;
    for (const SolvingTask& task : r.tasks) {
        points.push_back(to_text(task.points));
    }
    return fmt::format("{} ({})", r.tasks.size(), fmt::join(points, ", "));
}

// International, thematic, closed.
std::string character_text(const Regulations& r, Language language) {
    if (r.form == ContestForm::solving) {
        return r.occasion + ", " + named("venue", r.venue, language);
    }
    std::vector<std::string> words;
    words.push_back(named("scale", r.scale.value_or(ContestScale::local), language));
    if (!r.territory.empty()) {
        words.push_back(r.territory);
    }
    words.push_back(r.theme.empty() ? said("free_theme", language)
                                    : said("thematic", language, {{"theme", r.theme}}));
    words.push_back(named("secrecy", r.secrecy, language));
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string statement_text(const Regulations& r, Statement statement, Language language) {
    switch (statement) {
    case Statement::organiser:
        return r.organiser + ", " + named("body", r.body, language);
    case Statement::character:
        return character_text(r, language);
    case Statement::sections:
    case Statement::themes:
        return sections_text(r);
    case Statement::works:
        return said("works_and_copies", language,
                    {{"works", std::to_string(r.works_each.value_or(0))},
                     {"copies", std::to_string(r.copies.value_or(0))}});
    case Statement::closing:
        return day_text(r.closing) + ", " + r.address;
    case Statement::ranking:
        return named("ranking", r.ranking.value_or(Ranking::works), language);
    case Statement::awards:
        return said("prizes", language,
                    {{"n", std::to_string(r.prizes.value_or(0))}, {"more", r.distinctions}});
    case Statement::panel:
        return panel_text(r, language);
    case Statement::preliminary:
        return day_text(r.preliminary);
    case Statement::in_force:
        return day_text(r.in_force);
    case Statement::period:
        return day_text(r.period_from) + " / " + day_text(r.period_to);
    case Statement::qualifying:
        return r.qualifying;
    case Statement::participants:
        return r.participants;
    case Statement::conditions:
        return r.conditions;
    case Statement::tasks:
        return tasks_text(r);
    }
    return "";
}

// The pieces of a side; kings are called as the reader calls them.
std::string side_text(const composition::Composition& board, games::Side side, Language language) {
    const std::string pieces = composition::pieces_text(board.diagram, side);
    std::string text;
    for (std::size_t from = 0; from < pieces.size();) {
        const std::size_t end = std::min(pieces.find(", ", from), pieces.size());
        const std::string one = pieces.substr(from, end - from);
        text += text.empty() ? "" : ", ";
        text += one.starts_with('K') ? said("king_on", language, {{"square", one.substr(1)}}) : one;
        from = end + 2;
    }
    return text;
}

std::string figures(const composition::Composition& board, Language language) {
    const composition::Indicators f = composition::indicators_of(board);
    const auto yes_no = [&](bool is) { return said(is ? "yes" : "no", language); };
    return said("figures", language,
                {{"lines", std::to_string(f.lines)},
                 {"finals", std::to_string(f.finals)},
                 {"longest", std::to_string(f.longest)},
                 {"forced", std::to_string(f.forced_percent)},
                 {"balance", fmt::format("{:+}", f.balance)},
                 {"given", std::to_string(f.sacrificed)},
                 {"passive", f.passive.empty() ? said("none", language) : f.passive},
                 {"ready", yes_no(f.ready_capture)},
                 {"corner", yes_no(f.corner_pair)}});
}

} // namespace

bool shows_authors(const State& state) {
    return state.regulations.secrecy == Secrecy::open || state.phase == Phase::preliminary ||
           state.phase == Phase::final_award;
}

std::vector<Stated> stated(const State& state, const World& world, Language language) {
    const Regulations& r = state.regulations;
    std::vector<Stated> all;
    for (const rulebook::StatementRule& rule : world.rules->statements) {
        if (rule.form == r.form) {
            all.push_back({named("statement", rule.statement, language),
                           statement_text(r, rule.statement, language),
                           {rule.articles.begin(), rule.articles.end()}});
        }
    }
    return all;
}

std::vector<DutyLine> duty_lines(const State& state, const World& world) {
    std::vector<DutyLine> all;
    const auto sections = static_cast<SectionNumber>(state.regulations.sections.size());
    for (const rulebook::ContestDutyRule& rule : world.rules->duties) {
        const bool by_section =
            rule.duty == Duty::works_forwarded || rule.duty == Duty::section_reported;
        const SectionNumber last = by_section ? sections : 0;
        for (SectionNumber section = by_section ? 1 : 0; section <= last; ++section) {
            all.push_back({rule.duty,
                           section,
                           is_done(state, rule.duty, section),
                           {rule.articles.begin(), rule.articles.end()}});
        }
    }
    return all;
}

std::string position_text(const composition::Composition& board, Language language) {
    return said("position", language,
                {{"white", side_text(board, games::Side::white, language)},
                 {"black", side_text(board, games::Side::black, language)}});
}

std::string figures_of(const State& state, const Work& work, Language language) {
    const auto board = board_of(work.diagram, state.regulations.edition);
    return board ? figures(*board, language) : "";
}

std::vector<rulebook::Criterion> criteria_for(const World& world, Genre genre) {
    const std::string_view as =
        ledger::word(genre == Genre::positional_ending ? Genre::etude : genre);
    std::vector<rulebook::Criterion> all;
    for (const rulebook::Criterion& criterion : world.rules->criteria) {
        if (criterion.genre.empty() || criterion.genre == as) {
            all.push_back(criterion);
        }
    }
    return all;
}

} // namespace kodeks::contest
