#include "server/tools/composition_json.hpp"

#include "composition/file.hpp"
#include "composition/hearing.hpp"
#include "composition/line_text.hpp"
#include "composition/sentence.hpp"
#include "composition/task_form.hpp"
#include "ledger/exact.hpp"
#include "notation/fen.hpp"
#include "server/game/board_json.hpp"
#include "server/texts.hpp"
#include "server/tools/solution_tree.hpp"

#include <algorithm>
#include <set>

namespace kodeks::server {

namespace json = boost::json;
using composition::Evidence;
using composition::FirstMove;
using composition::Proof;
using composition::Ruling;
using composition::SolutionLine;
using composition::Study;
using composition::Weight;

namespace {

constexpr std::size_t study_lines_max = 200; // shown; the tree has more

// Squares and moves in a ruling's evidence: "a5, Kb6", "c3-d4, c3-b4", "1. 32-28".
std::vector<std::string> squares_in(const std::string& text, const std::set<std::string>& known) {
    std::vector<std::string> found;
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t to = std::min(text.find_first_of(" ,-:x", from), text.size());
        std::string word = text.substr(from, to - from);
        word.erase(0, word.starts_with('K') ? 1 : 0);
        if (known.contains(word) && std::ranges::find(found, word) == found.end()) {
            found.push_back(std::move(word));
        }
        from = to + 1;
    }
    return found;
}

json::object plain_ruling(const Ruling& ruling) {
    return {{"decision", ruling.decision},
            {"weight", ledger::word(ruling.weight)},
            {"text", in_all_languages([&](Language language) {
                 return composition::sentence(ruling, language);
             })},
            {"articles", json::array(ruling.articles.begin(), ruling.articles.end())}};
}

json::object concluded(const composition::Verdict& verdict, json::array rulings) {
    const composition::Conclusion conclusion = verdict.conclusion();
    return {{"conclusion", ledger::word(conclusion)},
            {"text", in_all_languages([&](Language language) {
                 return composition::sentence(conclusion, language);
             })},
            {"rulings", std::move(rulings)}};
}

class StudyWriter {
public:
    explicit StudyWriter(const Study& study)
        : study_(study),
          variant_(study.composition.diagram.variant()),
          tree_(study.composition.diagram) {
        for (int i = 0; i < variant_.board.squares(); ++i) {
            squares_.insert(
                ledger::write_square(variant_, games::Square{static_cast<std::uint8_t>(i)}));
        }
    }

    json::object write() {
        const games::Setup setup = games::setup_of(study_.composition.diagram);
        json::object object{
            {"variant", variant_.name},
            {"board", board_json(variant_)},
            {"fen", notation::write_fen(variant_, setup)},
            {"pieces", ledger::write_pieces(variant_.board, setup)},
            {"genre", ledger::word(study_.composition.genre)},
            {"task", composition::task_json(study_.composition.task)},
            {"answer", name_of(study_.solution.verdict)},
            {"found", study_.found},
            {"complete", study_.solution.complete},
            {"positions", study_.solution.nodes},
            {"lines", lines()},
            {"first_moves", first_moves()},
            {"file", composition::composition_text(study_.composition)},
        };
        if (study_.verdict) {
            object["verdict"] = verdict(*study_.verdict);
        }
        object["nodes"] = tree_.take();
        return object;
    }

private:
    const SolutionLine* found(const composition::Line& line) const {
        const auto same = std::ranges::find(study_.solution.lines, line, &SolutionLine::moves);
        return same == study_.solution.lines.end() ? nullptr : &*same;
    }

    json::object line_json(const composition::Line& line, const SolutionLine* as_found) {
        json::object object{{"node", tree_.add(line)},
                            {"moves", composition::line_text(study_.composition.diagram, line)}};
        if (as_found != nullptr) {
            object["end"] = ledger::word(as_found->end);
            object["thematic"] = as_found->thematic();
        }
        return object;
    }

    // Those that were examined first, numbered as the rulings call them; then what else was found.
    json::array lines() {
        json::array all;
        const auto& examined = study_.composition.lines;
        for (const composition::Line& line : examined) {
            json::object object = line_json(line, found(line));
            object["number"] = composition::number_of(all.size());
            all.push_back(std::move(object));
        }
        for (const SolutionLine& line : study_.solution.lines) {
            const bool seen = std::ranges::find(examined, line.moves) != examined.end();
            if (!seen && all.size() < study_lines_max) {
                all.push_back(line_json(line.moves, &line));
            }
        }
        return all;
    }

