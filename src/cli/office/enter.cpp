#include "cli/office/enter.hpp"

#include "office/record/record.hpp"
#include "office/words/effect.hpp"
#include "office/words/said.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <utility>

namespace kodeks::cli {

namespace {

using office::Effect;
using tournament::EntryId;
using tournament::GameRef;
using tournament::Outcome;

using Commands = std::vector<tournament::Command>;
using Asked = tl::expected<Commands, Exit>;

// What is to be entered, about whom, where, and the reason that the record will give.
struct Consequence {
    Effect effect = Effect::none;
    bool back = false; // an exclusion or a missed round is taken back
    std::string name;
    std::uint32_t round = 0;
    std::uint32_t table = 0;
    std::string reason;
};

Consequence of_sanction(const Context& context, const office::Sanction& sanction) {
    const std::string reason =
        context.text("cli.event.sanction.reason", {{"number", std::to_string(sanction.id.value)},
                                                   {"measure", office::spoken(sanction.measure)},
                                                   {"what", sanction.breach.what}});
    return {sanction.effect,          false,
            sanction.breach.offender, sanction.breach.round,
            sanction.breach.table,    with_ids(reason, sanction.articles)};
}

// A protest about an exclusion that stands no more brings the player back.
Consequence of_protest(const Arguments& arguments, const Context& context,
                       const office::State& state, const office::Protest& protest) {
    const std::string reason =
        context.text("cli.event.protest.reason", {{"number", std::to_string(protest.id.value)},
                                                  {"against", protest.against},
                                                  {"answer", protest.answer}});
    Consequence found{
        office::effect_asked(state, protest), false, arguments.maybe("--whom").value_or(""), 0, 0,
        with_ids(reason, protest.articles)};
    if (const auto* about = office::find_sanction(state, protest.sanction)) {
        found.round = about->breach.round;
        found.table = about->breach.table;
        found.back = found.effect == Effect::correction &&
                     (about->effect == Effect::exclusion || about->effect == Effect::absence);
        if (found.back) {
            found.name = about->breach.offender;
            found.effect = about->effect;
        }
    }
    return found;
}

class Tables {
public:
    Tables(const Arguments& arguments, const Context& context, const EventFile& file,
           Consequence asked)
        : arguments_(arguments), context_(context), file_(file), asked_(std::move(asked)) {}

    Asked commands() const {
        switch (asked_.effect) {
        case Effect::exclusion:
            return leaving();
        case Effect::absence:
            return missing();
        default:
            return result();
        }
    }

private:
    const tournament::State& state() const { return file_.state; }

    tl::expected<EntryId, Exit> entry() const {
        for (const tournament::Entry& one : state().entries) {
            if (one.person.name == asked_.name) {
                return one.id;
            }
        }
        if (asked_.name.empty()) {
            return tl::unexpected(context_.wrong_usage(Message{"cli.event.protest.say_whom", {}}));
        }
        return entry_in(context_, file_, stage_in(arguments_), asked_.name);
    }

    Asked leaving() const {
        const auto who = entry();
        if (!who) {
            return tl::unexpected(who.error());
        }
        if (asked_.back) {
            return Commands{tournament::Return{stage_in(arguments_), *who, asked_.reason}};
        }
        tournament::Withdraw withdraw;
        withdraw.stage = stage_in(arguments_);
        withdraw.entry = *who;
        withdraw.excluded = true;
        withdraw.reason = asked_.reason;
        return Commands{withdraw};
    }

    // The next round unless another is named.
    Asked missing() const {
        const auto who = entry();
        const auto* const stage = tournament::find_stage(state(), stage_in(arguments_));
        if (!who || stage == nullptr) {
            return tl::unexpected(who ? no_stage() : who.error());
        }
        if (asked_.back) {
            return tl::unexpected(context_.answer_no({"cli.event.protest.undo_absence", {}}));
        }
        const auto next = static_cast<std::uint32_t>(stage->rounds.size()) + 1;
        tournament::AnnounceAbsence absence;
        absence.stage = stage_in(arguments_);
        absence.entry = *who;
        absence.round = arguments_.has("--round") ? number_in(arguments_, "--round") : next;
        absence.reason = asked_.reason;
        return Commands{absence};
    }

    Exit no_stage() const {
        return context_.answer_no(
            {"tournament.no_stage", {{"number", std::to_string(stage_in(arguments_))}}});
    }

    // Who sits at a game of a table, White first.
    std::array<EntryId, 2> sides(const tournament::Stage& stage, const GameRef& ref) const {
        const auto& pairing = stage.rounds[ref.round - 1].pairings[ref.table - 1];
        std::array<EntryId, 2> pair = {pairing.first, pairing.second};
        for (EntryId& side : pair) {
            if (stage.settings.boards > 0) {
                const auto players = line_up_of(state(), stage, ref.round, side);
                side = ref.game <= players.size() ? players[ref.game - 1] : tournament::no_entry;
            }
        }
        if (!tournament::first_has_white(ref.game)) {
            std::swap(pair[0], pair[1]);
        }
        return pair;
    }

    GameRef place() const {
        GameRef ref{stage_in(arguments_), asked_.round, asked_.table, 1};
        ref.round = arguments_.has("--round") ? number_in(arguments_, "--round") : ref.round;
        ref.table = arguments_.has("--table") ? number_in(arguments_, "--table") : ref.table;
        ref.game = arguments_.has("--game") ? number_in(arguments_, "--game") : ref.game;
        return ref;
    }

