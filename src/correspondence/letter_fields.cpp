#include "correspondence/letter_fields.hpp"

#include "ledger/article_list.hpp"
#include "ledger/reader.hpp"
#include "referee/record/value_forms.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

using ledger::JsonKind;
using ledger::Reader;
using ledger::Scene;

constexpr std::string_view version = "1";
constexpr std::string_view act_words[] = {"letter",  "unclear", "correct", "repeat",
                                          "inquire", "break",   "claim",   "decide"};

static_assert(std::size(act_words) == std::variant_size_v<Act>);

void may_day(Reader& reader, std::string_view name, std::optional<Day>& day) {
    const Json* const value = reader.take(name);
    if (value == nullptr) {
        return;
    }
    day = value->kind == JsonKind::string ? read_day(value->text) : std::nullopt;
    if (!day) {
        reader.complain(value->offset, {"script.want_date", {{"text", value->text}}});
    }
}

Day must_day(Reader& reader, std::string_view name, const Json& object) {
    std::optional<Day> day;
    may_day(reader, name, day);
    if (!day) {
        reader.complain(object.offset, {"script.key_missing", {{"key", std::string(name)}}});
    }
    return day.value_or(Day{});
}

// A list of lists of texts: the variants of a letter.
void may_offers(Reader& reader, std::vector<std::vector<std::string>>& offers) {
    const Json* const value = reader.take("offers");
    if (value == nullptr) {
        return;
    }
    if (value->kind != JsonKind::array) {
        reader.complain(value->offset, {"script.want_list", {}});
    }
    for (const Json& one : value->items) {
        if (one.kind != JsonKind::array) {
            reader.complain(one.offset, {"script.want_list", {}});
        }
        auto& texts = offers.emplace_back();
        for (const Json& text : one.items) {
            if (text.kind != JsonKind::string) {
                reader.complain(text.offset, {"script.want_text", {}});
            }
            texts.push_back(text.text);
        }
    }
}

void may_penalties(Reader& reader, std::vector<Penalty>& penalties) {
    const Json* const list = reader.take("penalties");
    for (const Json& item : list != nullptr ? list->items : std::vector<Json>{}) {
        if (const auto penalty = ledger::from_word<Penalty>(item.text)) {
            penalties.push_back(*penalty);
        } else {
            reader.complain_choice(item, ledger::words_of<Penalty>());
        }
    }
    if (list != nullptr && list->kind != JsonKind::array) {
        reader.complain(list->offset, {"script.want_list", {}});
    }
}

void read(Reader& reader, const Json&, Letter& letter) {
    may_day(reader, "received", letter.received);
    reader.may("moves", letter.moves);
    may_offers(reader, letter.offers);
    may_day(reader, "stated", letter.stated);
    reader.may("lacks-dates", letter.lacks_dates);
    reader.may("corrects-date", letter.corrects_date);
    may_penalties(reader, letter.penalties);
    reader.may("offers-draw", letter.offers_draw);
    reader.may("accepts-draw", letter.accepts_draw);
    reader.may("resigns", letter.resigns);
}

void read(Reader& reader, const Json& line, Unclear& unclear) {
    unclear.received = must_day(reader, "received", line);
}

void read(Reader& reader, const Json& line, Correction& correction) {
    correction.received = must_day(reader, "received", line);
    reader.may("move", correction.move);
}

void read(Reader&, const Json&, Repeat&) {}

void read(Reader&, const Json&, Inquiry&) {}

void read(Reader& reader, const Json& line, TakeBreak& wanted) {
    wanted.first = must_day(reader, "first", line);
    wanted.last = must_day(reader, "last", line);
    reader.may("announced", wanted.announced);
    reader.may("player", wanted.player);
}

void read(Reader& reader, const Json& line, OverstepClaim& claim) {
    claim.received = must_day(reader, "received", line);
    reader.must("move", claim.move);
}

void read(Reader& reader, const Json&, Decision& decision) {
    reader.may("complete", decision.complete);
}