    json::array first_moves() {
        const games::Position& diagram = study_.composition.diagram;
        json::array all;
        for (const FirstMove& first : study_.solution.first_moves) {
            const games::Position after = games::play(diagram, first.move);
            json::array refutations;
            for (const games::Move& reply : first.refutations) {
                refutations.push_back({{"node", tree_.add_try(std::array{first.move, reply})},
                                       {"text", move_texts(variant_, after, reply)}});
            }
            all.push_back({{"node", tree_.add_try(std::array{first.move})},
                           {"text", move_texts(variant_, diagram, first.move)},
                           {"answer", name_of(first.proof)},
                           {"refutations", std::move(refutations)}});
        }
        return all;
    }

    // Where a ruling is seen: before the move it speaks of, at the end of its line, or in the
    // diagram.
    SolutionTree::Node place_of(const Evidence& evidence) {
        const auto number = evidence.line ? evidence.line : evidence.other_line;
        if (!number) {
            return 0;
        }
        const composition::Line& line =
            study_.composition.lines.at(static_cast<std::size_t>(*number) - 1);
        const bool move = evidence.text.find_first_of("-:x") != std::string::npos;
        if (!move || !evidence.count) {
            return tree_.add(line);
        }
        const auto plies = static_cast<std::size_t>(*evidence.count - 1) * 2 +
                           (evidence.line ? 0 : 1); // a reply of Black stands in the other line
        return tree_.add(std::span(line).first(std::min(plies, line.size())));
    }

    json::object ruling_json(const Ruling& ruling) {
        json::object object = plain_ruling(ruling);
        const Evidence& evidence = ruling.evidence;
        // What a sacrifice offers is written with colons too, and is no move.
        const bool numbers = ruling.weight == Weight::note &&
                             evidence.text.find_first_of("-:x") != std::string::npos &&
                             evidence.line.has_value();
        const auto squares =
            numbers ? std::vector<std::string>() : squares_in(evidence.text, squares_);
        if (!squares.empty() || evidence.line || evidence.other_line) {
            object["node"] = place_of(evidence);
            object["squares"] = json::array(squares.begin(), squares.end());
        }
        return object;
    }

    json::object verdict(const composition::Verdict& verdict) {
        json::array rulings;
        for (const Ruling& ruling : verdict.rulings) {
            rulings.push_back(ruling_json(ruling));
        }
        return concluded(verdict, std::move(rulings));
    }

    const Study& study_;
    const games::Variant& variant_;
    SolutionTree tree_;
    std::set<std::string> squares_;
};

// A genre may have rules of its own for each game; here it stands once, with all its games.
void add_genre(const rulebook::GenreRule& genre, json::array& genres) {
    const std::string_view name = ledger::word(genre.genre);
    const auto known = std::ranges::find_if(
        genres, [&](const json::value& one) { return one.at("genre").as_string() == name; });
    if (known != genres.end()) {
        json::array& variants = known->as_object()["variants"].as_array();
        variants.insert(variants.end(), genre.variants.begin(), genre.variants.end());
        return;
    }
    genres.push_back({{"genre", name},
                      {"variants", json::array(genre.variants.begin(), genre.variants.end())},
                      {"locks", genre.locks},
                      {"articles", json::array(genre.articles.begin(), genre.articles.end())}});
}

} // namespace

json::object study_json(const Study& study) {
    return StudyWriter(study).write();
}

json::object verdict_json(const composition::Verdict& verdict) {
    json::array rulings;
    for (const Ruling& ruling : verdict.rulings) {
        rulings.push_back(plain_ruling(ruling));
    }
    return concluded(verdict, std::move(rulings));
}

json::array genres_json() {
    json::array books;
    for (const rulebook::CompositionRules* const rules : rulebook::all_composition_rules()) {
        json::array genres;
        for (const rulebook::GenreRule& genre : rules->genres) {
            add_genre(genre, genres);
        }
        books.push_back({{"rulebook", rules->edition}, {"genres", std::move(genres)}});
    }
    return books;
}

} // namespace kodeks::server
