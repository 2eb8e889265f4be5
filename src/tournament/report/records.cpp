#include "tournament/report/records.hpp"

#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/state/birth.hpp"
#include "tournament/trf/columns.hpp"
#include "tournament/trf/write.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::tournament {

namespace {

// As the report's own record says it.
Person born_in(const trf::PlayerRecord& record) {
    Person person;
    read_birth(record.birth, person);
    return person;
}

} // namespace

std::string entered_name(const trf::PlayerRecord& record) {
    return record.name.empty() ? std::to_string(record.rank) : record.name;
}

Person person_of(const trf::PlayerRecord& record) {
    Person person = born_in(record);
    person.name = entered_name(record);
    person.federation = record.federation;
    person.sex = record.sex == 'w' ? Sex::female : record.sex == 'm' ? Sex::male : Sex::unknown;
    if (record.rating) {
        person.ratings = {{"FIDE", static_cast<std::int32_t>(*record.rating)}};
    }
    person.title = record.title;
    person.federation_id = record.fide_id;
    return person;
}

trf::PlayerRecord record_of(const Person& person, trf::StartingRank rank,
                            const trf::PlayerRecord* imported) {
    trf::PlayerRecord record;
    record.rank = rank;
    record.sex = person.sex == Sex::female ? 'w' : person.sex == Sex::male ? 'm' : ' ';
    record.title = person.title;
    record.name = person.latin.empty() ? person.name : person.latin;
    if (!person.ratings.empty()) {
        record.rating = static_cast<std::uint32_t>(person.ratings.front().value);
    }
    record.federation = person.federation;
    record.fide_id = person.federation_id;
    record.birth = birth_text(person, '/');
    if (imported != nullptr) {
        const bool same_birth = birth_text(born_in(*imported)) == birth_text(person);
        const bool same_name = person.name == entered_name(*imported) && person.latin.empty();
        record.birth = same_birth ? imported->birth : record.birth;
        record.name = same_name ? imported->name : record.name;
    }
    return record;
}

char letter_of(RequestedBye bye) {
    return bye == RequestedBye::full ? 'F' : bye == RequestedBye::half ? 'H' : 'Z';
}

char announced_letter(const Stage& stage, EntryId entry, RoundNumber round) {
    return is_announced(stage.full_byes, entry, round)   ? 'F'
           : is_announced(stage.half_byes, entry, round) ? 'H'
                                                         : 'Z';
}

Mark mark_of(char result) {
    switch (result) {
    case '1':
    case 'W':
        return Mark::win;
    case '=':
    case 'D':
        return Mark::draw;
    case '+':
        return Mark::plus;
    case '-':
        return Mark::minus;
    default:
        return Mark::loss;
    }
}

char letter_of(Mark own) {
    switch (own) {
    case Mark::win:
        return '1';
    case Mark::draw:
        return '=';
    case Mark::loss:
        return '0';
    case Mark::plus:
        return '+';
    case Mark::minus:
        break;
    }
    return '-';
}

trf::Tenths tenths_of(Points points) {
    return {points.value / tenths_of_points(1).value};
}

Points points_from(trf::Tenths tenths) {
    return tenths_of_points(tenths.value);
}

rulebook::Scale scale_of(const trf::GamePoints& points) {
    return {points_from(points.win), points_from(points.draw), points_from(points.loss)};
}

trf::GamePoints points_of(const rulebook::Scale& scale) {
    return {.win = tenths_of(scale.win),
            .draw = tenths_of(scale.draw),
            .loss = tenths_of(scale.loss),
            .zero_bye = {0},
            .forfeit_loss = tenths_of(scale.forfeit.value_or(scale.loss)),
            .half_bye = tenths_of(scale.draw),
            .full_bye = tenths_of(scale.win),
            .allocated_bye = tenths_of(scale.win),
            .unknown = tenths_of(scale.draw)};
}

std::vector<std::string> kept_lines(const trf::Document& document) {
    const std::string text = trf::write(document, trf::LineEnd::lf);
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string joined_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + '\n';
    }
    return text;
}

EventSettings event_of(const trf::Document& document, std::string edition, std::int32_t year) {
    EventSettings settings;
    const std::string name = document.text("012");
    settings.name = name.empty() ? "TRF" : name;
    settings.edition = std::move(edition);
    const auto day = trf::first_day(document);
    const auto dated = day ? trf::number_from(day->substr(0, 4)) : std::nullopt;
    settings.year = dated ? static_cast<std::int32_t>(*dated) : year;
    settings.scale = scale_of(document.points);
    return settings;
}

bool is_schedule(const trf::Document& document) {
    return trf::tournament_type(document).find("ROUNDROBIN") != std::string::npos;
}

std::uint32_t cycles_of(const trf::Document& document) {
    const std::string type = trf::tournament_type(document);
    return type.find("DOUBLE") != std::string::npos || type.ends_with("_G2") ? 2 : 1;
}

std::vector<std::string> listed_tie_breaks(const trf::Document& document) {
    const std::string order = document.text("212");
    const auto codes = fide_tiebreak::known_codes_in(order.empty() ? document.text("202") : order);
    std::vector<std::string> list;
    for (const fide_tiebreak::Code& code : codes.list) {
        if (code.name != "PTS") {
            list.push_back(fide_tiebreak::to_text(code));
        }
    }
    return list;
}

} // namespace kodeks::tournament
