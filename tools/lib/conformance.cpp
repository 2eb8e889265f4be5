#include "lib/conformance.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

constexpr std::array<std::string_view, 8> kinds = {"engine",         "referee",     "tournament",
                                                   "correspondence", "composition", "record",
                                                   "physical",       "info"};

bool is_checklist(std::string_view kind) {
    return kind == "physical" || kind == "info";
}

struct Counts {
    int total = 0;
    int proved = 0;
    int named = 0;
    int checklist = 0;
    int undecidable = 0;
    int open = 0;

    void add(const Counts& other) {
        total += other.total;
        proved += other.proved;
        named += other.named;
        checklist += other.checklist;
        undecidable += other.undecidable;
        open += other.open;
    }
};

enum class State : std::uint8_t { proved, named, checklist, undecidable, open };

// A pair of tildes would strike out what stands between them.
std::string in_prose(std::string_view id) {
    std::string out;
    for (const char c : id) {
        out += c == '~' ? "\\~" : std::string(1, c);
    }
    return out;
}

struct Judge {
    const Proven& proven;
    const std::map<std::string, std::string>& undecidable;

    State state_of(const CatalogueRow& row) const {
        // What an edition took over unchanged stands where the older article stands.
        const auto same = row.same_articles();
        const auto any_in = [&](const auto& ids) {
            return std::ranges::any_of(same, [&](const auto& id) { return ids.contains(id); });
        };
        if (any_in(proven.tests)) {
            return State::proved;
        }
        if (any_in(proven.naming)) {
            return State::named;
        }
        if (any_in(undecidable)) {
            return State::undecidable;
        }
        return is_checklist(row.kind) ? State::checklist : State::open;
    }

    Counts count(const Rulebook& book, std::string_view kind) const {
        Counts counts;
        for (const CatalogueRow& row : book.rows) {
            if (row.kind == kind) {
                const State state = state_of(row);
                counts.add({1, state == State::proved, state == State::named,
                            state == State::checklist, state == State::undecidable,
                            state == State::open});
            }
        }
        return counts;
    }

    std::string ids_of(const Rulebook& book, State state) const {
        std::string ids;
        for (const CatalogueRow& row : book.rows) {
            if (state_of(row) == state) {
                ids += (ids.empty() ? "" : " ") + in_prose(row.id);
            }
        }
        return ids;
    }
};

std::string table_row(std::string_view name, const Counts& counts) {
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", name, counts.total, counts.proved,
                       counts.named, counts.checklist, counts.undecidable, counts.open);
}

std::string folded(std::string_view title, const std::string& ids) {
    return ids.empty()
               ? ""
               : fmt::format("\n<details><summary>{}</summary>\n\n{}\n\n</details>\n", title, ids);
}

std::string book_section(const Rulebook& book, const Judge& judge, Counts& total) {
    std::string out =
        fmt::format("\n## {} ({}:)\n\n"
                    "| kind | total | proved | named | checklist | not by software | open |\n"
                    "|---|---|---|---|---|---|---|\n",
                    book.edition, book.prefix);
    Counts sum;
    for (const std::string_view kind : kinds) {
        const Counts counts = judge.count(book, kind);
        if (counts.total > 0) {
            out += table_row(kind, counts);
            sum.add(counts);
        }
    }
    total.add(sum);
    out += table_row("**all**", sum);
    return out + folded("Named articles", judge.ids_of(book, State::named)) +
           folded("Open articles", judge.ids_of(book, State::open));
}

// Tests in which a word that was typed in came back with its label, and the labels.
struct Echoes {
    std::set<std::string> tests;
    std::set<std::string> decisions;
};

// Two labels, such as granted and refused, show that something is decided; one names the article.
void sort_out(const std::map<std::string, Echoes>& echoes, Proven& proven) {
    for (const auto& [article, heard] : echoes) {
        if (proven.tests.contains(article) || heard.decisions.size() > 1) {
            proven.tests[article].insert(heard.tests.begin(), heard.tests.end());
        } else {
            proven.naming[article] = heard.tests;
        }
    }
}

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

Proven read_proofs(const std::filesystem::path& folder) {
    Proven proven;
    std::map<std::string, Echoes> echoes;
    for (const std::string& file : files_below(folder, ".", {".tsv"})) {
        const std::string text = read_file(folder / file);
        for (const std::string_view row : split(text, '\n')) {
            const auto cells = split(row, '\t');
            if (cells.size() < 2) {
                continue;
            }
            if (cells[0] == "#passed") {
                proven.passed += number_in(cells[1]);
            } else if (cells[0] == "#failed") {
                proven.failed += number_in(cells[1]);
            } else if (cells[0].starts_with('#')) {
                continue; // about the tests, not about articles
            } else if (cells.size() == 2) {
                proven.tests[std::string(cells[0])].insert(std::string(cells[1]));
            } else {
                Echoes& heard = echoes[std::string(cells[0])];
                heard.tests.insert(std::string(cells[1]));
                heard.decisions.insert(cells.begin() + 2, cells.end());
            }
        }
    }
    sort_out(echoes, proven);
    return proven;
}

std::map<std::string, std::string> read_undecidable(const std::filesystem::path& root) {
    std::map<std::string, std::string> reasons;
    const auto path = root / "data/undecidable.tsv";
    if (!std::filesystem::exists(path)) {
        return reasons;
    }
    const std::string text = read_file(path);
    for (const std::string_view row : split(text, '\n')) {
        const auto cells = split(row, '\t');
        if (cells.size() == 2 && cells[0] != "article") {
            reasons.emplace(cells[0], cells[1]);
        }
    }
    return reasons;
}

std::string conformance_table(const Proven& proven) {
    std::string out = "article\ttest\tstanding\n";
    for (const auto& [article, tests] : proven.tests) {
        for (const std::string& test : tests) {
            out += fmt::format("{}\t{}\tproved\n", article, test);
        }
    }
    for (const auto& [article, tests] : proven.naming) {
        for (const std::string& test : tests) {
            out += fmt::format("{}\t{}\tnamed\n", article, test);
        }
    }
    return out;
}

std::string conformance_page(const Catalogue& catalogue, const Proven& proven,
                             const std::map<std::string, std::string>& undecidable) {
    const Judge judge{proven, undecidable};
    Counts total;
    Counts beside;
    std::string sections;
    for (const Rulebook& book : catalogue.rulebooks) {
        sections += book_section(book, judge, book.regulations ? beside : total);
    }
    std::string out =
        "# Conformance: which articles are proved\n\n"
        "Made by `./check --update` from the tests that passed; do not edit. An article "
        "is *proved* when a\npassing test cites it, *named* when the tests only show that a word "
        "typed in (a report, a request,\na question, an appeal) comes back with its label, "
        "*checklist* when it is a matter "
        "for people (physical things, remarks of the\nbook about itself), *open* "
        "otherwise. An article that a younger edition\ntook over unchanged stands where "
        "the older one stands. `kodeks rules show ID` explains one article;\nwhich tests "
        "prove it stands in `data/conformance.tsv`.\n\n"
        "| rulebooks | total | proved | named | checklist | not by software | open |\n"
        "|---|---|---|---|---|---|---|\n";
    out += table_row("all five", total);
    out += beside.total > 0 ? table_row("regulations beside them", beside) : "";
    out += sections;
    if (!undecidable.empty()) {
        out += "\n## Not decidable by software\n\n| article | why |\n|---|---|\n";
        for (const auto& [article, reason] : undecidable) {
            out += fmt::format("| {} | {} |\n", in_prose(article), reason);
        }
    }
    return out;
}

} // namespace kodeks::tools
