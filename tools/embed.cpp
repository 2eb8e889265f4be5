// embed WHAT ROOT OUT: turns checked data files into C++ source, or says what is wrong with them.
#include "base/message_table.hpp"
#include "lib/books.hpp"
#include "lib/catalogue.hpp"
#include "lib/conformance.hpp"
#include "lib/files.hpp"
#include "lib/literal.hpp"
#include "lib/originals.hpp"
#include "search_index.hpp"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <exception>
#include <map>

#include <fmt/format.h>

namespace {

using namespace kodeks::tools;
namespace fs = std::filesystem;

// Prints what is wrong and stops the build.
void require_sound(const std::vector<Finding>& findings) {
    for (const Finding& finding : findings) {
        fmt::print(stderr, "{}\n", describe(finding));
    }
    if (!findings.empty()) {
        throw std::runtime_error("the data is not sound; mend the lines named above");
    }
}

// What is known about an article beside its row. An article taken over unchanged from an older
// edition is proved by that one's tests too, and as far beyond software.
struct Known {
    std::map<std::string, int> proofs;
    std::map<std::string, int> naming;
    std::map<std::string, std::string> undecidable;

    static int count_of(const CatalogueRow& row, const std::map<std::string, int>& tests) {
        int sum = 0;
        for (const std::string& id : row.same_articles()) {
            sum += own_count(id, tests);
        }
        return sum;
    }

    static int own_count(const std::string& id, const std::map<std::string, int>& tests) {
        const auto found = tests.find(id);
        return found == tests.end() ? 0 : found->second;
    }

