#include "notation/pdn/dialect.hpp"

#include "notation/draughts/fen.hpp"
#include "notation/draughts/marks.hpp"
#include "notation/draughts/read.hpp"
#include "notation/draughts/write.hpp"
#include "notation/text/dashes.hpp"

#include <array>

namespace kodeks::notation::pdn {

using namespace games;

namespace {

void report(Game& game, Severity severity, std::string key, std::string_view excerpt) {
    game.diagnostics.push_back(
        {severity, {Message{std::move(key), {}}, {}, game.place, std::string(excerpt)}});
}

const char* key_of(TypeTrouble trouble) {
    switch (trouble) {
    case TypeTrouble::malformed:
        return "notation.pdn.type_malformed";
    case TypeTrouble::other_board:
        return "notation.pdn.type_other_board";
    default:
        return "notation.pdn.type_unknown";
    }
}

const Variant* named_variant(const std::string& name) {
    const Variant* variant = find_variant(name);
    return variant != nullptr && variant->family == Family::draughts ? variant : nullptr;
}

// A Variant tag with a name we know is the more exact one: giveaway games have no number.
const Variant* variant_of(Game& game, const Variant& otherwise) {
    if (const std::string* name = game.tag("Variant")) {
        if (const Variant* variant = named_variant(*name)) {
            return variant;
        }
        report(game, Severity::warning, "notation.pdn.variant_unknown", *name);
    }
    const std::string* type = game.tag("GameType");
    if (type == nullptr) {
        return &otherwise;
    }
    const GameType read = read_game_type(*type);
    if (read.variant == nullptr) {
        report(game, Severity::error, key_of(read.trouble), *type);
    }
    return read.variant;
}

// The setup of the FEN tag, or the variant's start; false when the tag makes no sense.
bool choose_setup(Game& game) {
    const std::string* set_up = game.tag("SetUp");
    const std::string* fen = game.tag("FEN");
    game.setup = game.variant->start;
    if (fen == nullptr || (set_up != nullptr && *set_up == "0")) {
        return true;
    }
    const auto read = draughts::read_fen(*game.variant, *fen);
    if (!read) {
        Fault fault = read.error();
        fault.excerpt = *fen + " : " + std::to_string(fault.place.column);
        fault.place = game.place;
        game.diagnostics.push_back({Severity::error, std::move(fault)});
        return false;
    }
    game.setup = *read;
    return true;
}

void accept_setup(Game& game) {
    const Accepted strict = accept(*game.variant, game.setup);
    const Accepted lenient = accept(*game.variant, game.setup, tolerable_defects());
    if (lenient) {
        game.start = *lenient;
    }
    if (!strict) {
        const auto severity = lenient ? Severity::warning : Severity::error;
        for (const Defect defect : strict.error().list()) {
            report(game, severity, "defect." + std::string(name_of(defect)), "FEN");
        }
    }
}

struct OutcomeText {
    std::string_view text;
    Outcome outcome;
};

constexpr std::array<OutcomeText, 9> outcomes = {{
    {"2-0", Outcome::white_wins},
    {"1-1", Outcome::draw},
    {"0-2", Outcome::black_wins},
    {"1-0", Outcome::white_wins},
    {"1/2-1/2", Outcome::draw},
    {"0-1", Outcome::black_wins},
    {"0-0", Outcome::both_lose},
    {"*", Outcome::unfinished},
    {"½-½", Outcome::draw},
}};

// The glyph of the PGN standard for what a star behind a move says: there was no other.
constexpr std::uint8_t only_move_nag = 7;

bool is_result(Outcome outcome) {
    return outcome != Outcome::unfinished && outcome != Outcome::unstated;
}

// "c3-d4": a file of a game on 64 squares that does not say which.
bool names_squares_by_letters(std::string_view word) {
    return word.size() >= 2 && word[0] >= 'a' && word[0] <= 'h' && word[1] >= '1' && word[1] <= '8';
}

void add_if_missing(std::vector<Tag>& tags, const Game& game, std::string_view name,
                    std::string_view value) {
    if (game.tag(name) == nullptr) {
        tags.push_back({std::string(name), std::string(value)});
    }
}

} // namespace

void PdnDialect::begin(Game& game) const {
    game.start.reset();
    game.variant = variant_of(game, otherwise_);
    const std::string* const name = game.tag("Variant");
    tags_say_game_ =
        game.tag("GameType") != nullptr || (name != nullptr && named_variant(*name) != nullptr);
    if (game.variant != nullptr && choose_setup(game)) {
        accept_setup(game);
    }
}

// The position takes the place of what the tags say.
bool PdnDialect::set_up(Game& game, std::string_view fen) const {
    std::erase_if(game.tags,
                  [](const Tag& tag) { return tag.name == "FEN" || tag.name == "SetUp"; });
    game.tags.push_back({"SetUp", "1"});
    game.tags.push_back({"FEN", std::string(fen)});
    game.start.reset();
    if (game.variant != nullptr && choose_setup(game)) {
        accept_setup(game);
    }
    return true;
}

std::optional<Message> PdnDialect::read_move(const Position& position, std::string_view word,
                                             text::Reading& reading) const {
    legal_moves(position, legal_);
    const bool only_move = word.size() > 2 && word.back() == '*';
    word.remove_suffix(only_move ? 1 : 0);
    const draughts::Mark* mark = draughts::split_mark(word);
    auto read = draughts::read_move(position, legal_, word);
    if (!read && names_squares_by_letters(word) &&
        position.variant().notation.squares == SquareNames::numbers) {
        return Message{
            tags_say_game_ ? "notation.pdn.letters_for_numbers" : "notation.pdn.needs_variant", {}};
    }
    if (!read) {
        return draughts::explain(read.error(), position, word);
    }
    reading.move = read->move;
    reading.route = read->route;
    reading.nag = mark != nullptr ? mark->nag : only_move ? only_move_nag : 0;
    return std::nullopt;
}

// A star separates games in PDN, so a result in the tags counts more than a star behind the moves.
void PdnDialect::finish(Game& game) const {
    const std::string* result = game.tag("Result");
    const Outcome tagged =
        result == nullptr ? Outcome::unstated : outcome(*result).value_or(Outcome::unstated);
    if (!is_result(tagged)) {
        return;
    }
    if (!is_result(game.outcome)) {
        game.outcome = tagged;
    } else if (game.outcome != tagged) {
        report(game, Severity::warning, "notation.pdn.result_differs", *result);
    }
}

std::optional<Outcome> PdnDialect::outcome(std::string_view word) const {
    const text::PlainDashes plain(word);
    for (const OutcomeText& entry : outcomes) {
        if (entry.text == plain.text()) {
            return entry.outcome;
        }
    }
    return std::nullopt;
}

bool PdnDialect::is_null_move(std::string_view word) const {
    return word == "--";
}

// The strength of a move may stand in brackets and be any row of signs (PDN 3.0); rows without a
// glyph of their own are passed over.
std::optional<std::uint8_t> PdnDialect::mark(std::string_view word) const {
    if (word.starts_with('(')) {
        const draughts::Mark* inner = draughts::mark_of_sign(word.substr(1, word.size() - 2));
        return inner == nullptr ? 0 : inner->nag;
    }
    const draughts::Mark* mark = draughts::mark_of_sign(word);
    return mark == nullptr ? std::nullopt : std::optional(mark->nag);
}

std::vector<Tag> PdnDialect::tags_to_write(const Game& game) const {
    std::vector<Tag> tags = game.tags;
    for (Tag& tag : tags) {
        const bool states = outcome(tag.value).value_or(Outcome::unstated) != Outcome::unstated;
        if (tag.name == "Result" && states && !is_result(game.outcome)) {
            tag.value = "*"; // the game is the truth; see finish()
        }
    }
    if (game.variant == nullptr) {
        return tags;
    }
    const std::string_view type = game.variant->notation.pdn_game_type;
    if (type.empty()) {
        add_if_missing(tags, game, "Variant", game.variant->name);
    } else if (game.tag("Variant") == nullptr) {
        add_if_missing(tags, game, "GameType", type);
    }
    add_if_missing(tags, game, "Result", outcome_text(game.outcome));
    if (!(game.setup == game.variant->start)) {
        add_if_missing(tags, game, "SetUp", "1");
        add_if_missing(tags, game, "FEN", draughts::write_fen(*game.variant, game.setup));
    }
    return tags;
}

void PdnDialect::write_move(const Position& position, const Move& move, const Route& route,
                            std::string& out) const {
    const draughts::Style style = draughts::own_style(position.variant());
    if (!route.empty()) {
        draughts::append_route(out, position.variant().board, route, style);
        return;
    }
    legal_moves(position, legal_);
    draughts::append_move(out, position, move, legal_, style);
}

std::string_view PdnDialect::outcome_text(Outcome outcome) const {
    const bool two = scale_ == Scale::two_points;
    switch (outcome) {
    case Outcome::white_wins:
        return two ? "2-0" : "1-0";
    case Outcome::black_wins:
        return two ? "0-2" : "0-1";
    case Outcome::draw:
        return two ? "1-1" : "1/2-1/2";
    case Outcome::both_lose:
        return "0-0";
    default:
        return "*";
    }
}

} // namespace kodeks::notation::pdn
