// A paper as data: what stands on it, not how it looks. Papers are pure functions that make a
// Document; one layout each turns it into text, HTML, CSV, XLSX and PDF (layout/). So a new paper
// is one function (papers/), and looks like all the others.
//
//     Document paper{Language::uk, "Пари туру"};
//     paper.add(Heading{"Тур 3"});
//     paper.add(Table{{{"Стіл", Justify::right}, {"Білі"}, {"Чорні"}}, rows});
//     const std::string html = to_html(paper);
//
// Texts come from people and may hold anything: layouts make them harmless, papers do not have to.
#pragma once

#include "base/message.hpp"
#include "base/one_of.hpp"
#include "games/setup.hpp"
#include "games/variant.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace kodeks::reports {

enum class Justify : std::uint8_t { left, right, centre };

struct Heading {
    std::string text;
    std::uint8_t level = 2; // 1 is the title of the paper
};

enum class Tone : std::uint8_t {
    plain,
    strong,
    small,   // a note below something
    display, // large and in the middle: names on certificates
    code,    // one column a letter, lines as they are: seeds, Braille
};

struct Paragraph {
    std::string text;
    Tone tone = Tone::plain;
};

// "Place: Kyiv". A fact without a value is a line to be filled in by hand.
struct Fact {
    std::string name;
    std::string value;
};

struct FactList {
    std::vector<Fact> facts;
};

struct Column {
    std::string title;
    Justify justify = Justify::left;
    std::uint8_t share = 0; // of the width that is left over; 0: as wide as its cells
    bool if_any = false;    // goes where no row has a word in it
};

struct Cell {
    std::string text;
    std::uint8_t span = 1; // columns

    Cell(std::string words = {}, std::uint8_t columns = 1) // NOLINT: a text is a cell
        : text(std::move(words)), span(columns) {}

    Cell(const char* words) : text(words) {} // NOLINT
};

struct Row {
    std::vector<Cell> cells; // their spans make up the columns of the table
    bool strong = false;     // a heading among the rows, a sum
};

struct Table {
    std::vector<Column> columns;
    std::vector<Row> rows{};
    std::string caption{};
    std::uint8_t name_column = 255; // whose cells name their row, for those who hear the table
    std::uint8_t row_mm = 0;        // the height of rows to be written into; 0: as high as the text

    void add(std::vector<Cell> cells) { rows.push_back({std::move(cells)}); }

    // Without the columns of which nobody has anything.
    void drop_idle();
};

struct Diagram {
    const games::Variant* variant = nullptr;
    games::Setup setup;
    std::string caption{};
};

// A code for a phone, with the text it holds beneath.
struct QrCode {
    std::string text;
    std::string caption{};
};

// Lines to sign on: whose signature, and the name where it is known.
struct Signatures {
    std::vector<Fact> lines;
};

struct PageBreak {};

struct Block : OneOf<Heading, Paragraph, FactList, Table, Diagram, QrCode, Signatures, PageBreak> {
    using OneOf::OneOf;
};

enum class Print : std::uint8_t {
    usual,
    large,  // for players with low vision
    framed, // a certificate: in the middle of a framed page
};

enum class Orientation : std::uint8_t { portrait, landscape };

// A4, as everywhere the five books are used, or smaller: a narrow slip has narrow margins.
struct Sheet {
    double width_mm = 210;
    double height_mm = 297;
    Orientation orientation = Orientation::portrait;
    Print print = Print::usual;

    double margin_mm() const { return width_mm < 100 ? 6 : print == Print::framed ? 30 : 15; }
};

struct Document {
    Language language = Language::en;
    std::string title;
    std::string subtitle{}; // the event
    Sheet sheet{};
    std::string date{}; // of what it shows, "2026-05-01"; part of the files' own dates
    std::vector<Block> blocks{};

    template <class One>
    void add(One block) {
        blocks.emplace_back(std::move(block));
    }
};

} // namespace kodeks::reports
