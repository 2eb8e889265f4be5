#include "cli/referee/console.hpp"

#include "cli/referee/telling.hpp"
#include "cli/referee/typed.hpp"
#include "ledger/time_text.hpp"
#include "notation/hand_write.hpp"
#include "notation/picture/text_board.hpp"
#include "notation/spoken/words.hpp"
#include "referee/referee.hpp"
#include "referee/script/command_text.hpp"
#include "referee/words/words.hpp"

#include <istream>
#include <ostream>

#include <fmt/format.h>

namespace kodeks::cli {

using namespace referee;

Console::Console(std::vector<Event> events, const World& world, const Context& context, Watch watch)
    : context_(context), events_(std::move(events)), world_(world), watch_(std::move(watch)) {
    for (const Event& event : events_) {
        apply(state_, event);
    }
    waited_ = std::max(state_.clock.since, state_.begun.value_or(Instant{0}));
}

void Console::say(const std::string& text) const {
    context_.streams.out << text << std::endl; // a listener hears it at once
}

Instant Console::now() const {
    return watch_ ? Instant{watch_().value + waited_.value} : waited_;
}

Exit Console::run() {
    say(context_.text("cli.referee.play.hello"));
    std::string typed;
    while (!broken_ && std::getline(context_.streams.in, typed)) {
        if (typed.ends_with('\r')) {
            typed.pop_back();
        }
        if (!line(typed)) {
            break;
        }
    }
    return broken_ ? Exit::bad_input : Exit::done;
}

bool Console::line(const std::string& typed) {
    if (typed.find_first_not_of(' ') == std::string::npos) {
        return true;
    }
    if (typed == "quit" || typed == "exit") {
        return false;
    }
    if (!service(typed)) {
        act(typed);
    }
    return true;
}

bool Console::service(const std::string& typed) {
    if (typed == "help" || typed == "?") {
        help();
    } else if (typed == "board") {
        board();
    } else if (typed == "clock") {
        say(clock_line(state_, now(), context_));
    } else if (typed == "moves") {
        games::MoveList moves;
        if (state_.position) {
            games::legal_moves(*state_.position, moves);
        }
        for (const games::Move& move : moves) {
            say(notation::write_hand(*state_.variant, state_.position, move,
                                     context_.facts.language));
        }
    } else if (typed == "start") {
        start();
    } else if (typed == "undo") {
        say(context_.text("cli.referee.play.no_undo"));
    } else if (typed.starts_with("wait ")) {
        wait(typed.substr(5));
    } else {
        return false;
    }
    return true;
}

void Console::start() {
    for (const Action& action :
         {Action{Arrive{Side::white}}, Action{Arrive{Side::black}}, Action{Begin{}}}) {
        if (!decide({now(), Actor::arbiter, action})) {
            return;
        }
    }
}

void Console::wait(const std::string& typed) {
    const auto time = ledger::read_time(typed);
    if (!time || time->value < 0) {
        say(context_.text("script.want_time"));
        return;
    }
    waited_ += Instant{time->value};
    say(clock_line(state_, now(), context_));
}

void Console::act(const std::string& typed) {
    const auto text = script_line(typed, state_);
    if (!text) {
        say(context_.text(text.error().key, text.error().parts));
        return;
    }
    const auto json = ledger::read_json(*text, 0, text->size());
    const auto command =
        json ? script::read_command(*json, state_, now()) : tl::unexpected(json.error());
    if (!command) {
        say(context_.text(command.error().message.key, command.error().message.parts));
        say(context_.text("cli.referee.play.see_help"));
        return;
    }
    decide(*command);
}

// Kept before it is acknowledged, refused commands too: they happened.
bool Console::decide(const referee::Command& command) {
    const std::string text = script::write_command(command, state_);
    const auto position = state_.position;
    const std::size_t first = events_.size();
    const Decision decision = carry_out(state_, command, world_, prover_, events_);
    if (keeper_) {
        if (const auto fault = keeper_->keep({text, std::span(events_).subspan(first), state_})) {
            context_.bad_input(*fault);
            broken_ = true;
            return false;
        }
    }
    tell(command, decision, first, position);
    return true;
}

void Console::tell(const referee::Command& command, const Decision& decision,
                   std::size_t first_event, const std::optional<games::Position>& position) {
    const Reader reader{context_.facts.language, state_.variant, position};
    if (decision.refusal() != nullptr) {
        say(refusal_line(*decision.refusal(), reader, context_));
        return;
    }
    say(decision.superseded() ? context_.text("referee.superseded") : sentence(command, reader));
    for (std::size_t i = first_event; i < events_.size(); ++i) {
        const Event& event = events_[i];
        const auto* const made = event.get_if<MoveMade>();
        if (made != nullptr && made->legal && position) {
            say(notation::spoken::in_words(*position, made->move, context_.facts.language));
        } else if (event.is<RulingGiven>() || event.is<Asked>() || event.is<Ended>()) {
            context_.streams.out << event_lines(event, reader, "") << std::flush;
        }
    }
}

void Console::help() const {
    say(context_.text("cli.referee.play.help"));
    for (const std::string& name : action_words()) {
        say("  " + usage_of_action(name));
    }
    say(context_.text("cli.referee.play.help_more"));
}

void Console::board() const {
    say(notation::picture::board_in_words(*state_.variant, state_.board, context_.facts.language));
}

} // namespace kodeks::cli
