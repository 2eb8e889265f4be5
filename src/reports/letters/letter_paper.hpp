// A paper of a tournament by letter while it is being written: its words and its document.
#pragma once

#include "reports/letters/letter_kinds.hpp"
#include "rulebook/correspondence_rules.hpp"

namespace kodeks::reports {

class LetterPaper {
public:
    LetterPaper(const LetterSources& sources, const LetterRequest& request, std::string_view kind);

    const correspondence::tourney::State& state() const { return sources_.state; }

    const LetterSources& sources() const { return sources_; }

    const correspondence::tourney::Game& game() const;

    // The facts of that game alone.
    std::vector<correspondence::Event> game_facts() const;

    Language language() const { return request_.language; }

    // The sentence reports.letters.<key>.
    std::string text(std::string_view key, std::vector<MessagePart> parts = {}) const;
    // byletter.column.<key> as the heading of a column.
    Column column(std::string_view key, Justify justify = Justify::left,
                  std::uint8_t share = 0) const;
    std::string name(correspondence::tourney::PlayerId player) const;
    std::string office(std::string_view word) const; // "Headman"

    template <class One>
    void add(One block) {
        document_.add(std::move(block));
    }

    void heading(std::string_view key) { add(Heading{text(key), 2}); }

    void name_game(); // "Game 3, Koval – Bondar"

    // The game, the dates, the time, who organises and judges.
    void add_settings();
    void add_table();
    // A sentence with the articles it stands on, if the rulebook is known.
    void note(std::string_view key,
              rulebook::Articles (*articles)(const rulebook::CorrespondenceRules&));

    void sign(std::vector<Fact> lines) { add(Signatures{std::move(lines)}); }

    Document& document() { return document_; }

    Document take() { return std::move(document_); }

private:
    const LetterSources& sources_;
    LetterRequest request_;
    Document document_;
};

// Every act of one kind that somebody said, in order: `visit(command, act)`.
template <class Act, class Visit>
void for_each_said(std::span<const correspondence::tourney::Event> events, Visit visit) {
    for (const correspondence::tourney::Event& event : events) {
        const auto* const said = event.get_if<correspondence::tourney::Said>();
        const auto* const act =
            said == nullptr ? nullptr : said->command->act.template get_if<Act>();
        if (act != nullptr) {
            visit(*said->command, *act);
        }
    }
}

// On which day somebody said it; nothing for facts that are nobody's words.
std::optional<correspondence::Day> said_on(const correspondence::tourney::Event& event);

} // namespace kodeks::reports
