#include "reports/contests/contest_paper.hpp"

#include "composition/contest/sentence.hpp"
#include "composition/contest/shown.hpp"
#include "composition/contest/words.hpp"
#include "composition/contest/work_board.hpp"
#include "games/position.hpp"
#include "rulebook/edition.hpp"

namespace kodeks::reports {

namespace {

// The day of what it shows.
std::string date_of(const contest::State& state, std::string_view kind) {
    const std::optional<Day> day = kind != "award"   ? state.regulations.published
                                   : state.final_day ? state.final_day
                                                     : state.preliminary_day;
    return day ? write_day(*day) : "";
}

} // namespace

std::vector<std::string_view> views_of(const std::vector<std::string>& articles) {
    return {articles.begin(), articles.end()};
}

ContestPaper::ContestPaper(const contest::State& state, const ContestRequest& request,
                           std::string_view kind)
    : state_(state), request_(request), world_(contest::world_for(state.regulations.edition)) {
    document_.language = request.language;
    document_.title = render(contest_title(*find_contest_kind(kind), state), language());
    document_.subtitle = state.regulations.title;
    document_.date = date_of(state, kind);
}

std::string ContestPaper::text(std::string_view key, std::vector<MessagePart> parts) const {
    return render(Message{"reports.contests." + std::string(key), std::move(parts)}, language());
}

Column ContestPaper::column(std::string_view key, Justify justify, std::uint8_t share) const {
    return {text("column." + std::string(key)), justify, share};
}

std::string ContestPaper::articles(rulebook::Articles ids) const {
    std::string all;
    for (const std::string_view id : ids) {
        const std::string_view own = rulebook::own_id(state_.regulations.edition, id);
        all += (all.empty() ? "" : ", ") + std::string(own.empty() ? id : own);
    }
    return all;
}

std::string ContestPaper::section_name(contest::SectionNumber section) const {
    return section == 0 ? "" : state_.regulations.sections[section - 1].name;
}

void ContestPaper::add_work(const contest::Work& work) {
    if (const auto board = contest::board_of(work.diagram, state_.regulations.edition)) {
        add(Diagram{&board->diagram.variant(), games::setup_of(board->diagram),
                    contest::position_text(*board, language())});
    } else {
        add(Paragraph{work.diagram.fen});
    }
    add(Paragraph{contest::task_text(work.diagram, language()), Tone::strong});
    for (const std::string& line : work.diagram.lines) {
        add(Paragraph{line});
    }
}

void ContestPaper::sign(contest::Role role, contest::SectionNumber section) {
    if (const contest::Judge* const judge = contest::find_judge(state_, role, section)) {
        const std::string office = render(
            Message{"reports.contests.office." + std::string(ledger::word(role)), {}}, language());
        add(Signatures{{{office, judge->name}}});
    }
}

} // namespace kodeks::reports
