// embed WHAT ROOT OUT: turns checked data files into C++ source, or says what is wrong with them.
#include "lib/catalogue.hpp"
#include "lib/conformance.hpp"
#include "lib/files.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <map>

#include <fmt/format.h>

namespace {

using namespace kodeks::tools;
namespace fs = std::filesystem;

std::string literal(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
        }
        out += c;
    }
    return out + '"';
}

// Prints what is wrong and stops the build.
void require_sound(const std::vector<Finding>& findings) {
    for (const Finding& finding : findings) {
        fmt::print(stderr, "{}\n", describe(finding));
    }
    if (!findings.empty()) {
        throw std::runtime_error("the data is not sound; mend the lines named above");
    }
}

// The articles in the order of the books.
std::string article_rows(const Catalogue& catalogue, const std::map<std::string, int>& proofs,
                         const std::map<std::string, std::string>& undecidable) {
    std::string out = "constexpr Article table[] = {\n";
    for (const Rulebook& book : catalogue.rulebooks) {
        for (const CatalogueRow& row : book.rows) {
            const auto proof = proofs.find(row.id);
            const auto reason = undecidable.find(row.id);
            out += fmt::format("{{{}, {}, ArticleKind::{}, {}, {}, {}}},\n", literal(row.id),
                               literal(book.edition), row.kind, literal(row.summary),
                               proof == proofs.end() ? 0 : proof->second,
                               literal(reason == undecidable.end() ? "" : reason->second));
        }
    }
    return out + "};\n";
}

// Positions in the table of articles, sorted by id, for binary search.
std::string id_index(const Catalogue& catalogue) {
    std::map<std::string, std::size_t> position_of;
    for (const Rulebook& book : catalogue.rulebooks) {
        for (const CatalogueRow& row : book.rows) {
            position_of.emplace(row.id, position_of.size());
        }
    }
    std::string out = "constexpr std::uint16_t by_id[] = {\n";
    for (const auto& [id, position] : position_of) {
        out += fmt::format("{},\n", position);
    }
    return out + "};\n";
}

std::string book_rows(const Catalogue& catalogue) {
    std::string out = "constexpr Book book_table[] = {\n";
    std::size_t first = 0;
    for (const Rulebook& book : catalogue.rulebooks) {
        out +=
            fmt::format("{{{}, {}, {{{}, {}, {}}}, std::span(table).subspan({}, {}), {}}},\n",
                        literal(book.edition), literal(book.prefix), literal(book.titles[0]),
                        literal(book.titles[1]), literal(book.titles[2]), first, book.rows.size(),
                        book.regulations ? "BookKind::regulations" : "BookKind::rulebook");
        first += book.rows.size();
    }
    return out + "};\n";
}

std::string articles_source(const fs::path& root) {
    const Catalogue catalogue = read_catalogue(root);
    const auto undecidable = read_undecidable(root);
    std::vector<Finding> findings = catalogue.findings;
    for (const auto& [id, reason] : undecidable) {
        if (!catalogue.has(id)) {
            findings.push_back({"data/undecidable.tsv", 0, "no article '" + id + "'"});
        }
    }
    require_sound(findings);
    return "#include \"rulebook/book.hpp\"\n\nnamespace kodeks::rulebook {\nnamespace {\n" +
           article_rows(catalogue, read_proof_counts(root), undecidable) + id_index(catalogue) +
           book_rows(catalogue) +
           "}\nstd::span<const Article> articles() { return table; }\n"
           "std::span<const std::uint16_t> articles_by_id() { return by_id; }\n"
           "std::span<const Book> books() { return book_table; }\n}\n";
}

std::string citations_source(const fs::path& root) {
    struct Cited {
        std::string id;
        std::string file;
        int line;
    };

    const Catalogue catalogue = read_catalogue(root);
    const std::vector<std::string> prefixes = catalogue.prefixes();
    std::vector<Cited> cited;
    for (const std::string& file : files_below(root, "src", {".cpp", ".hpp"})) {
        const std::string text = read_file(root / file);
        int line = 0;
        for (const std::string_view row : split(text, '\n')) {
            ++line;
            for (std::string& id : ids_in(row, prefixes)) {
                if (catalogue.has(id)) { // unknown ids are reported by tidy, with advice
                    cited.push_back({std::move(id), file, line});
                }
            }
        }
    }
    std::ranges::stable_sort(cited, {}, &Cited::id);
    std::string out = "#include \"rulebook/article.hpp\"\n\nnamespace kodeks::rulebook {\n"
                      "namespace {\nconstexpr Citation table[] = {\n";
    for (const Cited& row : cited) {
        out += fmt::format("{{{}, {}, {}}},\n", literal(row.id), literal(row.file), row.line);
    }
    return out + "};\n}\nstd::span<const Citation> citations() { return table; }\n}\n";
}

std::string messages_source(const fs::path& root) {
    const Translations translations = read_translations(root);
    require_sound(translations.findings);
    std::string out = "#include \"base/message_table.hpp\"\n\nnamespace kodeks {\n"
                      "namespace {\nconstexpr MessageRow table[] = {\n";
    for (const Translation& row : translations.rows) {
        out += fmt::format("{{{}, {{{}, {}, {}}}}},\n", literal(row.key), literal(row.en),
                           literal(row.uk), literal(row.ru));
    }
    return out + "};\n}\nstd::span<const MessageRow> message_table() { return table; }\n}\n";
}

int run(std::string_view what, const fs::path& root, const fs::path& out) {
    if (what == "articles") {
        write_if_changed(out, articles_source(root));
    } else if (what == "citations") {
        write_if_changed(out, citations_source(root));
    } else if (what == "messages") {
        write_if_changed(out, messages_source(root));
    } else {
        fmt::print(stderr, "embed: what is '{}'?\n", what);
        return 2;
    }
    fs::last_write_time(out, fs::file_time_type::clock::now());
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        fmt::print(stderr, "usage: embed articles|citations|messages ROOT OUT\n");
        return 2;
    }
    try {
        return run(argv[1], argv[2], argv[3]);
    } catch (const std::exception& error) {
        fmt::print(stderr, "embed: {}\n", error.what());
        return 1;
    }
}
