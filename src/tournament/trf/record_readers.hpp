// One function per record: adds what the line says to the document, or says where it cannot be
// understood.
#pragma once

#include "tournament/trf/columns.hpp"
#include "tournament/trf/read.hpp"

namespace kodeks::tournament::trf {

using MaybeFault = std::optional<Fault>;

MaybeFault read_player(const Columns& line, Reading& reading);
MaybeFault read_dates(const Columns& line, Reading& reading);
MaybeFault read_rounds(const Columns& line, Reading& reading);
MaybeFault read_initial(const Columns& line, Reading& reading);
MaybeFault read_points(const Columns& line, Reading& reading);
MaybeFault read_match_points(const Columns& line, Reading& reading);
MaybeFault read_byes(const Columns& line, Reading& reading);
MaybeFault read_acceleration(const Columns& line, Reading& reading);
MaybeFault read_prohibited(const Columns& line, Reading& reading);
MaybeFault read_abnormal(const Columns& line, Reading& reading);
MaybeFault read_line_up(const Columns& line, Reading& reading);
MaybeFault read_team(const Columns& line, Reading& reading);
MaybeFault read_old_team(const Columns& line, Reading& reading);
MaybeFault read_team_byes(const Columns& line, Reading& reading);
MaybeFault read_forfeited(const Columns& line, Reading& reading);
MaybeFault read_extended_initial(const Columns& line, Reading& reading);
MaybeFault read_virtual_points(const Columns& line, Reading& reading);
MaybeFault read_extended_prohibited(const Columns& line, Reading& reading);
MaybeFault read_extended_absent(const Columns& line, Reading& reading);
MaybeFault read_extended_points(const Columns& line, Reading& reading);
// XXS says more than 162 and holds beside it, wherever it stands in the file.
void apply_extended_points(Reading& reading);
MaybeFault read_bb_points(const Columns& line, Reading& reading);
MaybeFault read_comment(const Columns& line, Reading& reading);

struct Ranks {
    std::vector<StartingRank> ids;
    std::vector<std::uint32_t> columns; // beside the ids
};

// Starting ranks in fields of four columns, each followed by a blank; words when they are not
// aligned. A fault stands at the first that is no rank.
Result<Ranks> ranks(const Columns& line, std::size_t from);

} // namespace kodeks::tournament::trf
