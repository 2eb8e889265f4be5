#include "correspondence/text/read.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "correspondence/text/tokens.hpp"

#include <algorithm>
#include <array>

namespace kodeks::correspondence::text {

namespace {

// What a line is about.
enum class About : std::uint8_t {
    nothing, // not understood
    greeting,
    code,
    yours,
    mine,
    variant,
    dates,
    time,
    offers_draw,
    accepts_draw,
    claims_draw,
    resigns,
    penalty,
    address,
    signature,
};

struct Mark {
    std::string_view words; // in small letters
    About about;
};

// Asked from top to bottom, first at the beginning of the line: what is said more exactly comes
// first.
constexpr Mark marks[] = {
    {"offer a draw", About::offers_draw},
    {"пропоную нічию", About::offers_draw},
    {"предлагаю ничью", About::offers_draw},
    {"accept the draw", About::accepts_draw},
    {"приймаю нічию", About::accepts_draw},
    {"принимаю ничью", About::accepts_draw},
    {"claim a draw", About::claims_draw},
    {"вимагаю нічи", About::claims_draw},
    {"заявляю нічию", About::claims_draw},
    {"требую нич", About::claims_draw},
    {"заявляю ничью", About::claims_draw},
    {"i resign", About::resigns},
    {"здаюся", About::resigns},
    {"сдаюсь", About::resigns},
    {"penalty days", About::penalty},
    {"штрафн", About::penalty},
    {"your move", About::yours},
    {"ваш хід", About::yours},
    {"ваші ходи", About::yours},
    {"ваш ход", About::yours},
    {"ваши ходы", About::yours},
    {"my move", About::mine},
    {"мій хід", About::mine},
    {"мої ходи", About::mine},
    {"мой ход", About::mine},
    {"мои ходы", About::mine},
    {"variant", About::variant},
    {"варіант", About::variant},
    {"вариант", About::variant},
    {"i propose", About::variant},
    {"предлагаю", About::variant},
    {"пропоную", About::variant},
    {"dates", About::dates},
    {"дати", About::dates},
    {"даты", About::dates},
    {"time:", About::time},
    {"time used", About::time},
    {"час:", About::time},
    {"время:", About::time},
    {"address", About::address},
    {"адрес", About::address},
    {"signature", About::signature},
    {"підпис", About::signature},
    {"подпись", About::signature},
    {"hello", About::greeting},
    {"dear ", About::greeting},
    {"good day", About::greeting},
    {"вітаю", About::greeting},
    {"добрий день", About::greeting},
    {"шановн", About::greeting},
    {"здравствуй", About::greeting},
    {"добрый день", About::greeting},
    {"уважаем", About::greeting},
};

// "if ... then ..." at the beginning of a line offers a variant too (RU:5.2.7).
constexpr std::string_view ifs[] = {"if ", "on ", "якщо ", "на ", "если "};

bool begins_with_if(std::string_view folded) {
    return std::ranges::any_of(ifs, [&](std::string_view one) { return folded.starts_with(one); });
}

// "Time 12/9", without a colon: a fraction tells it from a sentence about time.
constexpr std::string_view times[] = {"time ", "час ", "время "};

bool begins_with_time(std::string_view folded) {
    return folded.find('/') != std::string_view::npos &&
           std::ranges::any_of(times,
                               [&](std::string_view one) { return folded.starts_with(one); });
}

// Words that turn what is said about a draw or about resigning into something else.
constexpr std::string_view denials[] = {" not ",    " never ", " don't ",   " cannot ", " can't ",
                                        " won't ",  " no ",    " decline ", " не ",     " ні ",
                                        " ніколи ", " нет ",   " никогда "};

bool is_plainly_said(std::string_view folded) {
    std::string padded = " " + std::string(folded) + " ";
    std::ranges::replace_if(
        padded, [](char sign) { return sign == ',' || sign == ';' || sign == '.'; }, ' ');
    return padded.find('?') == std::string::npos &&
           std::ranges::none_of(denials, [&](std::string_view one) {
               return padded.find(one) != std::string::npos;
           });
}

About about_of(std::string_view folded, const Context& context) {
    if (begins_with_if(folded)) {
        return About::variant;
    }
    if (begins_with_time(folded)) {
        return About::time;
    }
    for (const Mark& mark : marks) {
        if (folded.starts_with(mark.words)) {
            return mark.about;
        }
    }
    if (!context.code.empty() && folded.find(fold_case(context.code)) != std::string_view::npos) {
        return About::code;
    }
    for (const Mark& mark : marks) {
        if (folded.find(mark.words) != std::string_view::npos) {
            return mark.about;
        }
    }
    return !context.name.empty() && folded == fold_case(context.name) ? About::signature
                                                                      : About::nothing;
}

// "variant A:" and the like; a variant without a label must be the only one.
bool has_label(std::string_view folded) {
    for (const std::string_view word : {"variant ", "варіант ", "вариант "}) {
        const std::size_t at = folded.find(word);
        if (at == std::string_view::npos) {
            continue;
        }
        const std::string_view rest = folded.substr(at + word.size());
        const std::size_t end = rest.find_first_of(": ");
        if (end != std::string_view::npos && end > 0 && end <= 2) {
            return true;
        }
    }
    return false;
}

class Reading {
public:
    explicit Reading(const Context& context) : context_(context) {}

    void take(const Line& line) {
        const std::string folded = fold_case(line.text);
        if (line.text.starts_with(">")) {
            doubt(line, "quoted");
            return;
        }
        const About about = about_of(folded, context_);
        saw_[static_cast<std::size_t>(about)] = true;
        // The code may stand in any line of the letter.
        if (!context_.code.empty() && folded.find(fold_case(context_.code)) != std::string::npos) {
            saw_[static_cast<std::size_t>(About::code)] = true;
        }
        use(line, folded, about);
    }

