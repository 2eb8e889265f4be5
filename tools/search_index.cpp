#include "search_index.hpp"

#include "base/fold.hpp"
#include "lib/literal.hpp"
#include "rulebook/search/words.hpp"

#include <map>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

using Places = std::map<std::string, std::set<std::uint16_t>>;

struct Gathered {
    Places words;
    Places stems;
    std::string lengths;
    std::string ids;
    LongText text;
};

// Stems are asked for once per word, not once per place.
class Gatherer {
public:
    void add(std::uint16_t article, const CatalogueRow& row) {
        std::size_t length = 0;
        const std::array<std::string_view, 3> texts = {row.summary, row.translated[0],
                                                       row.translated[1]};
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const auto words = rulebook::search_words(texts[i]);
            length += words.size();
            for (const std::string& word : words) {
                found.words[word].insert(article);
                found.stems[stem_of(word, static_cast<Language>(i))].insert(article);
            }
        }
        found.lengths += fmt::format("{},\n", length);
        found.ids += found.text.place(fold_lookalikes(row.id)) + ",\n";
    }

    Gathered found;

private:
    std::string stem_of(const std::string& word, Language language) {
        const auto key = std::pair(language, word);
        const auto known = stems_.find(key);
        if (known != stems_.end()) {
            return known->second;
        }
        const std::string stem = rulebook::stem_key(stemmer_.stem(word, language), language);
        return stems_.emplace(key, stem).first->second;
    }

    rulebook::Stemmer stemmer_;
    std::map<std::pair<Language, std::string>, std::string> stems_;
};

std::string words_source(std::string_view name, const Places& words, LongText& text,
                         std::string& places, std::size_t& count) {
    std::string out = fmt::format("constexpr IndexedWord {}[] = {{\n", name);
    for (const auto& [word, articles] : words) {
        out += fmt::format("{{{}, {}, {}}},\n", text.place(word), count, articles.size());
        count += articles.size();
        for (const std::uint16_t article : articles) {
            places += fmt::format("{},", article);
        }
        places += "\n";
    }
    return out + "};\n";
}

} // namespace

std::string search_index_source(const Catalogue& catalogue) {
    Gatherer gatherer;
    std::uint16_t article = 0;
    for (const Rulebook& book : catalogue.rulebooks) {
        for (const CatalogueRow& row : book.rows) {
            gatherer.add(article++, row);
        }
    }
    std::string places;
    std::size_t count = 0;
    const std::string words =
        words_source("words", gatherer.found.words, gatherer.found.text, places, count);
    const std::string stems =
        words_source("stems", gatherer.found.stems, gatherer.found.text, places, count);
    return "#include \"rulebook/search/index.hpp\"\n\nnamespace kodeks::rulebook {\nusing "
           "namespace "
           "std::string_view_literals;\nnamespace {\n" +
           gatherer.found.text.source() + words + stems + "constexpr std::uint16_t places[] = {\n" +
           places + "};\nconstexpr std::uint16_t lengths[] = {\n" + gatherer.found.lengths +
           "};\nconstexpr TextPlace ids[] = {\n" + gatherer.found.ids +
           "};\n}\nSearchIndex search_index() { return {words, stems, places, lengths, ids, text}; "
           "}\n}\n";
}

} // namespace kodeks::tools
