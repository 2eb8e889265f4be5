// What officials may impose (RU:5.1.9), always with the clauses that were broken (RU:5.1.10); and
// bans of the organiser (RU:5.1.14).
#include "correspondence/tourney/desk.hpp"
#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

bool may_impose(Office office, SanctionKind kind) {
    switch (kind) {
    case SanctionKind::remark:
    case SanctionKind::reprimand:
    case SanctionKind::no_information:
        return office == Office::headman || office == Office::arbiter;
    case SanctionKind::petition:
        return office == Office::headman;
    case SanctionKind::loss:
    case SanctionKind::petition_exclusion:
        return office == Office::arbiter;
    case SanctionKind::exclusion:
        return office == Office::organiser;
    }
    return false;
}

rulebook::Articles articles_of(const rulebook::LetterSanctions& rules, SanctionKind kind) {
    switch (kind) {
    case SanctionKind::loss:
        return rules.loss;
    case SanctionKind::petition_exclusion:
    case SanctionKind::exclusion:
        return rules.exclusion;
    default:
        return rules.headman;
    }
}

Refused check_clauses(const Desk& desk, const Sanction& sanction) {
    const bool known = std::ranges::all_of(sanction.broken, [](const std::string& id) {
        return rulebook::find_article(id) != nullptr;
    });
    return known && !sanction.broken.empty()
               ? std::nullopt
               : Refused(refusal("name_clauses", desk.rules().sanctions.clauses));
}

// A loss is a loss in one game that the player still plays.
Refused lose(Desk& desk, PlayerId player, const Sanction& sanction) {
    const auto& articles = desk.rules().sanctions.loss;
    const Game* const game = sanction.game ? find_game(desk.state(), *sanction.game) : nullptr;
    if (game == nullptr || !game->side_of(player) || !is_running(desk.state(), *game)) {
        return refusal("loss_in_which_game", articles);
    }
    return desk.play(*sanction.game, {desk.on(), Actor::arbiter,
                                      Award{*game->side_of(player), false, sanction.broken}});
}

} // namespace

Refused on(Desk& desk, const Sanction& sanction) {
    const auto& rules = desk.rules().sanctions;
    const auto id = named(desk, sanction.player);
    if (!id) {
        return id.error();
    }
    if (!may_impose(desk.seat().office, sanction.kind)) {
        return refusal("may_not_impose", articles_of(rules, sanction.kind));
    }
    if (const Refused refused = check_clauses(desk, sanction)) {
        return refused;
    }
    if (sanction.kind == SanctionKind::loss) {
        if (const Refused refused = lose(desk, *id, sanction)) {
            return refused;
        }
    }
    if (sanction.game && find_game(desk.state(), *sanction.game) == nullptr) {
        return refusal("no_game", articles_of(rules, sanction.kind),
                       {{"game", std::to_string(sanction.game->value)}});
    }
    desk.put(Sanctioned{*id, sanction.kind, desk.seat().office, desk.on(), sanction.game});
    Ruling ruling{.decision = "sanction_" + ledger::underscored(ledger::word(sanction.kind)),
                  .about = *id,
                  .articles = joined(articles_of(rules, sanction.kind), rules.clauses),
                  .game = sanction.game};
    ruling.articles.insert(ruling.articles.end(), sanction.broken.begin(), sanction.broken.end());
    desk.rule(std::move(ruling));
    return std::nullopt;
}

Refused on(Desk& desk, const Dismiss& dismiss) {
    const auto id = named(desk, dismiss.player);
    if (!id) {
        return id.error();
    }
    const Office office = desk.seat().office;
    const bool open = std::ranges::any_of(desk.state().petitions, [&](const Petition& one) {
        return one.about == *id && one.to == office;
    });
    if (!open) {
        return refusal("no_petition", desk.rules().sanctions.headman);
    }
    desk.put(PetitionDismissed{*id, office});
    desk.rule("petition_dismissed", *id,
              office == Office::arbiter ? desk.rules().sanctions.headman
                                        : desk.rules().sanctions.exclusion);
    return std::nullopt;
}

Refused on(Desk& desk, const Excuse& excuse) {
    const auto& articles = desk.rules().offices.excused;
    const auto id = named(desk, excuse.player);
    if (!id) {
        return id.error();
    }
    const Player& player = player_at(desk.state(), *id);
    if (!player.left || player.excused || player.banned_until) {
        return refusal("nothing_to_excuse", articles);
    }
    desk.put(Excused{*id});
    desk.rule("excused", *id, articles);
    return std::nullopt;
}

// For up to three years, and only who stopped without a valid reason.
Refused on(Desk& desk, const Ban& ban) {
    const auto& offices = desk.rules().offices;
    const auto id = named(desk, ban.player);
    if (!id) {
        return id.error();
    }
    const Player& player = player_at(desk.state(), *id);
    if (!player.left && !player.excluded) {
        return refusal("ban_of_a_player", offices.ban);
    }
    if (player.excused) {
        return refusal("ban_of_the_excused", offices.excused);
    }
    const std::chrono::year_month_day today(desk.on());
    const auto longest = today + std::chrono::years(offices.ban_years);
    const Day latest =
        longest.ok() ? Day(longest) : Day(longest.year() / longest.month() / std::chrono::last);
    if (ban.until <= desk.on() || ban.until > latest) {
        return refusal("ban_too_long", offices.ban,
                       {{"years", std::to_string(offices.ban_years)}, {"day", write_day(latest)}});
    }
    desk.put(Banned{*id, ban.until});
    desk.rule(
        {.decision = "banned", .about = *id, .articles = listed(offices.ban), .day = ban.until});
    return std::nullopt;
}

} // namespace kodeks::correspondence::tourney
