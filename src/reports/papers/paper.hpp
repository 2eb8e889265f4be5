// A paper while it is being written: the event it is of, its words and its document.
#pragma once

#include "reports/document.hpp"
#include "reports/kinds.hpp"
#include "rulebook/paper_rules.hpp"
#include "tournament/state/state.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::reports {

class Paper {
public:
    Paper(const Sources& sources, const Request& request, std::string_view kind);

    const tournament::State& state() const { return sources_.state(); }

    const tournament::Stage& stage() const { return stage_; }

    // As it was when so many rounds had been played.
    tournament::Stage stage_after(tournament::RoundNumber rounds) const;

    const tournament::Round& round() const { return stage_.rounds[request_.round - 1]; }

    const Sources& sources() const { return sources_; }

    const Request& request() const { return request_; }

    // What the event's book says about papers; nothing is empty when it says nothing.
    const rulebook::PaperRules& rules() const { return rules_; }

    Language language() const { return request_.language; }

    bool of_teams() const { return stage_.settings.boards > 0; }

    // The sentence reports.<key>.
    std::string text(std::string_view key, std::vector<MessagePart> parts = {}) const;
    // reports.column.<key> as the heading of a column.
    Column column(std::string_view key, Justify justify = Justify::left,
                  std::uint8_t share = 0) const;
    // One that goes where nobody has anything: ratings, titles, clubs.
    Column column_if_any(std::string_view key, Justify justify = Justify::left,
                         std::uint8_t share = 0) const;
    // The heading above those who take part: persons or teams.
    Column names(std::uint8_t share) const;
    // reports.fact.<key> with its value.
    Fact fact(std::string_view key, std::string value) const;

    // In Latin letters for readers of English, where the entry has them.
    std::string name(tournament::EntryId entry) const;
    std::string number(tournament::EntryId entry) const; // drawn; empty before
    std::string rating(tournament::EntryId entry) const; // empty when there is none
    std::string from(tournament::EntryId entry) const;   // club, region, federation
    std::string title(tournament::EntryId entry) const;
    // "1-0", or the score of a micro-match or a team match.
    std::string score(const tournament::Pairing& pairing) const;
    std::string system_name() const;
    // A tie-break by its name; those of FIDE have a code before it: "BH/C1 (Buchholz, ...)".
    std::string tie_break(const std::string& code) const;

    // A day of the record, and the minute of a fact, as they stand on paper.
    std::string day(std::string_view day) const { return shown_day(day, language()); }

    std::string minute(ledger::UnixTime time) const;
    // The days of the event: of its card, otherwise of its record.
    std::string first_day() const;
    std::string last_day() const;

    template <class One>
    void add(One block) {
        document_.add(std::move(block));
    }

    void add(Table table) {
        table.drop_idle();
        document_.add(std::move(table));
    }

    void heading(std::string text) { add(Heading{std::move(text), 2}); }

    // A sentence with the articles it stands on; nothing when the book has none.
    void note(std::string_view key, rulebook::Articles articles,
              std::vector<MessagePart> parts = {});
    void sign(std::initializer_list<std::string_view> roles);
    void name_round(); // "Round 3" beside the title

    Document take() { return std::move(document_); }

    Document& document() { return document_; }

private:
    const Sources& sources_;
    Request request_;
    const tournament::Stage& stage_;
    rulebook::PaperRules rules_{};
    Document document_;
};

// "[PMR:96]", in the numbering of the edition; empty for none.
std::string cited_text(rulebook::Articles articles, std::string_view edition);

// So many days after a day.
std::string days_after(std::string_view day, std::int32_t days);

tl::unexpected<Message> nothing(std::string_view why); // reports.nothing.<why>

} // namespace kodeks::reports
