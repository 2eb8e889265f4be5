// Random tournaments, for testing pairing programs against each other.
#include "cli/json.hpp"
#include "cli/pair/report_file.hpp"
#include "cli/safe_file.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/write.hpp"

#include <ostream>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace trf = tournament::trf;

std::optional<trf::GeneratorSettings> settings_in(const Arguments& arguments) {
    trf::GeneratorSettings settings;
    bool sound = true;
    const auto take = [&](const char* name, std::uint32_t& value, std::uint64_t least,
                          std::uint64_t most) {
        const auto number = arguments.number(name);
        sound = sound && (!number || (*number >= least && *number <= most));
        value = static_cast<std::uint32_t>(number.value_or(value));
    };
    take("--players", settings.players, 2, trf::rank_max);
    take("--rounds", settings.rounds, 1, trf::round_max);
    take("--draws", settings.draw_percent, 0, 100);
    take("--forfeits", settings.forfeit_one_in, 0, 1'000'000);
    take("--half-byes", settings.half_bye_one_in, 0, 1'000'000);
    take("--zero-byes", settings.zero_bye_one_in, 0, 1'000'000);
    take("--retired", settings.retired_one_in, 0, 1'000'000);
    take("--late", settings.late_one_in, 0, 1'000'000);
    take("--prohibited", settings.prohibited_pairs, 0, 100'000);
    settings.seed = arguments.number("--seed").value_or(1);
    settings.accelerated = arguments.has("--baku");
    settings.equal_ratings = arguments.has("--equal-ratings");
    return sound ? std::optional(settings) : std::nullopt;
}

Exit run_pair_generate(const Arguments& arguments, const Context& context) {
    const auto settings = settings_in(arguments);
    if (!settings) {
        return context.wrong_usage({"cli.pair.generate.range", {}});
    }
    const trf::Document document = trf::generate(*settings);
    const std::string text = trf::write(document, trf::LineEnd::lf);
    const auto file = arguments.maybe("-o");
    if (context.facts.json) {
        print_json(context.streams.out,
                   boost::json::object{{"players", document.players.size()},
                                       {"rounds", trf::rounds_paired(document)},
                                       {"report", text}});
    }
    if (!file && !context.facts.json) {
        context.streams.out << text;
    }
    if (file) {
        if (const auto fault = create_file(*file, text)) {
            return context.bad_input(*fault);
        }
    }
    const trf::Round paired = trf::rounds_paired(document);
    if (paired < settings->rounds) {
        return context.answer_no({"cli.pair.generate.short", {{"n", std::to_string(paired)}}});
    }
    return Exit::done;
}

} // namespace

Command pair_generate() {
    return {"pair generate",
            {system_option(), number_option("--players", "N"), number_option("--rounds", "N"),
             number_option("--seed", "N"), option("-o", "FILE"),
             number_option("--draws", "PERCENT"), number_option("--forfeits", "N"),
             number_option("--half-byes", "N"), number_option("--zero-byes", "N"),
             number_option("--retired", "N"), number_option("--late", "N"),
             number_option("--prohibited", "N"), flag("--baku"), flag("--equal-ratings")},
            run_pair_generate};
}

} // namespace kodeks::cli
