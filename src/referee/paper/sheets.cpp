// Keeping score: who must write, when, and what follows when nobody did. The referee is told what
// players write only where regulations say so (Regulations::sheets).
#include "notation/sheets/reading.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/board.hpp"
#include "referee/office/permit.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

constexpr Side both[] = {Side::white, Side::black};

const Sheet& sheet_of(const State& state, Side side) {
    return state.sheets[static_cast<std::size_t>(side)];
}

bool is_behind(const State& state, Side side) {
    return static_cast<std::size_t>(sheet_of(state, side).plies) < state.plies.size();
}

// The last move may still be on its way to the paper (FIDE:8.1.3).
bool is_far_behind(const State& state, Side side) {
    return static_cast<std::size_t>(sheet_of(state, side).plies) + 1 < state.plies.size();
}

// Short of time and with little coming for each move (FIDE:8.4, PMR:97).
bool is_short(const Desk& desk, Side side) {
    const auto& rules = desk.rules().sheets;
    const clock::Half& half = desk.state().clock.of(side);
    const clock::Period& period = half.control.periods[half.period];
    return clock::reading(desk.state().clock, side, desk.now()).remaining < rules.relief_below &&
           (period.extra == clock::Extra::none || period.extra_time < rules.relief_increment);
}

bool is_relieved(const State& state, Side side) {
    return sheet_of(state, side).relieved_period == state.clock.of(side).period;
}

void relieve(Desk& desk, Side side) {
    Sheet sheet = sheet_of(desk.state(), side);
    sheet.relieved_period = desk.state().clock.of(side).period;
    desk.put(SheetChanged{side, sheet});
    desk.rule(ruling("writing_waived", side, desk.rules().sheets.relief));
}

bool own_move_missing(const State& state, Side side) {
    const auto written = static_cast<std::size_t>(sheet_of(state, side).plies);
    return written < state.plies.size() &&
           std::any_of(
               state.plies.begin() + static_cast<std::ptrdiff_t>(written), state.plies.end(),
               [&](const Ply& ply) { return ply.side == side; });
}

void remark(Desk& desk, std::string_view decision, Side side, rulebook::Articles articles) {
    desk.put(Counted{side, Counter::remarks});
    desk.rule(ruling(decision, side, articles));
}

Question about_sheets(const Desk& desk, std::vector<std::string> options) {
    return {
        .name = "sheets",
        .about = Side::white,
        .options = std::move(options),
        .subject = {.matter = Matter::sheets, .articles = listed(desk.rules().sheets.update_both)}};
}

enum class Written : std::uint8_t { right, open, different, unreadable };

Written judge(const State& state, std::string_view text, std::size_t index) {
    const Ply& ply = state.plies[index];
    const auto position = playable(*state.variant, board_before(state, index));
    if (!position || !ply.legal) {
        return Written::right; // nobody can write an illegal move by the book
    }
    Written best = Written::unreadable;
    for (const auto& letters : notation::chess::all_letters()) {
        const auto reading = notation::sheets::readings_of(*position, text, &letters);
        const bool fits = std::ranges::find(reading.moves, ply.move) != reading.moves.end();
        if (fits && reading.moves.size() == 1) {
            return Written::right;
        }
        best = fits ? Written::open : reading.readable ? std::min(best, Written::different) : best;
    }
    return best;
}

bool is_readable(const State& state, std::string_view text) {
    return state.position &&
           std::ranges::any_of(notation::chess::all_letters(), [&](const auto& letters) {
               return !notation::sheets::readings_of(*state.position, text, &letters).moves.empty();
           });
}

// The sheet is up to date: what is written now is the move that its player is about to make, where
// the book lets him (RU:3.10.1, UA:V.4.4).
Answer write_ahead(Desk& desk, Side side, std::string_view text) {
    const State& state = desk.state();
    const auto& rules = desk.rules().sheets;
    Sheet sheet = sheet_of(state, side);
    if (rules.before_move.empty()) {
        return rules.in_advance.empty() ? Answer{}
                                        : refusal("written_in_advance", rules.in_advance);
    }
    const bool once = static_cast<std::size_t>(sheet.plies) == state.plies.size();
    if (state.to_move() != side || !once || !is_readable(state, text)) {
        return refusal("nothing_to_write", rules.before_move);
    }
    ++sheet.plies;
    desk.put(SheetChanged{side, sheet});
    return std::nullopt;
}

} // namespace

