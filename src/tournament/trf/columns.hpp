// One line of a report file by columns. Columns count characters from 1; a short line means blank
// fields; tabs are blanks.
#pragma once

#include "tournament/trf/document.hpp"

#include <initializer_list>
#include <string_view>

namespace kodeks::tournament::trf {

class Columns {
public:
    Columns(std::string_view line, std::uint32_t number);

    // The same line with columns counting bytes, as some programs do.
    Columns by_bytes() const;
    bool has_wide_characters() const;

    std::uint32_t number() const { return number_; }

    std::size_t size() const { return characters_.size(); }

    char at(std::size_t column) const; // a blank when it is not ASCII or behind the end
    std::string text(std::size_t from, std::size_t to) const; // without blanks around it
    std::string rest(std::size_t from) const;
    std::string verbatim() const; // the whole line without blanks at its end

    bool is_blank(std::size_t from, std::size_t to) const;

    // Says where one of the columns between the fields is not blank: what stands there would be cut
    // off from its field.
    std::optional<Fault> gap_fault(std::initializer_list<std::size_t> gaps) const;
    std::optional<std::uint32_t> number(std::size_t from, std::size_t to) const;
    // "1.5", "2", "-0.5"; a comma is a decimal mark too.
    std::optional<Tenths> points(std::size_t from, std::size_t to) const;

    Fault fault(std::string key, std::size_t column) const;
    Remark remark(std::string key, std::size_t column, std::vector<MessagePart> parts = {}) const;

private:
    std::string line_;
    std::uint32_t number_;
    std::u32string characters_;
};

std::optional<Tenths> points_from(std::string_view text);
std::optional<std::uint32_t> number_from(std::string_view text);

} // namespace kodeks::tournament::trf
