#include "tournament/pairing/explain.hpp"

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

namespace {

std::vector<std::string_view> ids(Articles::List list) {
    return {list.begin(), list.end()};
}

MessagePart part(std::string_view name, Number number) {
    return {std::string(name), fmt::to_string(number.value)};
}

Number other_of(const Pair& pair) {
    return pair.seeker == pair.white ? pair.black : pair.white;
}

std::string_view step_key(Step step) {
    switch (step) {
    case Step::table:
        return "pairing.step.table";
    case Step::first_round:
        return "pairing.step.first_round";
    case Step::in_group:
        return "pairing.step.in_group";
    case Step::joined_group:
        return "pairing.step.joined_group";
    case Step::floated:
        return "pairing.step.floated";
    case Step::last_resort:
        return "pairing.step.last_resort";
    case Step::lot:
        break;
    }
    return "pairing.step.lot";
}

Articles::List step_articles(const Articles& articles, Step step) {
    switch (step) {
    case Step::first_round:
        return articles.first_round;
    case Step::floated:
        return articles.floating;
    case Step::joined_group:
    case Step::last_resort:
        return articles.completion;
    case Step::in_group:
    case Step::lot:
        return articles.in_group;
    case Step::table:
        break;
    }
    return {};
}

Reason how(const SwissSystem& system, const Pair& pair) {
    return {{std::string(step_key(pair.step)),
             {part("a", pair.seeker),
              part("b", other_of(pair)),
              {"group", to_text(pair.group)},
              {"other", to_text(pair.other_group)}}},
            ids(step_articles(system.articles, pair.step))};
}

std::string_view float_key(FloatReason reason) {
    switch (reason) {
    case FloatReason::position:
        return "pairing.float.position";
    case FloatReason::earlier:
        return "pairing.float.earlier";
    case FloatReason::far:
        return "pairing.float.far";
    case FloatReason::unpaired:
        return "pairing.float.unpaired";
    case FloatReason::lot:
        return "pairing.float.lot";
    case FloatReason::none:
        break;
    }
    return {};
}

Reason why_floated(const SwissSystem& system, const Pair& pair) {
    const bool owed = pair.float_reason == FloatReason::earlier;
    return {{std::string(float_key(pair.float_reason)), {part("a", pair.seeker)}},
            ids(owed ? system.articles.float_owed : system.articles.floating)};
}

std::string_view rejection_key(Rejected why) {
    switch (why) {
    case Rejected::met:
        return "pairing.rejected.met";
    case Rejected::kept_apart:
        return "pairing.rejected.kept_apart";
    case Rejected::colour_run:
        return "pairing.rejected.colour_run";
    case Rejected::fewer_pairs:
        return "pairing.rejected.fewer_pairs";
    case Rejected::round_incomplete:
        return "pairing.rejected.round_incomplete";
    case Rejected::had_plus:
        break;
    }
    return "pairing.rejected.had_plus";
}

std::vector<std::string_view> rejection_articles(const Articles& articles, Rejected why) {
    switch (why) {
    case Rejected::met:
        return ids(articles.met);
    case Rejected::kept_apart:
        return {"PMR:237"};
    case Rejected::colour_run:
        return ids(articles.colour_run);
    case Rejected::fewer_pairs:
    case Rejected::round_incomplete:
        return ids(articles.completion);
    case Rejected::had_plus:
        break;
    }
    return ids(articles.bye);
}

Reason why_rejected(const SwissSystem& system, const Rejection& rejection) {
    std::string key(rejection_key(rejection.why));
    if (rejection.other == nobody && rejection.why != Rejected::had_plus) {
        key += "_alone"; // the player himself was passed over, not one of his opponents
    }
    return {{key, {part("a", rejection.player), part("b", rejection.other)}},
            rejection_articles(system.articles, rejection.why)};
}

std::string_view colour_key(ColourReason reason) {
    switch (reason) {
    case ColourReason::by_table:
        return "pairing.colour.by_table";
    case ColourReason::list_position:
        return "pairing.colour.list_position";
    case ColourReason::run_of_three:
        return "pairing.colour.run_of_three";
    case ColourReason::fewer_white:
        return "pairing.colour.fewer_white";
    case ColourReason::history:
        return "pairing.colour.history";
    case ColourReason::higher_white:
        return "pairing.colour.higher_white";
    case ColourReason::higher_alternates:
        return "pairing.colour.higher_alternates";
    case ColourReason::lot:
        break;
    }
    return "pairing.colour.lot";
}

Reason why_colour(const SwissSystem& system, const Pair& pair) {
    const Articles& articles = system.articles;
    Articles::List list = articles.colour;
    if (pair.colour == ColourReason::list_position) {
        list = articles.first_round;
    } else if (pair.colour == ColourReason::run_of_three) {
        list = articles.colour_run;
    }
    std::string key(colour_key(pair.colour));
    if (pair.colour == ColourReason::history && system.colours.by_rounds) {
        key += "_rounds";
    }
    return {{key,
             {part("a", pair.white),
              part("b", pair.black),
              {"back", fmt::to_string(pair.colour_round)}}},
            ids(list)};
}

} // namespace

std::vector<Reason> explain(const SwissSystem& system, const Pair& pair) {
    std::vector<Reason> reasons = {how(system, pair)};
    if (pair.float_reason != FloatReason::none) {
        reasons.push_back(why_floated(system, pair));
    }
    for (const Rejection& rejection : pair.rejected) {
        reasons.push_back(why_rejected(system, rejection));
    }
    reasons.push_back(why_colour(system, pair));
    return reasons;
}

std::vector<Reason> explain(const SwissSystem& system, const Bye& bye) {
    std::vector<Reason> reasons = {
        {{"pairing.bye", {part("a", bye.player)}}, ids(system.articles.bye)}};
    for (const Rejection& rejection : bye.rejected) {
        reasons.push_back(why_rejected(system, rejection));
    }
    return reasons;
}

} // namespace kodeks::tournament::pairing
