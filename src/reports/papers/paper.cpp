#include "reports/papers/paper.hpp"

#include "rulebook/edition.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/record/words.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/tables/settle.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

constexpr std::int64_t day_ms = 86'400'000;

constexpr std::size_t day_letters = 10;

std::string day_text(ledger::UnixTime time, const WallClock& wall) {
    return wall_text(time, wall).substr(0, day_letters);
}

} // namespace

Paper::Paper(const Sources& sources, const Request& request, std::string_view kind)
    : sources_(sources), request_(request), stage_(*find_stage(sources.state(), request.stage)) {
    if (const auto* rules = rulebook::paper_rules(state().settings.edition)) {
        rules_ = *rules;
    }
    document_.language = request.language;
    document_.title = text("title." + std::string(kind));
    document_.subtitle = state().settings.name;
    if (!stage_.settings.name.empty()) {
        document_.subtitle += " · " + stage_.settings.name;
    }
    if (const auto& envelopes = sources.journal.envelopes; !envelopes.empty()) {
        document_.date = day_text(envelopes.back().time, request.wall);
    }
}

std::string Paper::text(std::string_view key, std::vector<MessagePart> parts) const {
    return render(Message{"reports." + std::string(key), std::move(parts)}, language());
}

Column Paper::column(std::string_view key, Justify justify, std::uint8_t share) const {
    return {text("column." + std::string(key)), justify, share};
}

Column Paper::column_if_any(std::string_view key, Justify justify, std::uint8_t share) const {
    Column found = column(key, justify, share);
    found.if_any = true;
    return found;
}

Column Paper::names(std::uint8_t share) const {
    return column(of_teams() ? "team" : "name", Justify::left, share);
}

Fact Paper::fact(std::string_view key, std::string value) const {
    return {text("fact." + std::string(key)), std::move(value)};
}

std::string Paper::name(EntryId entry) const {
    if (entry == no_entry) {
        return "–";
    }
    const Person& person = find_entry(state(), entry)->person;
    return language() == Language::en && !person.latin.empty() ? person.latin : person.name;
}

std::string Paper::number(EntryId entry) const {
    const auto number = number_of(stage_, entry);
    return number == pairing::nobody ? "" : std::to_string(number.value);
}

std::string Paper::rating(EntryId entry) const {
    const Entry* const found = find_entry(state(), entry);
    return found == nullptr || found->person.ratings.empty()
               ? ""
               : std::to_string(found->person.ratings.front().value);
}

std::string Paper::from(EntryId entry) const {
    const Entry* const found = find_entry(state(), entry);
    if (found == nullptr) {
        return "";
    }
    std::string where;
    for (const std::string& part :
         {found->person.club, found->person.region, found->person.federation}) {
        where += part.empty() ? "" : (where.empty() ? "" : ", ") + part;
    }
    return where;
}

std::string Paper::title(EntryId entry) const {
    const Entry* const found = find_entry(state(), entry);
    return found == nullptr ? "" : found->person.title;
}

std::string Paper::score(const Pairing& pairing) const {
    const auto games = settled_games(state(), stage_, pairing);
    if (games.size() == 1) {
        if (games.front().status == Status::adjourned) {
            return text("adjourned");
        }
        return games.front().status == Status::open
                   ? ""
                   : to_text(games.front(), state().settings.scale);
    }
    const PairScore score = score_of(state(), stage_, pairing);
    return score.complete ? fmt::format("{} : {}", kodeks::to_text(score.first_games),
                                        kodeks::to_text(score.second_games))
                          : "";
}

std::string Paper::system_name() const {
    return text("system." + std::string(ledger::word(stage_.settings.system)));
}

std::string Paper::tie_break(const std::string& code) const {
    if (!is_fide_tie_break(code)) {
        return render("tournament.tiebreak." + code, language());
    }
    std::string name = "tiebreak.name." + code.substr(0, code.find_first_of(":/"));
    if (!is_message_key(name)) {
        return code;
    }
    name = render(name, language());
    const std::string cut = "tiebreak.without." + code.substr(code.find('/') + 1);
    return fmt::format("{} ({}{})", code, name,
                       is_message_key(cut) ? ", " + render(cut, language()) : "");
}

void Paper::note(std::string_view key, rulebook::Articles articles,
                 std::vector<MessagePart> parts) {
    if (!articles.empty()) {
        add(Paragraph{text(key, std::move(parts)) + " " +
                          cited_text(articles, state().settings.edition),
                      Tone::small});
    }
}

void Paper::sign(std::initializer_list<std::string_view> roles) {
    Signatures signatures;
    for (const std::string_view role : roles) {
        const std::string shown = text("role." + std::string(role));
        // Of several in the same post nobody knows who will sign.
        const auto& officials = sources_.office.officials;
        const auto found = std::ranges::find(officials, shown, &Official::role);
        const bool one = std::ranges::count(officials, shown, &Official::role) == 1;
        signatures.lines.push_back({shown, one ? found->name : ""});
    }
    add(std::move(signatures));
}

Stage Paper::stage_after(RoundNumber rounds) const {
    Stage stage = stage_;
    stage.rounds.resize(std::min<std::size_t>(rounds, stage.rounds.size()));
    return stage;
}

void Paper::name_round() {
    document_.title += ", " + text("round", {{"n", std::to_string(request_.round)}});
}

std::string cited_text(rulebook::Articles articles, std::string_view edition) {
    std::string text;
    for (const std::string_view article : articles) {
        const std::string_view own = rulebook::own_id(edition, article);
        text += (text.empty() ? "[" : ", ") + std::string(own.empty() ? article : own);
    }
    return text.empty() ? text : text + "]";
}

std::string Paper::minute(ledger::UnixTime time) const {
    return day(wall_text(time, request_.wall));
}

std::string Paper::first_day() const {
    const auto& envelopes = sources_.journal.envelopes;
    return !sources_.office.first_day.empty() ? sources_.office.first_day
           : envelopes.empty()                ? ""
                                              : day_text(envelopes.front().time, request_.wall);
}

std::string Paper::last_day() const {
    return sources_.office.last_day.empty() ? document_.date : sources_.office.last_day;
}

std::string days_after(std::string_view day, std::int32_t days) {
    const auto time = ledger::read_unix_time(std::string(day) + "T00:00:00Z");
    return time ? day_text(ledger::UnixTime{time->value + days * day_ms}, {}) : "";
}

tl::unexpected<Message> nothing(std::string_view why) {
    return tl::unexpected(Message{"reports.nothing." + std::string(why), {}});
}

} // namespace kodeks::reports