    std::string reason_of(const CatalogueRow& row) const {
        for (const std::string& id : row.same_articles()) {
            if (const auto found = undecidable.find(id); found != undecidable.end()) {
                return found->second;
            }
        }
        return "";
    }
};

// The articles in the order of the books.
std::string article_rows(const Catalogue& catalogue, const Known& known, LongText& text) {
    std::string out = "constexpr PlacedArticle placed[] = {\n";
    for (const Rulebook& book : catalogue.rulebooks) {
        for (const CatalogueRow& row : book.rows) {
            const int proofs = known.count_of(row, known.proofs);
            const bool inherited = !row.lineage.empty();
            out += fmt::format(
                "{{{}, {}, ArticleKind::{}, {}, {}, {}, {}, {}, {}, {{{{{}, {}}}}}, {}}},\n",
                text.place(row.id), text.place(book.edition), row.kind, text.place(row.summary),
                proofs, text.place(known.reason_of(row)),
                text.place(inherited ? row.lineage.front() : ""), inherited && row.unchanged == 0,
                proofs - known.own_count(row.id, known.proofs), text.place(row.translated[0]),
                text.place(row.translated[1]), known.count_of(row, known.naming));
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
    std::string out = "std::array<Book, " + std::to_string(catalogue.rulebooks.size()) +
                      "> all_books() {\nconst auto table = articles();\nreturn {{\n";
    std::size_t first = 0;
    for (const Rulebook& book : catalogue.rulebooks) {
        out += fmt::format("{{{}, {}, {{{}, {}, {}}}, table.subspan({}, {}), {}, {}}},\n",
                           literal(book.edition), literal(book.prefix), literal(book.titles[0]),
                           literal(book.titles[1]), literal(book.titles[2]), first,
                           book.rows.size(), literal(book.older),
                           book.regulations ? "BookKind::regulations" : "BookKind::rulebook");
        first += book.rows.size();
    }
    return out + "}};\n}\n";
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
    LongText text;
    const std::string rows = article_rows(
        catalogue, {read_test_counts(root, "proved"), read_test_counts(root, "named"), undecidable},
        text);
    return "#include \"rulebook/book.hpp\"\n#include \"rulebook/placed.hpp\"\n\n"
           "namespace kodeks::rulebook {\nnamespace {\nusing namespace "
           "std::string_view_literals;\n" +
           text.source() + rows + id_index(catalogue) + book_rows(catalogue) +
           "}\nstd::span<const Article> articles() {\n"
           "static const auto table = put_together<Article>(placed, text);\nreturn table;\n}\n"
           "std::span<const std::uint16_t> articles_by_id() { return by_id; }\n"
           "std::span<const Book> books() {\n"
           "static const auto table = all_books();\nreturn table;\n}\n}\n";
}

// Which article of a younger edition stands for one of an older edition.
std::string successions_of(const Catalogue& catalogue) {
    std::map<std::pair<std::string, std::string>, std::string> own;
    for (const Rulebook& book : catalogue.rulebooks) {
        for (const CatalogueRow& row : book.rows) {
            for (const std::string& older : row.lineage) {
                own.emplace(std::pair(older, book.edition), row.id);
            }
        }
    }
    if (own.empty()) { // an array has at least one element
        return "std::span<const Succession> successions() { return {}; }\n";
    }
    std::string out = "namespace {\nconstexpr Succession succession_table[] = {\n";
    for (const auto& [key, id] : own) {
        out +=
            fmt::format("{{{}, {}, {}}},\n", literal(key.first), literal(key.second), literal(id));
    }
    return out + "};\n}\nstd::span<const Succession> successions() { return succession_table; }\n";
}

// The list of editions, each of which is defined by the files in its folder.
std::string editions_source(const fs::path& root) {
    std::vector<Finding> findings;
    std::string declared;
    std::string listed;
    for (const Rulebook& book : read_books(root, findings)) {
        if (book.regulations) {
            continue; // looked up and cited, but no rules of a game
        }
        declared += fmt::format("extern const Edition {};\n", constant_of(book.edition));
        listed += fmt::format("&{},\n", constant_of(book.edition));
    }
    require_sound(findings);
    return "#include \"rulebook/edition.hpp\"\n\nnamespace kodeks::rulebook {\nusing namespace "
           "std::string_view_literals;\n" +
           declared + "namespace {\nconstexpr const Edition* edition_table[] = {\n" + listed +
           "};\n}\nstd::span<const Edition* const> editions() { return edition_table; }\n" +
           successions_of(read_catalogue(root)) + "}\n";
}

// Every article and those that say the same in it or in younger editions.
std::multimap<std::string, std::string> unchanged_heirs(const Catalogue& catalogue) {
    std::multimap<std::string, std::string> heirs;
    for (const Rulebook& book : catalogue.rulebooks) {
        for (const CatalogueRow& row : book.rows) {
            for (const std::string& same : row.same_articles()) {
                heirs.emplace(same, row.id);
            }
        }
    }
    return heirs;
}

std::string citations_source(const fs::path& root) {
    struct Cited {
        std::string id;
        std::string file;
        int line;
    };

    const Catalogue catalogue = read_catalogue(root);
    const std::vector<std::string> prefixes = catalogue.prefixes();
    const auto heirs = unchanged_heirs(catalogue);
    std::vector<Cited> cited;
    for (const std::string& file : files_below(root, "src", {".cpp", ".hpp"})) {
        const std::string text = read_file(root / file);
        int line = 0;
        for (const std::string_view row : split(text, '\n')) {
            ++line;
            for (const std::string& id : ids_in(row, prefixes)) {
                const auto [first, last] = heirs.equal_range(id); // none: tidy reports the id
                for (auto heir = first; heir != last; ++heir) {
                    cited.push_back({heir->second, file, line});
                }
            }
        }
    }
    std::ranges::stable_sort(cited, {}, &Cited::id);
    LongText text;
    std::string rows = "constexpr PlacedCitation placed[] = {\n";
    for (const Cited& row : cited) {
        rows +=
            fmt::format("{{{}, {}, {}}},\n", text.place(row.id), text.place(row.file), row.line);
    }
    return "#include \"rulebook/placed.hpp\"\n\nnamespace kodeks::rulebook {\nusing "
           "namespace std::string_view_literals;\nnamespace {\n" +
           text.source() + rows +
           "};\n}\nstd::span<const Citation> citations() {\n"
           "static const auto table = put_together<Citation>(placed, text);\nreturn table;\n}\n}\n";
}

// The hash table of base/message_table.hpp.
std::string message_slots_source(const std::vector<Translation>& rows) {
    std::vector<std::size_t> slots(std::bit_ceil(2 * rows.size() + 1), 0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::size_t slot = kodeks::hash_of_key(rows[i].key);
        while (slots[slot % slots.size()] != 0) {
            ++slot;
        }
        slots[slot % slots.size()] = i + 1;
    }
    return fmt::format("constexpr std::uint16_t slots[] = {{{}}};\n", fmt::join(slots, ","));
}

std::string messages_source(const fs::path& root) {
    const Translations translations = read_translations(root);
    require_sound(translations.findings);
    LongText text;
    std::string rows = "constexpr PlacedMessage table[] = {\n";
    for (const Translation& row : translations.rows) {
        rows += fmt::format("{{{}, {{{{{}, {}, {}}}}}}},\n", text.place(row.key),
                            text.place(row.en), text.place(row.uk), text.place(row.ru));
    }
    return "#include \"base/message_table.hpp\"\n\nnamespace kodeks {\nusing namespace "
           "std::string_view_literals;\nnamespace {\n" +
           text.source() + rows + "};\n" + message_slots_source(translations.rows) +
           "}\nstd::span<const PlacedMessage> placed_messages() { return table; }\n"
           "std::span<const std::uint16_t> message_slots() { return slots; }\n"
           "MessageRow row_of(const PlacedMessage& placed) {\n"
           "const auto& [en, uk, ru] = placed.text;\n"
           "return {placed.key.in(text), {en.in(text), uk.in(text), ru.in(text)}};\n}\n}\n";
}

std::string texts_source(const fs::path& root) {
    const Originals originals = read_originals(root, read_catalogue(root));
    require_sound(originals.findings);
    return originals_source(originals);
}

std::string index_source(const fs::path& root) {
    const Catalogue catalogue = read_catalogue(root);
    require_sound(catalogue.findings);
    return search_index_source(catalogue);
}

int run(std::string_view what, const fs::path& root, const fs::path& out) {
    if (what == "articles") {
        write_if_changed(out, articles_source(root));
    } else if (what == "citations") {
        write_if_changed(out, citations_source(root));
    } else if (what == "editions") {
        write_if_changed(out, editions_source(root));
    } else if (what == "messages") {
        write_if_changed(out, messages_source(root));
    } else if (what == "index") {
        write_if_changed(out, index_source(root));
    } else if (what == "originals") {
        write_if_changed(out, texts_source(root));
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
        fmt::print(stderr,
                   "usage: embed articles|citations|editions|index|messages|originals ROOT OUT\n");
        return 2;
    }
    try {
        return run(argv[1], argv[2], argv[3]);
    } catch (const std::exception& error) {
        fmt::print(stderr, "embed: {}\n", error.what());
        return 1;
    }
}
