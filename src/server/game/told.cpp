#include "server/game/told.hpp"

namespace kodeks::server {

using namespace referee;

namespace {

constexpr SeatSet officials_seats = bit_of(Seat::arbiter) | bit_of(Seat::chief_arbiter);
constexpr SeatSet white_seats = bit_of(Seat::white) | bit_of(Seat::white_assistant);
constexpr SeatSet black_seats = bit_of(Seat::black) | bit_of(Seat::black_assistant);
constexpr SeatSet at_the_board = officials_seats | white_seats | black_seats;
constexpr SeatSet all_seats = at_the_board | bit_of(Seat::spectator) | bit_of(Seat::hall_screen);

SeatSet seats_of(Side side) {
    return officials_seats | (side == Side::white ? white_seats : black_seats);
}

// What lies in an envelope stays there.
bool is_sealed(const referee::Action& action) {
    return action.is<referee::Seal>() || action.is<referee::Open>();
}

struct Told {
    bool over;

    // What anybody in the hall sees.
    SeatSet operator()(const Opened&) const { return all_seats; }

    SeatSet operator()(const PhaseChanged&) const { return all_seats; }

    SeatSet operator()(const PointsAdjusted&) const { return all_seats; }

    SeatSet operator()(const Ended&) const { return all_seats; }

    SeatSet operator()(const Touched&) const { return all_seats; }

    SeatSet operator()(const Staged&) const { return all_seats; }

    SeatSet operator()(const MoveMade&) const { return all_seats; }

    SeatSet operator()(const MoveCompleted&) const { return all_seats; }

    SeatSet operator()(const Announced&) const { return all_seats; }

    SeatSet operator()(const TakenBack&) const { return all_seats; }

    SeatSet operator()(const BoardSet&) const { return all_seats; }

    SeatSet operator()(const ClockChanged&) const { return all_seats; }

    SeatSet operator()(const TimeCorrected&) const { return all_seats; }

    SeatSet operator()(const IncrementGiven&) const { return all_seats; }

    SeatSet operator()(const PeriodBegun&) const { return all_seats; }

    // What is said goes to the arbiter; what follows from it, to both players.
    SeatSet operator()(const Said& said) const {
        if (is_sealed(*said.action)) {
            return 0;
        }
        const auto side = side_of(said.by);
        const bool for_all = over && !said.action->is<Appeal>(); // grounds are for those who decide
        return for_all ? all_seats : side ? seats_of(*side) : officials_seats;
    }

    SeatSet operator()(const SheetChanged& event) const { return own(event.side); }

    SeatSet operator()(const Granted& event) const { return own(event.side); }

    // The arbiter's own business.
    SeatSet operator()(const Asked&) const { return arbiters(); }

    SeatSet operator()(const Answered&) const { return arbiters(); }

    SeatSet operator()(const Proved&) const { return arbiters(); }

    SeatSet operator()(const Wanted&) const { return arbiters(); }

    SeatSet operator()(const Watching&) const { return arbiters(); }

    SeatSet operator()(const Witnessed&) const { return arbiters(); }

    SeatSet operator()(const MovesCounted&) const { return arbiters(); }

    SeatSet operator()(const AdjournmentChanged&) const { return 0; }

    template <class Other>
    SeatSet operator()(const Other&) const {
        return over ? all_seats : at_the_board;
    }

    SeatSet own(Side side) const { return over ? all_seats : seats_of(side); }

    SeatSet arbiters() const { return over ? all_seats : officials_seats; }
};

} // namespace

SeatSet seats_told(const Event& event, bool over) {
    return event.visit(Told{over});
}

} // namespace kodeks::server
