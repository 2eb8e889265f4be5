// One document in every form, read back by other programs.
#include "games/variant.hpp"
#include "reports/layout/layout.hpp"
#include "support/outside.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::reports {
namespace {

using test::text_of_pdf;

Document sample() {
    Document paper{Language::uk, "Пари туру 3", "Кубок міста"};
    paper.date = "2026-05-01";
    paper.add(Heading{"Розділ"});
    paper.add(Paragraph{"Їжак і ґанок: ½ очка."});
    paper.add(FactList{{{"Місце", "Київ"}, {"Дата", ""}}});
    Table table{{{"№", Justify::right}, {"Ім'я", Justify::left, 1}, {"Очки", Justify::right}}};
    table.name_column = 1;
    table.caption = "Таблиця";
    table.add({"1", "Бондаренко Анна", "2½"});
    table.add({"2", "Ткач Гліб", "10"});
    table.rows.push_back({{Cell("Разом", 2), "12½"}, true});
    paper.add(table);
    paper.add(Signatures{{{"Суддя", "Жук"}}});
    return paper;
}

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

std::string without_spaces(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n' || c == '\f'; });
    return text;
}

Document long_list(int rows) {
    Document paper{Language::en, "Start list", "Great Open"};
    Table table{{{"Nr", Justify::right}, {"Player", Justify::left, 1}, {"Rtg", Justify::right}}};
    for (int i = 1; i <= rows; ++i) {
        table.add(
            {std::to_string(i), fmt::format("Player Number {}", i), std::to_string(2800 - i / 3)});
    }
    paper.add(std::move(table));
    return paper;
}

TEST(ReportText, IsTheWholePaperInLines) {
    EXPECT_EQ(to_text(sample()), "Кубок міста\n"
                                 "Пари туру 3\n"
                                 "===========\n"
                                 "\n"
                                 "Розділ\n"
                                 "------\n"
                                 "\n"
                                 "Їжак і ґанок: ½ очка.\n"
                                 "\n"
                                 "Місце: Київ\n"
                                 "Дата: ______________________________\n"
                                 "\n"
                                 "Таблиця\n"
                                 "№  Ім'я             Очки\n"
                                 "-  ---------------  ----\n"
                                 "1  Бондаренко Анна    2½\n"
                                 "2  Ткач Гліб          10\n"
                                 "             Разом   12½\n"
                                 "\n"
                                 "Суддя: ______________________________ Жук\n");
}

TEST(ReportText, WrapsLongNamesInsideTheirColumn) {
    Document paper{Language::en, "T"};
    Table table{{{"No", Justify::right}, {"Name", Justify::left, 1}, {"P"}}};
    table.add({"1", std::string(30, 'a') + " " + std::string(30, 'b'), "x"});
    paper.add(table);
    EXPECT_EQ(to_text(paper, 40), "T\n=\n\n"
                                  "No  Name                               P\n"
                                  "--  ---------------------------------  -\n"
                                  " 1  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa     x\n"
                                  "    bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\n");
}

TEST(ReportHtml, SaysItsLanguageAndNamesRowsAndColumns) {
    const std::string page = to_html(sample());
    EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"uk\">")) << page.substr(0, 80);
    EXPECT_NE(page.find("<title>Пари туру 3 – Кубок міста</title>"), std::string::npos);
    EXPECT_NE(
        page.find("<caption>Таблиця</caption>\n<colgroup><col class=\"n\"><col><col class=\"n\">"
                  "</colgroup>\n<thead><tr><th scope=\"col\" class=\"r\">№</th>"
                  "<th scope=\"col\">Ім'я</th>"),
        std::string::npos);
    EXPECT_NE(page.find("<tr><td class=\"r\">1</td><th scope=\"row\">Бондаренко Анна</th>"
                        "<td class=\"r\">2½</td></tr>"),
              std::string::npos);
    EXPECT_NE(page.find("<tr class=\"strong\"><td colspan=\"2\" class=\"r\">Разом</td>"),
              std::string::npos);
    EXPECT_NE(page.find("@page { size: 210mm 297mm;"), std::string::npos);
    EXPECT_EQ(page.find("http://www.w3.org"), std::string::npos) << "needs nothing from outside";
}

