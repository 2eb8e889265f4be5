#include "oracle/query.hpp"

namespace kodeks::truth {

Known ask(const Oracle& oracle, const Query& query) {
    switch (query.matter) {
    case Matter::forced_win:
        return oracle.forced_win(query.position, query.side);
    case Matter::forced_win_within:
        return oracle.forced_win_within(query.position, query.side, query.own_moves);
    case Matter::can_win:
        return oracle.can_win(query.position, query.side);
    }
    return Known::open;
}

} // namespace kodeks::truth