Answer on(Desk& desk, const Record& record) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    const auto& rules = desk.rules().sheets;
    Sheet sheet = sheet_of(state, side);
    if (!is_behind(state, side)) {
        return write_ahead(desk, side, record.text);
    }
    const Written written = judge(state, record.text, static_cast<std::size_t>(sheet.plies));
    if (written == Written::unreadable) {
        desk.put(Counted{side, Counter::warnings});
        if (!rules.notation.empty()) {
            desk.rule(ruling("not_algebraic", side, rules.notation));
        }
        return std::nullopt;
    }
    if (written != Written::right) {
        if (!rules.keep.empty()) { // where nobody must write nothing can be written wrongly
            const bool open = written == Written::open;
            remark(desk, open ? "sheet_leaves_open" : "sheet_differs", side,
                   open ? rules.whole : rules.keep);
        }
        return std::nullopt;
    }
    ++sheet.plies;
    sheet.offer_noted = sheet.offer_noted || record.offer;
    sheet.must_update =
        sheet.must_update && static_cast<std::size_t>(sheet.plies) < state.plies.size();
    desk.put(SheetChanged{side, sheet});
    return std::nullopt;
}

Answer sheet_allows_move(const Desk& desk, Side side) {
    const Sheet& sheet = sheet_of(desk.state(), side);
    if (sheet.must_update && is_behind(desk.state(), side)) {
        return refusal("update_sheet_first", desk.rules().sheets.update_one);
    }
    const rulebook::Articles borrowed = desk.rules().sheets.update_one;
    if (!borrowed.empty() && has_leave(desk.state(), side, rulebook::Act::borrow_sheet)) {
        return refusal("return_sheet_first", borrowed);
    }
    return std::nullopt;
}

void note_sheet_duties(Desk& desk, Side side) {
    const State& state = desk.state();
    const auto& rules = desk.rules().sheets;
    if (!state.settings.regulations.sheets) {
        return;
    }
    if (Sheet sheet = sheet_of(state, side); !sheet.offer_noted && !rules.offer_mark.empty()) {
        sheet.offer_noted = true; // said once
        desk.put(SheetChanged{side, sheet});
        remark(desk, "offer_not_noted", side, rules.offer_mark);
    }
    if (state.settings.pace != rulebook::Pace::standard || is_relieved(state, side)) {
        return;
    }
    if (!rules.relief.empty() && is_short(desk, side)) {
        relieve(desk, side);
    } else if (!rules.previous_first.empty() && own_move_missing(state, side)) {
        remark(desk, "previous_not_written", side, rules.previous_first);
    }
}

bool update_sheets(Desk& desk) {
    if (desk.rules().sheets.update_both.empty()) {
        return false;
    }
    const clock::Clock now = clock::advanced(desk.state().clock, desk.now());
    bool fell = false;
    for (const Side side : both) {
        Sheet sheet = sheet_of(desk.state(), side);
        if (sheet.period != now.of(side).period) {
            sheet.period = now.of(side).period;
            desk.put(SheetChanged{side, sheet});
            fell = true;
        }
    }
    if (!fell) {
        return false;
    }
    const bool white = is_far_behind(desk.state(), Side::white);
    const bool black = is_far_behind(desk.state(), Side::black);
    if (white && black) {
        desk.rule(ruling("update_both_sheets", std::nullopt, desk.rules().sheets.update_both));
        ask(desk, about_sheets(desk, {"sheets_updated", "reconstruct", "cannot_be_shown",
                                      "more_moves_shown"}));
    } else if (white || black) {
        const Side side = white ? Side::white : Side::black;
        Sheet sheet = sheet_of(desk.state(), side);
        if (!sheet.must_update) {
            sheet.must_update = true;
            desk.put(SheetChanged{side, sheet});
            desk.rule(ruling("update_own_sheet", side, desk.rules().sheets.update_one));
        }
    }
    return white && black;
}

Answer answer_sheets(Desk& desk, std::string_view option) {
    const State& state = desk.state();
    const auto& rules = desk.rules().sheets;
    if (option == "reconstruct") { // the arbiter first takes down position, times and moves
        desk.rule(ruling(
            "reconstruct", state.paused, rules.reconstruct,
            {.count = std::min(state.of(Side::white).completed, state.of(Side::black).completed)}));
        ask(desk, about_sheets(desk, {"sheets_updated", "cannot_be_shown", "more_moves_shown"}));
        return std::nullopt;
    }
    for (const Side side : both) {
        Sheet sheet = sheet_of(state, side);
        sheet.plies = static_cast<std::int32_t>(state.plies.size());
        desk.put(SheetChanged{side, sheet});
        const clock::Half& half = state.clock.of(side);
        if (option == "cannot_be_shown") {
            const std::int32_t asked = half.control.periods[half.period].moves;
            desk.put(MovesCounted{side, std::max(0, half.control_at - asked)});
        }
    }
    desk.rule(option == "cannot_be_shown" ? ruling("next_move_is_first", {}, rules.cannot_show)
              : option == "more_moves_shown" // the moves on the board count (FIDE:8.6)
                  ? ruling("more_moves_count", {}, rules.cannot_show)
                  : ruling("sheets_updated", {}, rules.update_both));
    go_on(desk);
    return std::nullopt;
}

} // namespace kodeks::referee
