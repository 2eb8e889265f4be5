#include "server/simulation/simulation.hpp"

#include "referee/record/record.hpp"
#include "server/game/told.hpp"
#include "server/records.hpp"
#include "server/simulation/bot.hpp"
#include "server/simulation/rot.hpp"
#include "server/simulation/said.hpp"
#include "server/simulation/secretary.hpp"

#include <set>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server::simulation {

namespace json = boost::json;

namespace {

constexpr std::uint64_t games_max = 2;

class Simulation {
public:
    Simulation(const Plan& plan, const truth::Oracle& oracle)
        : plan_(plan), oracle_(oracle), dice_(plan.seed) {
        report_.seed = plan.seed;
    }

    Report run() {
        switch_on();
        open_games();
        const UnixTime end{time_.now().value + plan_.seconds * 1000};
        while (report_.broken.empty() && time_.now() < end) {
            time_.run_until({time_.now().value + static_cast<std::int64_t>(dice_.below(4000))});
            change_weather();
            if (dice_.below(4) == 0) {
                crash();
            }
        }
        settle();
        check();
        sum_up();
        bots_.clear();
        if (report_.broken.empty()) {
            report_.broken = turn_a_bit(store_, oracle_, dice_);
        }
        return report_;
    }

private:
    void switch_on() {
        disk_ = std::make_unique<VirtualDisk>(time_, store_);
        if (plan_.lying_disk) {
            disk_->lie();
        }
        prover_ = std::make_unique<VirtualProver>(time_, oracle_);
        hall_ = std::make_unique<Hall>(
            HallTools{{time_, *disk_, *prover_, time_}, store_, oracle_, dice_});
        const auto restored = hall_->restore();
        if (!restored || !restored->damages.empty()) {
            broken("the log cannot be restored");
        }
        hall_->start();
        api_ = std::make_unique<Api>(*hall_, ApiSettings{});
    }

    void broken(const std::string& why) {
        if (report_.broken.empty()) {
            report_.broken = fmt::format("{} (after {} ms)", why, time_.now().value - start_.value);
        }
    }

    std::string enter(const Grant& grant) {
        std::string token;
        hall_->issue(grant, "simulation", [&](const std::optional<std::string>& code) {
            Request request;
            request.method = "POST";
            request.path = "/api/session";
            request.body = R"({"code":")" + code.value_or("") + R"("})";
            api_->handle(request, [&](const Response& response) {
                token = json::parse(response.body).at("token").as_string();
            });
        });
        while (token.empty() && time_.run_next()) {
        }
        return token;
    }

    void open_games() {
        constexpr auto kinds = std::to_array<std::pair<std::string_view, std::string_view>>(
            {{"0", "12+1"}, {"1", "6"}, {"2", "20d2"}});
        const std::uint64_t count = 1 + dice_.below(games_max);
        for (std::uint64_t i = 1; i <= count; ++i) {
            const auto all = rulebook::all_game_rules();
            const rulebook::GameRules& rules = *all[dice_.below(all.size())];
            const std::string_view variant = rules.variants[dice_.below(rules.variants.size())];
            bool made = false;
            hall_->create(fmt::format(R"({{"rulebook":"{}","variant":"{}","control":"{}"}})",
                                      rules.edition, variant,
                                      kinds[dice_.below(kinds.size())].second),
                          {fmt::format("open:{}", i), "arbiter", "arbiter", "", time_.now()},
                          [&](const Hall::Created& created) { made = created.game != nullptr; });
            while (!made && time_.run_next()) {
            }
            people_at(std::to_string(i));
        }
        secretary_.emplace(time_, dice_, enter({.role = Role::secretary}),
                           [this] { return api_.get(); });
        secretary_->live_on();
    }

    void people_at(const std::string& game) {
        using games::Side;
        add_bot(game, enter({Role::player, "", game, Side::white, {}}), "w");
        add_bot(game, enter({Role::player, "", game, Side::black, {}}), "b");
        add_bot(game, enter({.role = Role::chief_arbiter}), "a");
        add_bot(game, "", "s");
    }

    void add_bot(const std::string& game, const std::string& token, const std::string& name) {
        bots_.push_back(std::make_unique<Bot>(time_, dice_, Bot::Place{game, token, name},
                                              [this] { return api_.get(); }));
        bots_.back()->come();
        bots_.back()->live_on();
    }

    void change_weather() {
        disk_->takes({static_cast<std::int64_t>(1 + dice_.below(dice_.below(6) == 0 ? 400 : 12))});
        for (const auto& bot : bots_) {
            bot->set({static_cast<std::int64_t>(dice_.below(dice_.below(3) == 0 ? 800 : 40)),
                      20 + dice_.below(200), 2 + dice_.below(30)});
            if (dice_.below(12) == 0) {
                bot->cut();
                bot->come();
            }
            if (!bot->complaint().empty()) {
                broken(bot->complaint());
            }
        }
    }

