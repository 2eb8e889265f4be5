// One game before the referee of Kodeks: what happens at the board goes in as commands, rulings
// with their articles come out. Nothing here reads a clock or a file: times are arguments, and the
// events are all that has to be kept of a game.
#include "notation/fen.hpp"
#include "notation/hand.hpp"
#include "referee/referee.hpp"
#include "referee/words/sentence.hpp"
#include "truth/game_oracle.hpp"

#include <cstdio>

using namespace kodeks;
using namespace kodeks::referee;

namespace {

class Game {
public:
    explicit Game(const Match& match) : match_(match) {
        events_.emplace_back(Opened{match.settings});
        apply(state_, events_.front());
    }

    void act(Milliseconds at, Actor by, const Action& action) {
        const Command command{clock::Instant{at.value}, by, action};
        tell(sentence(command, reader()));
        const std::size_t before = events_.size();
        const Decision decision = carry_out(state_, command, world(), oracle_, events_);
        if (const Refusal* const refused = decision.refusal()) {
            tell("  " + sentence(*refused, reader()) + " " + bracketed(refused->articles));
        }
        for (std::size_t i = before; i < events_.size(); ++i) {
            if (const auto* given = events_[i].get_if<RulingGiven>()) {
                tell("  " + sentence(events_[i], reader()) + " " +
                     bracketed(given->ruling->articles));
            } else if (events_[i].is<Ended>()) {
                tell("  " + sentence(events_[i], reader()));
            }
        }
    }

    // A move as the hand makes it, legal or not; then the clock is pressed.
    void move(Milliseconds at, Actor by, std::string_view text) {
        const auto read = notation::read_hand(*match_.variant, state_.position, text);
        act(at, by, Make{read.value()});
        if (!state_.over()) {
            act(at, by, Press{});
        }
    }

    const State& state() const { return state_; }

    const std::vector<Event>& events() const { return events_; }

private:
    World world() const { return {match_.rules, &oracle_, Prover::nobody}; }

    Reader reader() const { return reader_of(state_, Language::en); }

    static void tell(const std::string& sentence) { std::printf("%s\n", sentence.c_str()); }

    Match match_;
    State state_;
    std::vector<Event> events_;
    truth::GameOracle oracle_;
};

// White has a king and a pawn, Black a bishop besides his king.
constexpr std::string_view ending = "8/8/4k3/8/2b5/8/4PK2/8 w - - 0 1";

} // namespace

int main() {
    auto match = make_match("fide2023", "chess", {.control = clock::whole_game(minutes(5))});
    match->settings.start = notation::read_fen(*match->variant, ending).value();
    Game game(*match);
    game.act(seconds(0), Actor::arbiter, Arrive{Side::white});
    game.act(seconds(0), Actor::arbiter, Arrive{Side::black});
    game.act(seconds(0), Actor::arbiter, Begin{});
    game.move(seconds(10), Actor::white, "e2-e5"); // no pawn moves so
    game.act(seconds(15), Actor::spectator, NoticeIllegal{});
    game.act(seconds(20), Actor::black, NoticeIllegal{});
    game.move(seconds(40), Actor::white, "e4");
    game.act(seconds(900), Actor::arbiter, Look{}); // Black's flag has fallen meanwhile

    // What is kept: the events. Folded again they give the same game, without any rule data.
    State again;
    for (const Event& event : game.events()) {
        apply(again, event);
    }
    std::printf("Folded again: %s\n", again == game.state() ? "the same game" : "another game");
}
