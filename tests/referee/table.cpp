#include "referee/table.hpp"

#include "notation/fen.hpp"
#include "notation/hand.hpp"
#include "referee/echo.hpp"

#include <stdexcept>

#include <fmt/format.h>

namespace kodeks::test {

using namespace referee;
using games::Side;

namespace {

const truth::SilentOracle silent;

Match match_of(std::string_view edition, std::string_view variant, const Regulations& regulations,
               std::string_view fen) {
    auto match = make_match(edition, variant, regulations);
    if (!match) {
        throw std::runtime_error(fmt::format("{} does not know {}", edition, variant));
    }
    if (!fen.empty()) {
        match->settings.start = notation::read_fen(*match->variant, fen).value();
    }
    return *match;
}

std::string articles_of(const auto& articles) {
    return fmt::format("[{}]", fmt::join(articles.begin(), articles.end(), ", "));
}

std::string text_of(const Ruling& ruling) {
    std::string text(ruling.decision);
    if (ruling.about) {
        text += *ruling.about == Side::white ? " white" : " black";
    }
    if (ruling.evidence.time) {
        text += fmt::format(" {:+}s", ruling.evidence.time->value / 1000);
    }
    if (!ruling.evidence.rule.empty()) {
        text += fmt::format(" {}", ruling.evidence.rule);
    }
    if (ruling.evidence.count) {
        text += fmt::format(" {}", *ruling.evidence.count);
    }
    return text + " " + articles_of(ruling.articles);
}

} // namespace

Table::Table(std::string_view edition, std::string_view variant, const Regulations& regulations,
             std::string_view fen)
    : match_(match_of(edition, variant, regulations, fen)), oracle_(&silent) {
    open();
}

void Table::open() {
    events_ = {Opened{match_.settings}};
    state_ = {};
    apply(state_, events_.front());
}

void Table::need(const Needs& white, const Needs& black) {
    match_.settings.needs = {white, black};
    open();
}

void Table::begin() {
    act(Actor::arbiter, Arrive{Side::white});
    act(Actor::arbiter, Arrive{Side::black});
    act(Actor::arbiter, Begin{});
}

void Table::play(std::string_view moves) {
    while (!moves.empty()) {
        const std::size_t end = std::min(moves.find(' '), moves.size());
        const std::string_view text = moves.substr(0, end);
        moves.remove_prefix(std::min(end + 1, moves.size()));
        wait(seconds(1));
        const std::string said = act(player(state_.to_move()), referee::Move{move(text)});
        if (said.starts_with("refused")) {
            throw std::runtime_error(fmt::format("{}: {}", text, said));
        }
    }
}

std::string Table::act(Actor by, const Action& action) {
    const std::size_t before = events_.size();
    const World world{match_.rules, oracle_, Prover::nobody};
    const Decision decision = carry_out(state_, {now_, by, action}, world, *oracle_, events_);
    note_rulings(action, decision.refusal(), std::span(events_).subspan(before));
    if (const Refusal* const refused = decision.refusal()) {
        return fmt::format("refused: {} {}", refused->message.key.substr(8),
                           articles_of(refused->articles));
    }
    std::vector<std::string> said;
    for (std::size_t i = before; i < events_.size(); ++i) {
        if (const auto* ruled = events_[i].get_if<RulingGiven>()) {
            said.push_back(text_of(*ruled->ruling));
        } else if (const auto* asked = events_[i].get_if<Asked>()) {
            said.push_back(fmt::format("asked: {}", fmt::join(asked->question->options, "|")));
        } else if (const auto* ended = events_[i].get_if<Ended>()) {
            said.emplace_back(symbol(*ended->outcome));
        }
    }
    return fmt::format("{}", fmt::join(said, "; "));
}

games::Move Table::move(std::string_view text) const {
    const auto read = notation::read_hand(*match_.variant, state_.position, text);
    if (!read || !games::is_legal(*state_.position, *read)) {
        throw std::runtime_error(fmt::format("'{}' is no legal move", text));
    }
    return *read;
}

games::Move Table::shift(std::string_view text) const {
    const auto read = notation::read_displacement(match_.variant->board, text);
    if (!read) {
        throw std::runtime_error(fmt::format("'{}' is no displacement", text));
    }
    return *read;
}

void Table::need(Side side, const Needs& needs) {
    match_.settings.needs[static_cast<std::size_t>(side)] = needs;
    open();
}

std::string Table::hand(Actor by, std::string_view text) {
    const auto read = notation::read_hand(*match_.variant, state_.position, text);
    if (!read) {
        throw std::runtime_error(fmt::format("'{}' is no displacement", text));
    }
    const std::string made = act(by, Make{*read});
    const std::string pressed = state_.over() ? "" : act(by, Press{});
    return made.empty() || pressed.empty() ? made + pressed : made + "; " + pressed;
}

Milliseconds Table::left(Side side) const {
    return clock::reading(state_.clock, side, now_).remaining;
}

} // namespace kodeks::test
