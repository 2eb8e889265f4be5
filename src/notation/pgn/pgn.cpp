#include "notation/pgn/pgn.hpp"

#include "games/chess/face.hpp"
#include "notation/chess/read.hpp"
#include "notation/chess/standard.hpp"
#include "notation/chess/write.hpp"
#include "notation/pgn/start.hpp"
#include "notation/text/dashes.hpp"

#include <algorithm>
#include <array>

namespace kodeks::notation::pgn {

namespace {

struct Mark {
    std::string_view text;
    std::uint8_t nag;
};

// The glyphs of the PGN standard, section 10, by the signs people write for them, those of the
// Informator among them. Words with the number 0 say nothing a move does not say itself.
constexpr auto marks = std::to_array<Mark>({
    {"!", 1},    {"?", 2},     {"!!", 3},   {"??", 4},   {"!?", 5},  {"?!", 6},  {"=", 10},
    {"+=", 14},  {"=+", 15},   {"+/-", 16}, {"-/+", 17}, {"+-", 18}, {"-+", 19}, {"N", 146},
    {"‼", 3},    {"⁇", 4},     {"⁉", 5},    {"⁈", 6},    {"□", 7},   {"∞", 13},  {"⩲", 14},
    {"⩱", 15},   {"±", 16},    {"∓", 17},   {"+−", 18},  {"−+", 19}, {"⊕", 138}, {"⨀", 22},
    {"⟳", 32},   {"→", 40},    {"↑", 36},   {"⇆", 132},  {"∆", 140}, {"Δ", 140}, {"⌓", 142},
    {"e.p.", 0}, {"e.p.+", 0}, {"е.р.", 0}, {"ep", 0},   {"ep+", 0}, {"+", 0},   {"++", 0},
    {"#", 0},    {"(=)", 0},
});

struct OutcomeWord {
    std::string_view text;
    Outcome outcome;
};

// The first word of an outcome is the one written.
constexpr auto outcomes = std::to_array<OutcomeWord>({
    {"1-0", Outcome::white_wins},
    {"0-1", Outcome::black_wins},
    {"1/2-1/2", Outcome::draw},
    {"1/2", Outcome::draw},
    {"½-½", Outcome::draw},
    {"½", Outcome::draw},
    {"+--", Outcome::white_wins},
    {"--+", Outcome::black_wins},
    {"*", Outcome::unfinished},
});

// Two zeros castle where that is legal.
constexpr std::string_view both_lose = "0-0";

// "bxc3": a pawn from the b-file, says the standard. Where only a bishop can, it was a bishop;
// where both can, it is worth knowing in a text that writes bishops small.
void doubt_small_b(const games::Position& position, std::string_view word, text::Reading& reading) {
    const auto written = [&](const games::Move& move) {
        std::string out;
        chess::write_move(position, move, chess::long_style(chess::english_letters()), out);
        return out;
    };
    const std::string text = written(reading.move);
    if (games::piece_at(position, reading.move.from).kind == games::Kind::bishop) {
        reading.doubt = text::Doubt::certain;
        reading.remark = Message{"notation.chess.small_bishop", {{"move", text}}};
        return;
    }
    const games::chess::Position& own = games::chess::inner(position);
    if (const auto other = chess::read_standard(own, "B" + std::string(word.substr(1)))) {
        const games::Move move = games::chess::outer_move(own, *other);
        reading.doubt = text::Doubt::possible;
        reading.remark =
            Message{"notation.chess.small_pawn", {{"move", text}, {"other", written(move)}}};
    }
}

// Takes the signs ! and ? off the end of a move.
std::string_view take_mark(std::string_view& word) {
    const auto body = word.find_last_not_of("!?") + 1;
    const std::string_view mark = word.substr(body);
    word = word.substr(0, body);
    return mark;
}

} // namespace

void Dialect::begin(Game& game) const {
    find_start(game, options_.tolerated);
}

bool Dialect::set_up(Game&, std::string_view) const {
    return false;
}

std::optional<Message> Dialect::read_move(const games::Position& position, std::string_view word,
                                          text::Reading& reading) const {
    const char last = word.back();
    if (last == '!' || last == '?') {
        const auto nag = mark(take_mark(word));
        if (!nag || word.empty()) {
            return Message{"notation.chess.unreadable", {}};
        }
        reading.nag = *nag;
    }
    const games::chess::Position& own = games::chess::inner(position);
    if (word.front() == 'P' && word.size() > 2) {
        word.remove_prefix(1); // PGN, section 8.2.3.2: some write the letter of a pawn
    }
    if (options_.letters == nullptr) {
        if (const auto move = chess::read_standard(own, word)) {
            reading.move = games::chess::outer_move(own, *move);
            if (word.starts_with("bx")) {
                doubt_small_b(position, word, reading);
            }
            return std::nullopt;
        }
    }
    const chess::Letters& letters =
        options_.letters != nullptr ? *options_.letters : chess::english_letters();
    const auto move = chess::read_move(position, word, letters);
    if (!move) {
        return chess::explain(move.error(), position);
    }
    reading.move = *move;
    if (word.starts_with('b')) {
        doubt_small_b(position, word, reading);
    }
    return std::nullopt;
}

void Dialect::finish(Game& game) const {
    const std::string* const result = game.tag("Result");
    if (game.outcome == Outcome::unfinished && result != nullptr && *result == both_lose) {
        game.outcome = Outcome::both_lose;
    }
}

// A colon or a longer dash stands for the hyphen in many files.
std::optional<Outcome> Dialect::outcome(std::string_view word) const {
    const text::PlainDashes plain(word);
    const auto* const found = std::ranges::find(outcomes, plain.text(), &OutcomeWord::text);
    return found == outcomes.end() ? std::nullopt : std::optional(found->outcome);
}

std::optional<Outcome> Dialect::outcome_of_last(std::string_view word) const {
    const text::PlainDashes plain(word);
    return plain.text() == both_lose ? std::optional(Outcome::both_lose) : std::nullopt;
}

bool Dialect::is_null_move(std::string_view word) const {
    return word == "--" || word == "Z0";
}

// Signs in brackets are the annotator's doubt; beyond the known ones they are passed over.
std::optional<std::uint8_t> Dialect::mark(std::string_view word) const {
    const auto* const found = std::ranges::find(marks, word, &Mark::text);
    if (found == marks.end() && word.starts_with('(')) {
        return mark(word.substr(1, word.size() - 2)).value_or(0);
    }
    return found == marks.end() ? std::nullopt : std::optional(found->nag);
}

std::vector<Tag> Dialect::tags_to_write(const Game& game) const {
    std::vector<Tag> tags = game.tags;
    if (game.outcome == Outcome::both_lose && game.tag("Result") == nullptr) {
        tags.push_back({"Result", std::string(both_lose)});
    }
    for (Tag& tag : missing_start_tags(game)) {
        tags.push_back(std::move(tag));
    }
    return tags;
}

void Dialect::write_move(const games::Position& position, const games::Move& move,
                         const games::Route&, std::string& out) const {
    chess::write_move(position, move, options_.style, out);
}

std::string_view Dialect::outcome_text(Outcome outcome) const {
    const auto* const found = std::ranges::find(outcomes, outcome, &OutcomeWord::outcome);
    return found == outcomes.end() ? "*" : found->text;
}

void write(const Game& game, const Options& options, std::string& out) {
    text::write_game(game, Dialect(options), {}, out);
}

} // namespace kodeks::notation::pgn