    // The games of the table that the player sits at; of several nobody guesses which.
    tl::expected<GameRef, Exit> game_of(GameRef ref, EntryId who) const {
        const auto& stage = *tournament::find_stage(state(), ref.stage);
        const auto games = stage.rounds[ref.round - 1].pairings[ref.table - 1].games.size();
        std::vector<GameRef> his;
        for (std::uint32_t game = 1; game <= games; ++game) {
            const GameRef one{ref.stage, ref.round, ref.table, game};
            const auto pair = sides(stage, one);
            if ((!arguments_.has("--game") || game == ref.game) &&
                std::ranges::find(pair, who) != pair.end()) {
                his.push_back(one);
            }
        }
        if (his.size() == 1) {
            return his.front();
        }
        const std::string table = std::to_string(ref.table);
        if (his.empty()) {
            return tl::unexpected(context_.answer_no(
                {"cli.event.sanction.not_there",
                 {{"name", asked_.name}, {"round", std::to_string(ref.round)}, {"table", table}}}));
        }
        return tl::unexpected(context_.answer_no(
            {"tournament.name_the_board", {{"table", table}, {"n", std::to_string(games)}}}));
    }

    // As said by --result; of a loss the opponent wins unless the arbiter says otherwise.
    tl::expected<std::pair<GameRef, Outcome>, Exit> decided() const {
        const GameRef ref = place();
        if (ref.round == 0 || ref.table == 0) {
            return tl::unexpected(context_.wrong_usage(Message{"office.sanction.which_game", {}}));
        }
        if (const auto typed = arguments_.maybe("--result")) {
            const auto read =
                tournament::read_outcome(*typed, *rules_of(state()), state().settings.scale);
            return read ? tl::expected<std::pair<GameRef, Outcome>, Exit>(std::pair{ref, *read})
                        : tl::unexpected(refused(context_, read.error()));
        }
        if (asked_.effect == Effect::loss_of_both) {
            return std::pair{ref, finished(tournament::Mark::loss, tournament::Mark::loss)};
        }
        if (asked_.effect != Effect::loss || asked_.name.empty()) {
            return tl::unexpected(
                context_.wrong_usage(Message{"cli.event.protest.say_result", {}}));
        }
        return lost(ref);
    }

    tl::expected<std::pair<GameRef, Outcome>, Exit> lost(const GameRef& ref) const {
        const auto who = entry();
        if (!who) {
            return tl::unexpected(who.error());
        }
        if (find_game(state(), ref) == nullptr) {
            return std::pair{ref, tournament::white_wins}; // the tournament says what is wrong
        }
        const auto game = game_of(ref, *who);
        if (!game) {
            return tl::unexpected(game.error());
        }
        const auto pair = sides(*tournament::find_stage(state(), game->stage), *game);
        return std::pair{*game, pair[0] == *who ? tournament::black_wins : tournament::white_wins};
    }

    // A result that stands already needs no second fact.
    Asked result() const {
        const auto found = decided();
        if (!found) {
            return tl::unexpected(found.error());
        }
        const auto& [ref, outcome] = *found;
        const Outcome* const now = find_game(state(), ref);
        if (now != nullptr && *now == outcome) {
            return Commands{};
        }
        if (now != nullptr && now->status == tournament::Status::finished) {
            return Commands{tournament::CorrectResult{ref, outcome, asked_.reason}};
        }
        return Commands{tournament::RecordResult{ref, outcome, asked_.reason}};
    }

    const Arguments& arguments_;
    const Context& context_;
    const EventFile& file_;
    Consequence asked_;
};

// The facts of the tournament, or the exit code after saying what is wrong.
tl::expected<std::vector<tournament::Event>, Exit>
facts_for(const Context& context, const EventFile& file, const Commands& commands) {
    std::vector<tournament::Event> facts;
    for (const tournament::Command& command : commands) {
        const auto decision =
            decide(file.state, command, tournament::world_for(file.state.settings.edition));
        if (decision.refusal() != nullptr) {
            return tl::unexpected(refused(context, *decision.refusal()));
        }
        for (const tournament::Event& event : decision.events()) {
            if (const auto defect = tournament::defect_of(file.state, event)) {
                return tl::unexpected(context.wrong_usage(*defect));
            }
            facts.push_back(event);
        }
    }
    return facts;
}

Consequence consequence_of(const Arguments& arguments, const Context& context,
                           const office::State& state, const office::EnterEffect& command) {
    if (command.protest != office::no_protest) {
        return of_protest(arguments, context, state, *find_protest(state, command.protest));
    }
    return of_sanction(context, *find_sanction(state, command.sanction));
}

} // namespace

std::vector<Argument> with_table_options(std::vector<Argument> arguments) {
    arguments.push_back(option("--result", "RESULT"));
    arguments.push_back(number_option("--game", "N"));
    arguments.push_back(number_option("--stage", "N"));
    return arguments;
}

Exit enter_effect(const Arguments& arguments, const Context& context, EventFile& file,
                  const office::EnterEffect& command) {
    const auto decision = office::decide(file.bureau, command, world_of(file));
    if (decision.refusal() != nullptr) {
        return refused(context, *decision.refusal());
    }
    const Tables tables(arguments, context, file,
                        consequence_of(arguments, context, file.bureau, command));
    const auto commands = tables.commands();
    if (!commands) {
        return commands.error();
    }
    auto facts = facts_for(context, file, *commands);
    if (!facts) {
        return facts.error();
    }
    return keep_office(arguments, context, file, decision, std::move(*facts));
}

void say_proposals(const Context& context, const EventFile& file) {
    const auto some = [](std::uint32_t number) {
        return number == 0 ? std::string() : std::to_string(number);
    };
    for (const office::Proposal& one : proposals_of(file.bureau)) {
        context.streams.out << context.text("cli.event.sanction.proposal",
                                            {{"effect", office::spoken(one.effect)},
                                             {"name", one.name},
                                             {"round", some(one.round)},
                                             {"table", some(one.table)}})
                            << '\n';
    }
}

} // namespace kodeks::cli
