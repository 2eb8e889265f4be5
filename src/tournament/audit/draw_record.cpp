#include "tournament/audit/draw_record.hpp"

#include "tournament/desk/dutch_round.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/desk/knockout_stage.hpp"
#include "tournament/desk/numbers.hpp"
#include "tournament/desk/openings.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/pairing/swiss.hpp"
#include "tournament/report/report.hpp"
#include "tournament/world.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using lots::Choice;
using lots::Record;

std::optional<std::string> given(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

// Writes names where a choice was about participants.
void name_people(const State& state, const Stage& stage, Choice& choice) {
    for (const std::uint32_t number : choice.numbers) {
        const EntryId entry = entry_of(stage, pairing::Number{number});
        choice.among.push_back(name_of(state, entry));
    }
    choice.numbers.clear();
    if (choice.among.empty()) {
        return;
    }
    for (const std::uint32_t drawn : choice.result) {
        choice.drawn.push_back(choice.among[drawn]);
    }
}

class Recorder {
public:
    explicit Recorder(StageNumber stage) : number_(stage) {}

    template <class Fact>
    void see(const State&, const Fact&) {}

    void see(const State& state, const LotsDrawn& fact) {
        if (fact.stage != number_) {
            return;
        }
        const Stage& stage = *find_stage(state, number_);
        Record record{std::string(lots::numbers_title),
                      std::nullopt,
                      given(stage.lots.commitment),
                      fact.seed,
                      fact.salt,
                      fact.words,
                      {}};
        lots::Urn urn(with_words(fact.seed, fact.words));
        (void)drawn_numbers(state, stage, fact.restricted, urn, world_for(state.settings.edition));
        record.choices = urn.choices();
        for (Choice& choice : record.choices) {
            if (choice.kind == Choice::Kind::shuffle) {
                for (const EntryId entry : present_members(stage)) {
                    choice.among.push_back(name_of(state, entry));
                }
            }
            name_people(state, stage, choice);
        }
        numbers_ = all_.size();
        all_.push_back(std::move(record));
    }

    // A commitment that was given up before anything was drawn is a draw without seed.
    void see(const State& state, const LotsVoided& fact) {
        if (fact.stage != number_) {
            return;
        }
        const Stage& stage = *find_stage(state, number_);
        if (fact.round == 0 && !stage.lots.numbers.empty()) {
            all_[numbers_].voided = fact.reason;
            return;
        }
        const bool round = fact.round != 0;
        all_.push_back(
            {round ? title_of(fact.round) : std::string(lots::numbers_title),
             fact.reason,
             given(round ? stage.round_seeds.at(fact.round).commitment : stage.lots.commitment),
             "",
             "",
             "",
             {}});
    }

    void see(const State& state, const RoundSeedRevealed& fact) {
        if (fact.stage != number_) {
            return;
        }
        const auto own = find_stage(state, number_)->round_seeds.find(fact.round);
        all_.push_back({title_of(fact.round),
                        std::nullopt,
                        given(own->second.commitment),
                        fact.seed,
                        fact.salt,
                        fact.words,
                        {}});
    }

    void see(const State& state, const RoundPaired& fact) {
        if (fact.stage != number_) {
            return;
        }
        const Stage& stage = *find_stage(state, number_);
        lots::Urn urn(seed_of(stage, fact.round));
        repeat(state, stage, fact, urn);
        for (Choice choice : urn.choices()) {
            name_people(state, stage, choice);
            section(stage, fact.round).choices.push_back(std::move(choice));
        }
    }

    void see(const State& state, const LevelDecided& fact) {
        if (fact.stage != number_ || !fact.lot) {
            return;
        }
        const Stage& stage = *find_stage(state, number_);
        const Pairing& pairing = stage.rounds[fact.round - 1].pairings[fact.table - 1];
        Choice choice{Choice::Kind::choose,
                      level_choice(fact.round, fact.table),
                      2,
                      {*fact.lot},
                      {},
                      {name_of(state, pairing.first), name_of(state, pairing.second)},
                      {name_of(state, fact.winner)}};
        section(stage, fact.round + 1).choices.push_back(std::move(choice));
    }

    void see(const State& state, const OpeningDrawn& fact) {
        if (fact.stage != number_) {
            return;
        }
        const Stage& stage = *find_stage(state, number_);
        Choice choice{Choice::Kind::choose,
                      opening_choice(fact.round, fact.table),
                      static_cast<std::uint32_t>(fact.openings.size()),
                      {fact.chosen},
                      {},
                      fact.openings,
                      {fact.openings[fact.chosen]}};
        if (fact.words.empty()) {
            section(stage, fact.round).choices.push_back(std::move(choice));
            return;
        }
        Record record{
            choice.name, std::nullopt, std::nullopt, seed_of(stage, fact.round), "", fact.words,
            {}};
        record.choices.push_back(std::move(choice));
        all_.push_back(std::move(record));
    }

    lots::Records take() { return std::move(all_); }

private:
    static void repeat(const State& state, const Stage& stage, const RoundPaired& fact,
                       lots::Urn& urn) {
        const auto* system = pairing::find_swiss_system(stage.settings.swiss);
        if (!fact.by_hand.empty()) {
            return;
        }
        if (stage.settings.system == System::swiss && system != nullptr) {
            (void)pairing::pair_round(*system, field_of(state, stage), urn);
        } else if (stage.settings.swiss == dutch_system) {
            draw_initial_colour(stage, fact.round, urn);
        } else if (fact.daily) {
            (void)line_of_the_day(stage, urn);
        } else if (stage.settings.system == System::knockout) {
            draw_colours(state, stage, fact.round, urn);
        }
    }

    // An imported report brings its own.
    static void draw_initial_colour(const Stage& stage, RoundNumber round, lots::Urn& urn) {
        if (round == 1 && stage.settings.report.empty() && !seed_of(stage, round).empty()) {
            (void)urn.choose(initial_colour, 2);
        }
    }

    // The colours of a knock-out round, as they were drawn.
    static void draw_colours(const State& state, const Stage& stage, RoundNumber round,
                             lots::Urn& urn) {
        const auto bracket = bracket_of(state, stage);
        if (!bracket) {
            return;
        }
        for (const pairing::Duel& duel : pairing::duels(*bracket)) {
            if (duel.b != pairing::nobody) {
                (void)pairing::draw_colour(duel, round, urn);
            }
        }
    }

    // Lots of a round come from its own seed, or from that of the numbers.
    Record& section(const Stage& stage, RoundNumber round) {
        if (stage.round_seeds.empty()) {
            return all_[numbers_];
        }
        return *std::ranges::find_if(all_, [&](const Record& record) {
            return record.title == title_of(round) && !record.voided;
        });
    }

    static std::string title_of(RoundNumber round) { return "round " + std::to_string(round); }

    StageNumber number_;
    std::size_t numbers_ = SIZE_MAX; // the draw that holds
    lots::Records all_;
};

} // namespace

lots::Records draw_record(const std::vector<Event>& events, StageNumber stage) {
    Recorder recorder(stage);
    State state;
    for (const Event& event : events) {
        event.visit([&](const auto& fact) { recorder.see(state, fact); });
        apply(state, event);
    }
    return recorder.take();
}

} // namespace kodeks::tournament