    // Off, perhaps with a disk that had failed before; and on again after a while.
    void crash() {
        if (dice_.below(5) == 0) {
            disk_->fail({{"store.disk_full", {{"reason", "simulated"}}}, "", {}, ""});
            time_.run_until({time_.now().value + static_cast<std::int64_t>(dice_.below(2000))});
        }
        remember();
        for (const auto& bot : bots_) {
            bot->cut();
            bot->come();
        }
        disk_->crash(dice_.below(2) == 0);
        time_.forget();
        api_.reset();
        hall_.reset();
        ++report_.crashes;
        time_.run_until({time_.now().value + static_cast<std::int64_t>(dice_.below(5000))});
        switch_on();
        compare_with_remembered();
        check();
    }

    // The clocks as they were when the machine went off.
    void remember() {
        used_.clear();
        for (const auto& [number, game] : hall_->games()) {
            const clock::Clock& clock = game->decider().state().clock;
            used_[game->id()] = {clock.of(games::Side::white).account.used.value,
                                 clock.of(games::Side::black).account.used.value};
        }
    }

    // Nothing was charged for the time without a server; at most what arrived on the disk with the
    // last group, which nobody had been told.
    void compare_with_remembered() {
        for (const auto& [number, game] : hall_->games()) {
            const auto before = used_.find(game->id());
            const referee::State& state = game->decider().state();
            if (before == used_.end() || !state.opened()) {
                continue;
            }
            const auto now = game->decider().timeline().instant(time_.now());
            const auto clock = clock::advanced(state.clock, std::max(now, state.clock.since));
            const std::int64_t charged = clock.of(games::Side::white).account.used.value +
                                         clock.of(games::Side::black).account.used.value -
                                         before->second.first - before->second.second;
            if (charged < 0 || now < state.clock.since) {
                broken(fmt::format("time went back in game {}", game->id()));
            }
            if (clock.running && now != game->decider().timeline().last()) {
                broken(fmt::format("game {} was charged for the night", game->id()));
            }
        }
    }

    // Nobody acts any more; everything on its way arrives.
    void settle() {
        for (const auto& bot : bots_) {
            bot->set({0, 1'000'000, 1'000'000});
        }
        time_.run_until({time_.now().value + 6000});
    }

    void check() {
        for (const auto& [number, game] : hall_->games()) {
            const std::string& stream = game->owner().stream();
            auto stored = store_.read(stream, 0);
            const StreamRecords read =
                stored ? records_of(stream, 0, *stored) : StreamRecords{{}, store::Damage{}};
            if (read.damage) {
                broken("the log is damaged");
                return;
            }
            check_commands(*game, read.records);
            Said& its = said_[game->id()];
            if (const std::string wrong = its.read(std::move(stored->records)); !wrong.empty()) {
                broken(wrong);
            }
            check_state(*game, read.records, its);
        }
        for (const auto& bot : bots_) {
            check_acknowledged(*bot, said_[bot->place().game]);
            check_sight(*bot, said_[bot->place().game]);
        }
        if (const std::string wrong = secretary_->check(store_, *hall_); !wrong.empty()) {
            broken(wrong);
        }
    }

    void check_commands(const Game& game, const std::vector<ledger::RawRecord>& records) {
        std::set<std::string> complete;
        for (std::size_t i = 0; i < records.size(); ++i) {
            const std::string& command = records[i].envelope.command;
            const bool last = i + 1 == records.size() || records[i + 1].envelope.command != command;
            if (last && !complete.insert(command).second) {
                broken(fmt::format("command {} stands twice in game {}", command, game.id()));
            }
        }
    }

    // Folding the log gives what the server has, unless it is still on its way to the log.
    void check_state(Game& game, const std::vector<ledger::RawRecord>& records, Said& said) {
        GameDecider again(oracle_);
        again.reveal(game.decider().state().over());
        for (const ledger::RawRecord& record : records) {
            const auto fact = again.recall(record);
            if (!fact) {
                broken("a record cannot be folded");
                return;
            }
            said.seats.push_back(fact->seats);
        }
        if (records.size() != game.owner().last() || !(again.state() == game.decider().state())) {
            broken(fmt::format("game {} is not what its log says", game.id()));
        }
        check_accounts(game, records);
    }

