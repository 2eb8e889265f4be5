#include "composition/collection/collection.hpp"

#include "composition/hearing.hpp"

#include <algorithm>
#include <bit>
#include <map>

namespace kodeks::composition {

namespace {

bool is_number(const std::optional<std::int32_t>& wanted, std::uint8_t has) {
    return !wanted || *wanted == has;
}

bool is_between(const Entry& entry, const Query& query) {
    if (!query.from && !query.to) {
        return true;
    }
    const auto& day = entry.published.day ? entry.published.day : entry.published.closing;
    return day && (!query.from || *day >= *query.from) && (!query.to || *day <= *query.to);
}

Card card_of(const Composition& composition) {
    Card card;
    card.variant = &composition.diagram.variant();
    card.diagram = shape_of(composition.diagram);
    card.normal_key = key_of(normal_form(card.variant->board, card.diagram));
    card.motifs = motifs_of(composition);
    for (std::size_t i = 0; i < card.material.size(); ++i) {
        card.material[i] = static_cast<std::uint8_t>(std::popcount(card.diagram.sets[i]));
    }
    return card;
}

} // namespace

std::vector<std::pair<Shape, std::uint32_t>> positions_of(const Composition& composition) {
    const Hearing hearing(composition);
    std::map<Shape, std::uint32_t> found{{shape_of(composition.diagram), 0}};
    for (const PlayedLine& line : hearing.lines()) {
        for (std::uint32_t ply = 0; ply < line.positions.size(); ++ply) {
            found.try_emplace(shape_of(line.positions[ply]), ply);
        }
    }
    return {found.begin(), found.end()};
}

void Collection::add(Entry entry) {
    const auto index = static_cast<EntryIndex>(entries_.size());
    const games::Board& board = entry.composition.diagram.variant().board;
    for (const auto& [shape, ply] : positions_of(entry.composition)) {
        positions_.push_back({key_of(normal_form(board, shape)), index, ply});
    }
    cards_.push_back(card_of(entry.composition));
    entries_.push_back(std::move(entry));
}

void Collection::sort() {
    std::ranges::sort(positions_);
}

bool Collection::fits(EntryIndex index, const Query& query) const {
    const Card& card = cards_[index];
    const bool material = is_number(query.white_men, card.material[0]) &&
                          is_number(query.white_kings, card.material[1]) &&
                          is_number(query.black_men, card.material[2]) &&
                          is_number(query.black_kings, card.material[3]);
    if (!material || (query.variant != nullptr && query.variant != card.variant) ||
        (card.motifs & query.motifs) != query.motifs ||
        (query.part && !contains(card.diagram, *query.part))) {
        return false;
    }
    const Entry& entry = entries_[index];
    return is_between(entry, query) && (!query.genre || *query.genre == entry.composition.genre) &&
           entry.author.find(query.author) != std::string::npos;
}

std::vector<Occurrence> Collection::occurrences(const games::Board& board,
                                                const Shape& shape) const {
    const std::uint64_t key = key_of(normal_form(board, shape));
    const auto [first, last] = std::ranges::equal_range(positions_, key, {}, &Occurrence::key);
    return {first, last};
}

std::vector<EntryIndex> Collection::find(const Query& query) const {
    std::vector<EntryIndex> found;
    if (!query.position) {
        for (EntryIndex index = 0; index < cards_.size(); ++index) {
            if (fits(index, query)) {
                found.push_back(index);
            }
        }
        return found;
    }
    const games::Board& board = query.variant->board;
    for (const Occurrence& at : occurrences(board, *query.position)) {
        const auto positions = positions_of(entries_[at.entry].composition);
        const bool here =
            std::ranges::find(positions, *query.position,
                              &std::pair<Shape, std::uint32_t>::first) != positions.end();
        if (here && fits(at.entry, query)) {
            found.push_back(at.entry);
        }
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace kodeks::composition
