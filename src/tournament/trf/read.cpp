#include "tournament/trf/read.hpp"

#include "base/utf8.hpp"
#include "tournament/trf/consistency.hpp"
#include "tournament/trf/record_readers.hpp"

#include <algorithm>
#include <array>

namespace kodeks::tournament::trf {

namespace {

// Bytes that are no UTF-8 are read as Latin-1, the old habit of such files.
std::string from_latin1(std::string_view text) {
    std::string out;
    for (const char c : text) {
        append_utf8(out, static_cast<unsigned char>(c));
    }
    return out;
}

// Lines end with CR, LF or both.
std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    std::size_t at = 0;
    while (at < text.size() && lines.size() <= lines_max) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        lines.push_back(text.substr(at, end - at));
        const bool both = text.substr(end).starts_with("\r\n");
        at = end + (both ? 2 : 1);
    }
    return lines;
}

Fault whole_fault(std::string key, std::uint32_t line) {
    return {Message{std::move(key), {}}, "", {line, 0}, ""};
}

constexpr std::array<std::string_view, 19> text_codes = {
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102",
    "112", "122", "172", "182", "192", "202", "212", "222", "352"};

using Reader = std::optional<Fault> (*)(const Columns&, Reading&);

struct Entry {
    std::string_view code;
    Reader reader;
};

constexpr std::array<Entry, 28> readers = {{{"001", read_player},
                                            {"013", read_old_team},
                                            {"132", read_dates},
                                            {"142", read_rounds},
                                            {"152", read_initial},
                                            {"162", read_points},
                                            {"240", read_byes},
                                            {"250", read_acceleration},
                                            {"260", read_prohibited},
                                            {"299", read_abnormal},
                                            {"300", read_line_up},
                                            {"310", read_team},
                                            {"320", read_team_byes},
                                            {"330", read_forfeited},
                                            {"362", read_match_points},
                                            {"XXR", read_rounds},
                                            {"XXC", read_extended_initial},
                                            {"XXA", read_virtual_points},
                                            {"XXP", read_extended_prohibited},
                                            {"XXZ", read_extended_absent},
                                            {"XXS", read_extended_points},
                                            {"BBW", read_bb_points},
                                            {"BBD", read_bb_points},
                                            {"BBL", read_bb_points},
                                            {"BBZ", read_bb_points},
                                            {"BBF", read_bb_points},
                                            {"BBU", read_bb_points},
                                            {"###", read_comment}}};

std::optional<Fault> read_line(const Columns& line, Reading& reading) {
    const std::string code = {line.at(1), line.at(2), line.at(3)};
    const auto* entry = std::ranges::find(readers, code, &Entry::code);
    if (entry != readers.end() && (line.at(4) == ' ' || code == "###")) {
        return entry->reader(line, reading);
    }
    if (entry != readers.end()) {
        return line.fault("trf.cell.shifted", 4);
    }
    if (std::ranges::find(text_codes, code) != text_codes.end() && line.at(4) == ' ') {
        reading.document.texts[code].push_back(line.rest(5));
        reading.text_lines.emplace(code, line.number());
    } else if (!line.rest(1).empty()) {
        read_comment(line, reading);
    }
    return std::nullopt;
}

} // namespace

Result<Reading> read(std::string_view text) {
    Reading reading;
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    std::string converted;
    if (first_invalid_byte(text)) {
        converted = from_latin1(text);
        text = converted;
        reading.remarks.push_back({Message{"trf.latin1", {}}, {}});
    }
    const auto lines = lines_of(text);
    if (lines.size() > lines_max) {
        return tl::unexpected(whole_fault("trf.too_many_lines", 0));
    }
    for (std::uint32_t at = 0; at < lines.size(); ++at) {
        if (lines[at].size() > line_columns_max || lines[at].find('\0') != std::string_view::npos) {
            return tl::unexpected(whole_fault("trf.bad_line", at + 1));
        }
        if (auto fault = read_line(Columns(lines[at], at + 1), reading)) {
            return tl::unexpected(std::move(*fault));
        }
    }
    apply_extended_points(reading);
    if (auto fault = settle(reading)) {
        return tl::unexpected(std::move(*fault));
    }
    return reading;
}

} // namespace kodeks::tournament::trf