    // The accounts of both sides, added up from the log alone: what was used is how long a clock
    // ran, less what a delay gives for nothing, and what was corrected are the corrections.
    void check_accounts(Game& game, const std::vector<ledger::RawRecord>& records) {
        const referee::State& state = game.decider().state();
        std::optional<Instant> since;
        std::int64_t ran = 0;
        std::int64_t corrected = 0;
        for (const ledger::RawRecord& record : records) {
            const auto event = referee::read_event(record.event, state.variant);
            if (const auto* const amount = event->get_if<referee::TimeCorrected>()) {
                corrected += amount->amount.value;
            }
            const auto* const changed = event->get_if<referee::ClockChanged>();
            if (changed == nullptr) {
                continue;
            }
            ran += since ? changed->at.value - since->value : 0;
            since = changed->change == referee::ClockChange::paused ? std::nullopt
                                                                    : std::optional(changed->at);
        }
        const auto white = state.clock.of(games::Side::white).account;
        const auto black = state.clock.of(games::Side::black).account;
        const std::int64_t used = white.used.value + black.used.value;
        const bool is_delayed =
            game.summary().at("control").as_string().find('d') != boost::json::string_view::npos;
        if (is_delayed ? used > ran : used != ran) {
            broken(fmt::format("game {} ran for {} ms and charged {}", game.id(), ran, used));
        }
        if (white.corrections.value + black.corrections.value != corrected) {
            broken(fmt::format("corrections of game {} do not add up", game.id()));
        }
    }

    void check_acknowledged(const Bot& bot, const Said& said) {
        for (const auto& [id, numbers] : bot.acknowledged()) {
            for (std::int64_t n = numbers.first; n <= numbers.second; ++n) {
                const auto index = static_cast<std::size_t>(n - 1);
                const bool there =
                    index < said.records.size() && said.records[index].command.ends_with(":" + id);
                if (!there) {
                    broken(fmt::format("{} of game {} was told that {} is record {}, and it is not",
                                       bot.place().name, bot.place().game, id, n));
                    return;
                }
            }
        }
    }

    // Everything seen is what the log says to this seat, and up to the last number nothing lacks.
    void check_sight(const Bot& bot, const Said& said) {
        const auto seat = ledger::from_word<referee::Actor>(bot.seat());
        Game* const game = hall_->find(bot.place().game);
        if (!seat || bot.facts().empty() || game == nullptr) {
            return;
        }
        const std::uint32_t place = bit_of(static_cast<referee::Seat>(*seat));
        const auto is_for_him = [&](std::int64_t number) {
            const auto index = static_cast<std::size_t>(number - 1);
            return index < said.seats.size() && (said.seats[index] & place) != 0;
        };
        const std::int64_t last = bot.facts().rbegin()->first;
        const bool over = game->decider().state().over(); // then the log tells more than before
        for (std::int64_t number = 1; number <= last; ++number) {
            const auto seen = bot.facts().find(number);
            const bool is_seen = seen != bot.facts().end();
            if (is_seen && !is_for_him(number)) {
                broken(fmt::format("{} saw fact {}, which is not for that seat", bot.place().name,
                                   number));
            } else if (is_seen ? seen->second != said.events[static_cast<std::size_t>(number - 1)]
                               : !over && is_for_him(number)) {
                broken(fmt::format("{} of game {} did not see fact {}", bot.place().name,
                                   bot.place().game, number));
            }
        }
    }

    void sum_up() {
        std::string all;
        const auto names = store_.streams();
        for (const std::string& name : *names) {
            const auto reading = store_.read(name, 0);
            report_.records += reading->records.size();
            for (const store::Stored& record : reading->records) {
                all += record.line;
            }
        }
        report_.digest = hash_of(all).substr(0, 16);
        for (const auto& bot : bots_) {
            report_.acknowledged += bot->acknowledged().size();
        }
        report_.acknowledged += secretary_->acknowledged();
        for (const auto& [number, game] : hall_->games()) {
            report_.finished += game->decider().state().over() ? 1 : 0;
        }
    }

    Plan plan_;
    const truth::Oracle& oracle_;
    VirtualDice dice_;
    VirtualTime time_;
    UnixTime start_ = time_.now();
    store::MemoryStore store_;
    std::unique_ptr<VirtualDisk> disk_;
    std::unique_ptr<VirtualProver> prover_;
    std::unique_ptr<Hall> hall_;
    std::unique_ptr<Api> api_;
    std::vector<std::unique_ptr<Bot>> bots_;
    std::optional<Secretary> secretary_;
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> used_;
    std::map<std::string, Said> said_; // by game, as it was checked last
    Report report_;
};

} // namespace

Report simulate(const Plan& plan, const truth::Oracle& oracle) {
    return Simulation(plan, oracle).run();
}

} // namespace kodeks::server::simulation