TEST(ReportHtml, GivesEveryBoardItsOwnNames) {
    const games::Variant* const chess = games::find_variant("chess");
    Document paper{Language::en, "T"};
    paper.add(Diagram{chess, chess->start, "one"});
    paper.add(Diagram{chess, chess->start, "two"});
    const std::string page = to_html(paper);
    EXPECT_EQ(count_of(page, "id=\"t1\""), 1U);
    EXPECT_EQ(count_of(page, "id=\"t2\""), 1U);
    EXPECT_EQ(count_of(page, "id=\"title\""), 0U);
}

// Whatever people enter as a name stays a text in every form.
TEST(ReportLayouts, MakeHostileTextsHarmless) {
    Document paper{Language::en, "A <b>title</b>",
                   "\x01"
                   "Event\xff & \u202Eback"};
    Table table{{{"Name", Justify::left, 1}, {"Result"}}};
    table.add({"<script>alert(1)</script>", "+:-"});
    table.add({"=HYPERLINK(\"x\")", "-"});
    table.add({"+cmd|'/C calc'!A0", "line\nbreak\ttab"});
    paper.add(table);
    const std::string page = to_html(paper);
    EXPECT_EQ(page.find("<script"), std::string::npos);
    EXPECT_NE(page.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
    EXPECT_NE(page.find("<p class=\"event\">Event\uFFFD &amp; back</p>"), std::string::npos);
    EXPECT_EQ(to_csv(paper), "Name,Result\n"
                             "<script>alert(1)</script>,+:-\n"
                             "\"'=HYPERLINK(\"\"x\"\")\",-\n"
                             "'+cmd|'/C calc'!A0,line break tab\n");
    EXPECT_NE(to_text(paper).find("line break tab"), std::string::npos);
    EXPECT_NE(text_of_pdf(to_pdf(paper)).find("<script>alert(1)</script>"), std::string::npos);
}

TEST(ReportCsv, HoldsEveryTable) {
    Document paper = sample();
    paper.add(Table{{{"a"}, {"b"}}, {{{"1,5", "say \"x\""}}}});
    EXPECT_EQ(to_csv(paper), "Таблиця\n№,Ім'я,Очки\n1,Бондаренко Анна,2½\n2,Ткач Гліб,10\n"
                             "Разом,,12½\n\na,b\n\"1,5\",\"say \"\"x\"\"\"\n");
}

TEST(ReportPdf, HasItsTextItsTagsAndItsFontsInside) {
    const std::string bytes = to_pdf(sample());
    EXPECT_EQ(test::pdf_property(bytes, "Tagged"), "yes");
    EXPECT_EQ(test::pdf_property(bytes, "Pages"), "1");
    EXPECT_EQ(test::pdf_property(bytes, "Page size"), "595.276 x 841.89 pts (A4)");
    EXPECT_EQ(test::pdf_property(bytes, "Title"), "Пари туру 3");
    const test::PassingBytes file("fonts.pdf", bytes);
    const std::string fonts = test::printed_by("pdffonts " + file.name());
    EXPECT_EQ(count_of(fonts, " no  "), 0U) << fonts; // emb, sub and uni are all yes
    EXPECT_GE(count_of(fonts, "DejaVuSans"), 2U) << fonts;
    const std::string text = without_spaces(text_of_pdf(bytes));
    EXPECT_EQ(text, "КубокмістаПаритуру3РозділЇжакіґанок:½очка.МісцеКиївДатаТаблиця№Ім'яОчки1"
                    "БондаренкоАнна2½2ТкачГліб10Разом12½СуддяЖук01.05.2026Сторінка1з1");
}

// What a screen reader is told: the parts of the page, what headings name, which cells are wide.
TEST(ReportPdf, SaysWhatItsPartsAre) {
    const test::PassingBytes file("parts.pdf", to_pdf(sample()));
    EXPECT_EQ(test::printed_by("pdfinfo -struct-text " + file.name()),
              R"(Document
  P (block)
    "Кубок міста"
  H1 (block)
    "Пари туру 3"
  H2 (block)
    "Розділ"
  P (block)
    "Їжак і ґанок: ½ очка."
  P (block)
    "Місце Київ"
  P (block)
    "Дата"
  P (block)
    "Таблиця"
  Table (block)
    THead
      TR
        TH:
           /Scope /Column
          "№"
        TH:
           /Scope /Column
          "Ім'я"
        TH:
           /Scope /Column
          "Очки"
    TBody
      TR
        TD
          "1"
        TH:
           /Scope /Row
          "Бондаренко Анна"
        TD
          "2½"
      TR
        TD
          "2"
        TH:
           /Scope /Row
          "Ткач Гліб"
        TD
          "10"
      TR
        TH:
           /Scope /Row
           /ColSpan 2
          "Разом"
        TD
          "12½"
  P (block)
    "Суддя Жук"
)");
}

// A paragraph that goes on overleaf is one; what stands on every page is no part of it.
TEST(ReportPdf, KeepsAParagraphTogetherOverPages) {
    Document paper{Language::en, "Long"};
    std::string words;
    for (int i = 1; i <= 3000; ++i) {
        words += fmt::format("word{} ", i);
    }
    paper.add(Paragraph{words});
    const std::string bytes = to_pdf(paper);
    EXPECT_NE(test::pdf_property(bytes, "Pages"), "1");
    const test::PassingBytes file("overleaf.pdf", bytes);
    const std::string told =
        without_spaces(test::printed_by("pdfinfo -struct-text " + file.name()));
    EXPECT_EQ(count_of(told, "P(block)"), 1U);
    EXPECT_EQ(told.find("Page1"), std::string::npos);
    // Nor do words run into each other where a line or a page ends.
    const std::string heard = test::heard_in_pdf(bytes);
    EXPECT_EQ(without_spaces(heard), without_spaces("Long" + words));
    for (int i = 1; i <= 3000; ++i) {
        EXPECT_EQ(count_of(heard, fmt::format(" word{} ", i)), 1U) << i;
    }
}

TEST(ReportPdf, TellsADiagramInWords) {
    Document paper{Language::en, "Board"};
    const games::Variant& chess = *games::find_variant("chess");
    paper.add(Diagram{&chess, chess.start, ""});
    const test::PassingBytes file("board.pdf", to_pdf(paper));
    const std::string words = test::printed_by(
        "/usr/bin/python3 -c \"import re,sys,zlib\n"
        "bytes=open(sys.argv[1],'rb').read()\n"
        "for part in re.findall(rb'stream\\n(.*?)\\nendstream',bytes,re.S):\n"
        "    for text in re.findall(rb'/Alt<FEFF([0-9A-F]*)>',zlib.decompress(part)):\n"
        "        print(bytearray.fromhex(text.decode()).decode('utf-16-be'))\" " +
        file.name());
    EXPECT_EQ(words.substr(0, 40), "Row 8: a8 black rook, b8 black knight, c");
}

// Letters that the font does not have are boxes on paper, and the right text when copied.
TEST(ReportPdf, KeepsTheTextOfLettersTheFontDoesNotHave) {
    Document paper{Language::en, "Names"};
    paper.add(Paragraph{"Xie 谢军 (China)"});
    EXPECT_NE(text_of_pdf(to_pdf(paper)).find("Xie 谢军 (China)"), std::string::npos);
}

// The letters of programs have no Braille: a page of it is not left white.
TEST(ReportPdf, ShowsBrailleInAFontThatHasIt) {
    const auto fonts = [](const char* text) {
        Document paper{Language::en, "Braille"};
        paper.add(Paragraph{text, Tone::code});
        const test::PassingBytes file("braille.pdf", to_pdf(paper));
        return test::printed_by("pdffonts " + file.name());
    };
    EXPECT_NE(fonts("1. e4").find("DejaVuSansMono"), std::string::npos);
    EXPECT_EQ(fonts("1. ⠑⠲").find("DejaVuSansMono"), std::string::npos);
}

TEST(ReportPdf, IsTheSameEveryTime) {
    EXPECT_EQ(to_pdf(sample()), to_pdf(sample()));
}

TEST(ReportPdf, RepeatsHeadingsAndNumbersItsPages) {
    const std::string bytes = to_pdf(long_list(3000));
    const std::string text = text_of_pdf(bytes);
    const auto pages = count_of(text, "\f");
    EXPECT_GT(pages, 30U);
    EXPECT_EQ(test::pdf_property(bytes, "Pages"), std::to_string(pages));
    EXPECT_EQ(count_of(text, "Rtg"), pages);
    for (std::size_t page = 1; page <= pages; ++page) {
        EXPECT_EQ(count_of(text, fmt::format("Page {} of {}\n", page, pages)), 1U);
    }
    for (int i = 1; i <= 3000; ++i) {
        EXPECT_EQ(count_of(text, fmt::format("Player Number {} ", i)), 1U);
    }
    // To the ear it is one table with its headings once.
    const test::PassingBytes file("list.pdf", bytes);
    const std::string told = test::printed_by("pdfinfo -struct-text " + file.name());
    EXPECT_EQ(count_of(told, "Table (block)"), 1U);
    EXPECT_EQ(count_of(told, "\"Rtg\""), 1U);
    EXPECT_EQ(count_of(told, "Player Number"), 3000U);
}

TEST(ReportPdf, KeepsEveryLetterOfALongName) {
    std::string name;
    for (int i = 0; i < 60; ++i) {
        name += fmt::format("{:05}", i);
    }
    Document paper = long_list(3);
    paper.blocks[0].get<Table>().add({"4", name, "1"});
    EXPECT_NE(without_spaces(text_of_pdf(to_pdf(paper))).find("4" + name.substr(0, 40)),
              std::string::npos);
    std::string digits = without_spaces(text_of_pdf(to_pdf(paper)));
    EXPECT_NE(digits.find(name.substr(295)), std::string::npos);
}

// A line may end after a hyphen of a name, not inside of a day.
TEST(ReportPdf, KeepsADayOnOneLine) {
    Document paper{Language::en, "Days"};
    std::string days;
    for (int i = 10; i < 60; ++i) {
        days += fmt::format("{}from-2026-12-{}", i == 10 ? "" : "-or-", i);
    }
    paper.add(Paragraph{days});
    const std::string text = text_of_pdf(to_pdf(paper));
    for (int i = 10; i < 60; ++i) {
        EXPECT_EQ(count_of(text, fmt::format("2026-12-{}", i)), 1U) << text;
    }
    EXPECT_GT(count_of(text, "-\n"), 3U) << text;
}

TEST(ReportPdf, FitsTablesOfManyColumns) {
    Document paper{Language::en, "Wide"};
    Table table{{{"Name", Justify::left, 1}}};
    std::vector<Cell> cells = {"Somebody"};
    for (int i = 1; i <= 60; ++i) {
        table.columns.push_back({std::to_string(i), Justify::centre});
        cells.emplace_back("1");
    }
    table.add(cells);
    paper.add(table);
    EXPECT_EQ(count_of(without_spaces(text_of_pdf(to_pdf(paper))), "Somebody111111111111"), 1U);
}

TEST(ReportPdf, OfNothingIsAPage) {
    EXPECT_EQ(test::pdf_property(to_pdf(Document{Language::en, "Empty"}), "Pages"), "1");
}

TEST(ReportXlsx, IsReadByAnotherProgram) {
    const test::PassingBytes file("paper.xlsx", "");
    ASSERT_TRUE(write_xlsx(sample(), file.name()));
    EXPECT_EQ(test::cells_of_xlsx(file.name()), "Кубок міста\n"
                                                "Пари туру 3\n"
                                                "\n"
                                                "Розділ\n"
                                                "Їжак і ґанок: ½ очка.\n"
                                                "Місце||Київ\n"
                                                "Дата\n"
                                                "\n"
                                                "Таблиця\n"
                                                "№|Ім'я|Очки\n"
                                                "1|Бондаренко Анна|2.5\n"
                                                "2|Ткач Гліб|10\n"
                                                "Разом||12.5\n"
                                                "\n"
                                                "Суддя||Жук\n");
}

TEST(ReportXlsx, WritesNoFormulas) {
    Document paper{Language::en, "T"};
    paper.add(Table{{{"n", Justify::right}}, {{{"=1+1"}}, {{"007"}}, {{"-1½"}}}});
    const test::PassingBytes file("paper.xlsx", "");
    ASSERT_TRUE(write_xlsx(paper, file.name()));
    EXPECT_EQ(test::cells_of_xlsx(file.name()), "T\n\nn\n=1+1\n007\n-1.5\n");
    EXPECT_FALSE(write_xlsx(paper, "no/such/folder/paper.xlsx"));
}

TEST(ReportForms, AreKnownByName) {
    for (const char* name : {"txt", "html", "csv", "xlsx", "pdf"}) {
        ASSERT_TRUE(form_named(name));
        EXPECT_EQ(name_of(*form_named(name)), name);
    }
    EXPECT_FALSE(form_named("doc"));
}

} // namespace
} // namespace kodeks::reports
