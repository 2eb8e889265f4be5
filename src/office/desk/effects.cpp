// What follows at the tables is entered once, by somebody who serves, and only while the sanction
// or the decision about the protest stands.
#include "office/desk/authority.hpp"
#include "office/record/words.hpp"
#include "office/words/effect.hpp"

namespace kodeks::office {

namespace {

// What both kinds have to say before they are entered.
struct Asked {
    Effect effect = Effect::none;
    bool entered = false;
    ArticleIds articles;
};

// The articles of the decision that lifted it.
ArticleIds lifted_by(const State& state, const Sanction& sanction) {
    for (const Protest& protest : state.protests) {
        if (protest.sanction == sanction.id && protest.upheld) {
            return protest.articles;
        }
    }
    return sanction.articles;
}

tl::unexpected<Refusal> refuse_by(std::string_view key, const EnterEffect& command,
                                  const ArticleIds& articles) {
    const auto number =
        command.protest != no_protest ? command.protest.value : command.sanction.value;
    return refuse_by_fact(key, {{"number", std::to_string(number)}}, articles);
}

Ruled<Asked> asked_by_sanction(const State& state, const EnterEffect& command) {
    const Sanction* const sanction = find_sanction(state, command.sanction);
    if (sanction == nullptr) {
        return refuse_by("office.enter.no_sanction", command, {});
    }
    if (sanction->lifted) {
        return refuse_by("office.enter.lifted", command, lifted_by(state, *sanction));
    }
    return Asked{sanction->effect, sanction->entered, sanction->articles};
}

Ruled<Asked> asked_by_protest(const State& state, const EnterEffect& command) {
    const Protest* const protest = find_protest(state, command.protest);
    if (protest == nullptr) {
        return refuse_by("office.protest.none", command, {});
    }
    if (!protest->upheld) {
        return refuse_by("office.enter.not_upheld", command, protest->articles);
    }
    return Asked{effect_asked(state, *protest), protest->entered, protest->articles};
}

} // namespace

Ruled<Facts> on(const State& state, const EnterEffect& command, const World& /*world*/) {
    const auto asked = command.protest != no_protest ? asked_by_protest(state, command)
                                                     : asked_by_sanction(state, command);
    if (!asked) {
        return tl::unexpected(asked.error());
    }
    if (asked->effect == Effect::none || asked->entered) {
        return refuse_by(asked->entered ? "office.enter.twice" : "office.enter.nothing", command,
                         asked->articles);
    }
    if (const auto official = serving(state, command.by); !official) {
        return tl::unexpected(official.error());
    }
    return Facts{EffectEntered{command.sanction, command.protest, asked->effect, command.by,
                               asked->articles}};
}

} // namespace kodeks::office
