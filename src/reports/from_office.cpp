#include "reports/from_office.hpp"

#include "base/utf8.hpp"
#include "reports/office/filling.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::reports {

namespace {

// Latin, and the Cyrillic letters of Ukrainian and Russian.
char32_t capital_of(char32_t code) {
    const bool latin = code >= U'a' && code <= U'z';
    const bool cyrillic = code >= U'а' && code <= U'я';
    if (latin || cyrillic) {
        return code - 0x20;
    }
    const bool further = code >= U'ѐ' && code <= U'џ'; // є, і, ї, ё
    return further ? code - 0x50 : code == U'ґ' ? U'Ґ' : code;
}

} // namespace

std::string Filling::text(std::string_view key, std::vector<MessagePart> parts) const {
    return render(Message{"reports." + std::string(key), std::move(parts)}, language);
}

std::string in_brackets(const office::ArticleIds& articles) {
    return articles.empty() ? "" : fmt::format("[{}]", fmt::join(articles, ", "));
}

std::string with_space(const std::string& first, const std::string& second) {
    return first.empty() || second.empty() ? first + second : first + " " + second;
}

std::string shown(office::Moment moment) {
    std::string text = moment == office::no_moment ? "" : office::write_moment(moment);
    std::ranges::replace(text, 'T', ' ');
    return text;
}

std::string shown(office::Date date) {
    return date == office::no_date ? "" : office::write_date(date);
}

std::string capital(std::string_view text) {
    if (text.empty()) {
        return "";
    }
    const Decoded first = decode_utf8(text);
    std::string written;
    append_utf8(written, capital_of(first.code));
    return written.append(text.substr(first.bytes));
}

OfficeFacts facts_from(const std::vector<OfficeRecord>& records, const office::World& world,
                       const Request& request) {
    office::State state;
    for (const OfficeRecord& record : records) {
        apply(state, record.event);
    }
    Filling filling{records, state, world, request.language, request.wall};
    for (auto* fill : {fill_card, fill_regulations, fill_officials, fill_entries, fill_offences,
                       fill_protests, fill_decisions}) {
        fill(filling);
    }
    return std::move(filling.facts);
}

} // namespace kodeks::reports
