#include "tournament/trf/record_readers.hpp"

namespace kodeks::tournament::trf {

namespace {

constexpr std::size_t teams_max = 9999;

MaybeFault add_team(const Columns& line, std::size_t members_at, TeamRecord team,
                    Reading& reading) {
    Document& document = reading.document;
    auto members = ranks(line, members_at);
    if (!members) {
        return std::move(members.error());
    }
    if (document.teams.size() == teams_max) {
        return line.fault("trf.too_many_players", 1);
    }
    team.members = std::move(members->ids);
    reading.team_lines.emplace(team.number, line.number());
    document.teams.push_back(std::move(team));
    return std::nullopt;
}

} // namespace

MaybeFault read_old_team(const Columns& line, Reading& reading) {
    Document& document = reading.document;
    if (!document.teams.empty() && !document.old_teams) {
        return std::nullopt; // 310 replaces it
    }
    document.old_teams = true;
    TeamRecord team;
    team.number = static_cast<TeamNumber>(document.teams.size() + 1);
    team.name = line.text(5, 36);
    return add_team(line, 37, std::move(team), reading);
}

MaybeFault read_team(const Columns& line, Reading& reading) {
    Document& document = reading.document;
    if (document.old_teams) {
        document.teams.clear();
        reading.team_lines.clear();
        document.old_teams = false;
    }
    TeamRecord team;
    if (auto fault = line.gap_fault({8, 54, 61, 68, 72})) {
        return fault;
    }
    const auto number = line.number(5, 7);
    if (!number || *number == 0) {
        return line.fault("trf.team.number", 5);
    }
    team.number = *number;
    team.name = line.text(9, 40);
    team.short_name = line.text(42, 46);
    team.strength = line.number(48, 53);
    if (!team.strength && !line.is_blank(48, 53)) {
        reading.remarks.push_back(line.remark("trf.team.strength", 48));
    }
    const auto match = line.points(55, 60);
    const auto game = line.points(62, 67);
    if ((!match && !line.is_blank(55, 60)) || (!game && !line.is_blank(62, 67))) {
        return line.fault("trf.points", 55);
    }
    team.match_points = match.value_or(Tenths{});
    team.game_points = game.value_or(Tenths{});
    team.place = line.number(69, 71);
    if (!team.place && !line.is_blank(69, 71)) {
        return line.fault("trf.player.place", 69);
    }
    return add_team(line, 73, std::move(team), reading);
}

MaybeFault read_team_byes(const Columns& line, Reading& reading) {
    TeamByes byes;
    if (auto fault = line.gap_fault({9, 14})) {
        return fault;
    }
    const auto match = line.points(5, 8);
    const auto game = line.points(10, 13);
    if (!match || !game || match->value > 9999 || game->value > 9999) {
        return line.fault("trf.points", 5);
    }
    byes.match_points = *match;
    byes.game_points = *game;
    for (std::size_t at = 15; at <= line.size() && byes.teams.size() < round_max; at += 4) {
        const auto team = line.number(at, at + 2);
        if (!team && !line.is_blank(at, at + 2)) {
            return line.fault("trf.team.number", at);
        }
        if (auto fault = line.gap_fault({at + 3})) {
            return fault;
        }
        byes.teams.push_back(team.value_or(0));
    }
    if (reading.document.team_byes) {
        return line.fault("trf.team.byes_twice", 1);
    }
    reading.document.team_byes = std::move(byes);
    reading.team_byes = {line.number(), {}};
    return std::nullopt;
}

MaybeFault read_forfeited(const Columns& line, Reading& reading) {
    ForfeitedMatch match;
    if (auto fault = line.gap_fault({7, 11, 15, 19})) {
        return fault;
    }
    match.type = line.text(5, 6);
    if (match.type != "+-" && match.type != "-+" && match.type != "--") {
        return line.fault("trf.team.forfeit", 5);
    }
    const auto round = line.number(8, 10);
    const auto white = line.number(12, 14);
    const auto black = line.number(16, 18);
    if (!round || *round == 0 || *round > round_max) {
        return line.fault("trf.round", 8);
    }
    if (!white || !black) {
        return line.fault("trf.team.number", 12);
    }
    match.round = *round;
    match.white = *white;
    match.black = *black;
    reading.document.forfeited.push_back(std::move(match));
    reading.forfeited.push_back({line.number(), {}});
    return std::nullopt;
}

MaybeFault read_line_up(const Columns& line, Reading& reading) {
    LineUp line_up;
    if (auto fault = line.gap_fault({8, 12, 16})) {
        return fault;
    }
    const auto round = line.number(5, 7);
    const auto team = line.number(9, 11);
    if (!round || *round == 0 || *round > round_max) {
        return line.fault("trf.round", 5);
    }
    if (!team) {
        return line.fault("trf.team.number", 9);
    }
    line_up.round = *round;
    line_up.team = *team;
    line_up.opponent = line.number(13, 15).value_or(0);
    if (line_up.opponent == 0 && !line.is_blank(13, 15)) {
        return line.fault("trf.team.number", 13);
    }
    auto players = ranks(line, 17);
    if (!players) {
        return std::move(players.error());
    }
    line_up.players = std::move(players->ids);
    reading.line_ups.push_back({line.number(), std::move(players->columns)});
    reading.document.line_ups.push_back(std::move(line_up));
    return std::nullopt;
}

} // namespace kodeks::tournament::trf