// The act of that number, empty.
template <std::size_t I = 0>
Act act_number(std::size_t number) {
    if constexpr (I < std::variant_size_v<Act>) {
        return number == I ? Act(std::in_place_index<I>) : act_number<I + 1>(number);
    } else {
        return Letter{};
    }
}

std::optional<Act> act_named(Reader& reader, const Json& line) {
    std::string name;
    reader.must("do", name);
    const auto* const found = std::ranges::find(act_words, name);
    if (found == std::end(act_words)) {
        if (const Json* const value = line.find("do")) {
            reader.complain_choice(*value, {std::begin(act_words), std::end(act_words)});
        }
        return std::nullopt;
    }
    return act_number(static_cast<std::size_t>(found - act_words));
}

std::vector<std::string> edition_names() {
    std::vector<std::string> names;
    for (const auto* const rules : rulebook::all_correspondence_rules()) {
        names.emplace_back(rules->edition);
    }
    return names;
}

// The text of a member that must be one of these.
std::string chosen(Reader& reader, const Json& line, std::string_view key,
                   const std::vector<std::string>& choices) {
    std::string text;
    reader.must(key, text);
    if (!reader.trouble() && std::ranges::find(choices, text) == choices.end()) {
        reader.complain_choice(*line.find(key), choices);
    }
    return text;
}

void read_lists(Reader& reader, Plan& plan) {
    const Json* const received = reader.take("list-received");
    if (received == nullptr) {
        return;
    }
    const Scene nowhere;
    Reader both(*received, nowhere);
    may_day(both, "white", plan.list_received[0]);
    may_day(both, "black", plan.list_received[1]);
    reader.done(both);
}

void read_fen(Reader& reader, Scene& scene, referee::Match& match) {
    scene.variant = match.variant;
    reader.may("fen", match.settings.start);
    const Json* const fen = reader.take("fen");
    if (fen != nullptr && !games::accept(*match.variant, match.settings.start)) {
        reader.complain(fen->offset, {"letters.no_position", {}});
    }
}

std::optional<Plan> read_plan(Reader& reader, Scene& scene, const Json& line) {
    const std::string edition = chosen(reader, line, "rulebook", edition_names());
    if (reader.trouble()) {
        return std::nullopt;
    }
    const auto* const rules = rulebook::correspondence_rules(edition);
    const std::string variant =
        chosen(reader, line, "variant", {rules->variants.begin(), rules->variants.end()});
    if (reader.trouble()) {
        return std::nullopt;
    }
    Plan plan{rules, *referee::make_match(edition, variant, {}), {}, {}, {}};
    plan.start = must_day(reader, "start", line);
    plan.end = must_day(reader, "end", line);
    read_lists(reader, plan);
    read_fen(reader, scene, plan.match);
    return plan;
}

} // namespace

std::string_view word_of_act(const Act& act) {
    return act_words[act.index()];
}

tl::expected<Header, Trouble> read_header(const Json& line) {
    const Json* const known = line.find("kodeks-letters");
    if (known == nullptr || known->text != version) {
        return tl::unexpected(Trouble{line.offset, {"letters.no_header", {}}});
    }
    Scene scene;
    Reader reader(line, scene);
    reader.take("kodeks-letters");
    const auto plan = read_plan(reader, scene, line);
    if (!plan) {
        return tl::unexpected(*reader.trouble());
    }
    Header header{*plan, {}, {}};
    reader.may("title", header.title);
    reader.may("proves", header.proves);
    ledger::check_articles(reader, "proves");
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return header;
}

tl::expected<Command, Trouble> read_command(const Json& line) {
    const Scene nowhere;
    Reader reader(line, nowhere);
    Command command{must_day(reader, "on", line), {}, {}};
    reader.must("by", command.by);
    auto act = act_named(reader, line);
    if (act) {
        std::visit([&](auto& one) { read(reader, line, one); }, *act);
        command.act = std::move(*act);
        reader.done();
    }
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return command;
}

} // namespace kodeks::correspondence