    ReadLetter finish() {
        note_missing();
        check_dates();
        letter().mixed_offers = letter().offers.size() > 1 && labels_ < letter().offers.size();
        return std::move(read_);
    }

private:
    Letter& letter() { return read_.letter; }

    void doubt(const Line& line, std::string_view name, std::string_view text = {}) {
        read_.doubts.push_back({{line.number, 1},
                                {"byletter.doubt." + std::string(name),
                                 {{"text", std::string(text.empty() ? line.text : text)}}}});
    }

    void use(const Line& line, std::string_view folded, About about) {
        switch (about) {
        case About::yours:
            take_moves(line, letter().repeats);
            break;
        case About::mine:
            take_own(line);
            break;
        case About::variant:
            take_variant(line, folded);
            break;
        case About::dates:
            take_dates(line);
            break;
        case About::time:
            take_totals(line);
            break;
        case About::offers_draw:
            take_word(line, folded, letter().offers_draw);
            break;
        case About::accepts_draw:
            take_word(line, folded, letter().accepts_draw);
            break;
        case About::claims_draw:
            take_word(line, folded, letter().claims_draw);
            break;
        case About::resigns:
            take_word(line, folded, letter().resigns);
            break;
        case About::penalty:
            doubt(line, "penalty"); // for what it is, is told in words
            break;
        case About::nothing:
            doubt(line, has_moves(line) ? "whose_moves" : "line");
            break;
        case About::greeting:
        case About::code:
        case About::address:
        case About::signature:
            if (has_moves(line)) {
                doubt(line, "whose_moves");
            }
            break;
        }
    }

    // "I do not accept the draw" is no acceptance.
    void take_word(const Line& line, std::string_view folded, bool& said) {
        if (is_plainly_said(folded)) {
            said = true;
        } else {
            doubt(line, "denied");
        }
    }

    bool has_moves(const Line& line) const {
        return !moves_in(line.text, context_.squares).moves.empty();
    }

    void take_moves(const Line& line, std::vector<std::string>& into) {
        const Moves found = moves_in(line.text, context_.squares);
        for (const std::string& odd : found.odd) {
            doubt(line, "move", odd);
        }
        if (!into.empty()) {
            doubt(line, "twice");
        } else if (found.moves.empty()) {
            doubt(line, "no_moves");
        } else {
            into = found.moves;
            number_ = found.number;
        }
    }

    void take_own(const Line& line) {
        const bool fresh = letter().moves.empty();
        take_moves(line, letter().moves);
        if (fresh && !letter().moves.empty()) {
            letter().number = number_;
        }
    }

    void take_variant(const Line& line, std::string_view folded) {
        std::vector<std::string> moves;
        take_moves(line, moves);
        if (!moves.empty()) {
            letter().offers.push_back(std::move(moves));
            labels_ += has_label(folded) ? 1U : 0U;
        }
    }

    void take_dates(const Line& line) {
        const Dates found = dates_in(line.text, context_.earliest, context_.latest);
        for (const std::string& odd : found.odd) {
            doubt(line, "date", odd);
        }
        if (has_dates_) {
            doubt(line, "twice");
            return;
        }
        has_dates_ = true;
        dates_ = found;
        if (found.days.size() > 3) {
            doubt(line, "many_dates");
        }
        dates_line_ = line;
    }

    void take_totals(const Line& line) {
        const auto totals = totals_in(line.text);
        if (!letter().totals.empty()) {
            doubt(line, "twice");
        } else if (totals) {
            letter().totals = *totals;
        } else {
            doubt(line, "totals");
        }
    }

    bool saw(About about) const { return saw_[static_cast<std::size_t>(about)]; }

    void lacks(About about, Part part) {
        if (!saw(about)) {
            letter().lacks.push_back(part);
        }
    }

    void note_missing() {
        lacks(About::greeting, Part::greeting);
        lacks(About::code, Part::code);
        if (!context_.is_first) {
            lacks(About::yours, Part::repetition);
        }
        lacks(About::address, Part::address);
        lacks(About::signature, Part::signature);
    }

    // In a first letter the last of the three dates is enough.
    void check_dates() {
        const auto& days = dates_.days;
        const bool whole = days.size() == 3 || (context_.is_first && days.size() == 1);
        letter().lacks_dates = !whole || letter().totals.empty();
        if (!whole) {
            if (!days.empty() && days.size() < 3) {
                doubt(dates_line_, "which_dates");
            }
            return;
        }
        letter().stated = days.back();
        if (days.size() == 3) {
            read_.partner_sent = days[0];
            letter().received = days[1];
            const bool in_order = days[0] <= days[1] && days[1] <= days[2];
            if (!in_order) {
                doubt(dates_line_, "date_order");
            }
        }
    }

    const Context& context_;
    ReadLetter read_;
    std::array<bool, 16> saw_{};
    std::optional<std::int32_t> number_;
    std::size_t labels_ = 0;
    bool has_dates_ = false;
    Dates dates_;
    Line dates_line_;
};

} // namespace

ReadLetter read_letter(std::string_view text, const Context& context) {
    if (first_invalid_byte(text)) {
        return {.doubts = {{{}, {"base.unreadable_utf8", {}}}}};
    }
    Reading reading(context);
    for (const Line& line : lines_of(text)) {
        reading.take(line);
    }
    return reading.finish();
}

} // namespace kodeks::correspondence::text
