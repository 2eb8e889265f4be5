// Score sheets to write on, usual and in large print, and the envelope of a sealed move.
#include "ledger/time_text.hpp"
#include "referee/adjournment/envelope.hpp"
#include "reports/papers/boards.hpp"
#include "reports/papers/papers.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

struct SheetForm {
    std::uint32_t groups = 1; // of number, White, Black side by side
    std::uint32_t rows = 0;
    std::uint8_t row_mm = 0;
};

constexpr SheetForm usual_form = {3, 20, 7};
// So high that a page holds it with its signatures, also below the title of the paper.
constexpr SheetForm large_form = {2, 13, 9};

Table moves_table(const Paper& paper, const SheetForm& form) {
    Table table;
    for (std::uint32_t group = 0; group < form.groups; ++group) {
        table.columns.push_back(paper.column("move", Justify::right));
        table.columns.push_back(paper.column("white", Justify::left, 2));
        table.columns.push_back(paper.column("black", Justify::left, 2));
    }
    table.row_mm = form.row_mm;
    for (std::uint32_t row = 0; row < form.rows; ++row) {
        std::vector<Cell> cells;
        for (std::uint32_t group = 0; group < form.groups; ++group) {
            cells.emplace_back(std::to_string(group * form.rows + row + 1));
            cells.emplace_back("");
            cells.emplace_back("");
        }
        table.add(std::move(cells));
    }
    return table;
}

std::string with_rating(const Paper& paper, EntryId entry) {
    const std::string rating = paper.rating(entry);
    return paper.name(entry) + (rating.empty() ? "" : " (" + rating + ")");
}

// As announced; empty when no time of play is known.
std::string day_of_round(const Paper& paper) {
    for (const Session& session : paper.sources().office.sessions) {
        if (session.round == paper.request().round && !session.resumption) {
            return paper.day(session.date);
        }
    }
    return "";
}

void add_sheet(Paper& paper, const BoardGame& game, const SheetForm& form) {
    paper.heading(paper.text("table_card", {{"n", game.label}}));
    std::vector<Fact> facts = {paper.fact("white", with_rating(paper, game.players[0])),
                               paper.fact("black", with_rating(paper, game.players[1])),
                               paper.fact("date", day_of_round(paper))};
    if (const std::string control = control_of(paper); !control.empty()) {
        facts.push_back(paper.fact("control", control));
    }
    paper.add(FactList{std::move(facts)});
    paper.add(moves_table(paper, form));
    paper.add(FactList{{paper.fact("result", "")}});
    paper.add(Signatures{{{paper.text("white"), ""}, {paper.text("black"), ""}}});
    paper.note("note.sheet_owner", paper.rules().sheet_owner);
}

Made sheets_of(Paper paper, const SheetForm& form) {
    paper.name_round();
    bool first = true;
    for (const BoardGame& game : games_of_round(paper, paper.request().round)) {
        if (!std::exchange(first, false)) {
            paper.add(PageBreak{});
        }
        add_sheet(paper, game, form);
    }
    if (first) {
        return nothing("games");
    }
    return paper.take();
}

std::string side_word(const Paper& paper, games::Side side) {
    return paper.text(side == games::Side::white ? "white" : "black");
}

std::string_view envelope_name(rulebook::EnvelopeItem item) {
    constexpr std::array<std::string_view, 7> names = {
        "names", "position", "used_times", "sealer", "move_number", "draw_offer", "resumption"};
    return names[static_cast<std::size_t>(item)];
}

// One line of the envelope, as the book lists it.
std::string envelope_value(const Paper& paper, const referee::Envelope& envelope,
                           rulebook::EnvelopeItem item) {
    using rulebook::EnvelopeItem;
    const auto used = [&](std::size_t side) { return ledger::write_time(envelope.used[side]); };
    switch (item) {
    case EnvelopeItem::names:
        return fmt::format("{} – {}", envelope.names[0], envelope.names[1]);
    case EnvelopeItem::position:
        return paper.text("see_diagram");
    case EnvelopeItem::used_times:
        return fmt::format("{} {}, {} {}", paper.text("white"), used(0), paper.text("black"),
                           used(1));
    case EnvelopeItem::sealer:
        return fmt::format("{} ({})", envelope.names[static_cast<std::size_t>(envelope.sealer)],
                           side_word(paper, envelope.sealer));
    case EnvelopeItem::move_number:
        return std::to_string(envelope.move_number);
    case EnvelopeItem::draw_offer:
        return envelope.offer ? side_word(paper, *envelope.offer) : paper.text("none");
    case EnvelopeItem::resumption:
        return paper.day(envelope.resumption);
    }
    return "";
}

// The arbiter checks what was handed in: another name than that of the table is spoken of, and a
// missing one comes from the record.
std::vector<Message> compare_names(const Paper& paper, const BoardGame& game,
                                   referee::Envelope& envelope) {
    std::vector<Message> differing;
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string& recorded = name_of(paper.state(), game.players[side]);
        if (envelope.names[side].empty()) {
            envelope.names[side] = recorded;
        } else if (envelope.names[side] != recorded) {
            differing.push_back({"reports.envelope.differs",
                                 {{"written", envelope.names[side]}, {"recorded", recorded}}});
        }
    }
    return differing;
}

void add_envelope(Paper& paper, const BoardGame& game) {
    const referee::State& state = game.played->state;
    referee::Envelope envelope = referee::envelope_of(state);
    const auto differing = compare_names(paper, game, envelope);
    paper.heading(paper.text("table_card", {{"n", game.label}}));
    FactList list;
    for (const rulebook::EnvelopeLine& line : paper.rules().envelope) {
        const std::string_view articles[] = {line.article};
        list.facts.push_back(
            {fmt::format("{} {}", paper.text("envelope." + std::string(envelope_name(line.item))),
                         cited_text(articles, paper.state().settings.edition)),
             envelope_value(paper, envelope, line.item)});
    }
    paper.add(std::move(list));
    paper.add(
        Diagram{state.variant, envelope.position,
                paper.text(envelope.position.to_move == games::Side::white ? "white_to_move"
                                                                           : "black_to_move")});
    for (const Message& difference : differing) {
        paper.add(
            Paragraph{render(difference, paper.language()) + " " +
                          cited_text(paper.rules().envelope_check, paper.state().settings.edition),
                      Tone::strong});
    }
    paper.note("note.envelope_check", paper.rules().envelope_check);
    paper.add(Signatures{
        {{paper.text("white"), ""}, {paper.text("black"), ""}, {paper.text("role.arbiter"), ""}}});
}

bool is_sealed(const BoardGame& game) {
    return game.played != nullptr && game.played->state.adjournment &&
           game.played->state.adjournment->written && !game.played->state.adjournment->opened;
}

} // namespace

Made score_sheets(const Sources& sources, const Request& request) {
    return sheets_of(Paper(sources, request, "score-sheets"), usual_form);
}

Made large_score_sheets(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "score-sheets-large");
    paper.document().sheet.print = Print::large;
    return sheets_of(std::move(paper), large_form);
}

Made envelopes(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "envelopes");
    paper.name_round();
    if (paper.rules().envelope.empty()) {
        return nothing("envelope_rules");
    }
    bool first = true;
    for (const BoardGame& game : games_of_round(paper, request.round)) {
        if (is_sealed(game)) {
            if (!std::exchange(first, false)) {
                paper.add(PageBreak{});
            }
            add_envelope(paper, game);
        }
    }
    if (first) {
        return nothing("sealed");
    }
    return paper.take();
}

} // namespace kodeks::reports
