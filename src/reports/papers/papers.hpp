// Every paper: a pure function of what an event has on record. The stage and the round asked for
// are there (kinds.cpp looks first).
#pragma once

#include "reports/kinds.hpp"

namespace kodeks::reports {

// Before play.
Made regulations(const Sources& sources, const Request& request);
Made invitation(const Sources& sources, const Request& request);
Made officials(const Sources& sources, const Request& request);
Made credentials(const Sources& sources, const Request& request);
Made start_list(const Sources& sources, const Request& request);
Made lots_protocol(const Sources& sources, const Request& request);
Made schedule(const Sources& sources, const Request& request);

// Of a round.
Made pairings(const Sources& sources, const Request& request);
Made board_cards(const Sources& sources, const Request& request);
Made line_ups(const Sources& sources, const Request& request);
Made match_protocols(const Sources& sources, const Request& request);
Made score_sheets(const Sources& sources, const Request& request);
Made large_score_sheets(const Sources& sources, const Request& request);
Made envelopes(const Sources& sources, const Request& request);
Made results(const Sources& sources, const Request& request);
Made game_records(const Sources& sources, const Request& request);
Made braille_records(const Sources& sources, const Request& request);
Made bulletin(const Sources& sources, const Request& request);

// Of the whole stage.
Made standings_paper(const Sources& sources, const Request& request);
Made crosstable_paper(const Sources& sources, const Request& request);
Made certificates(const Sources& sources, const Request& request);
Made norms(const Sources& sources, const Request& request);
Made rating_report(const Sources& sources, const Request& request);
Made decisions(const Sources& sources, const Request& request);
Made chief_report(const Sources& sources, const Request& request);

} // namespace kodeks::reports
