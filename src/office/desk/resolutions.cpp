// Anything else that somebody decides by the right of his role: the table of powers decides.
#include "office/desk/authority.hpp"

namespace kodeks::office {

namespace {

// Decisions that change more than the list of resolutions have commands of their own.
bool has_own_command(Right act) {
    switch (act) {
    case Right::approve_regulations:
    case Right::supplement_regulations:
    case Right::issue_schedule:
    case Right::send_invitations:
    case Right::appoint:
    case Right::assign:
    case Right::reassign:
    case Right::suspend:
    case Right::approve_entries:
    case Right::admit_exception:
    case Right::classify:
    case Right::choose_committee:
    case Right::punish:
    case Right::award_loss:
    case Right::exclude:
    case Right::decide_protest:
    case Right::set_standard:
        return true;
    default:
        return false;
    }
}

} // namespace

Ruled<Facts> on(const State& state, const Resolve& command, const World& world) {
    if (has_own_command(command.act)) {
        return refuse("office.own_command");
    }
    const auto right =
        right_to(state, {command.act, command.by, command.with, command.chief_absent}, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    if (command.subject.empty()) {
        return refuse("office.no_subject");
    }
    return Facts{Resolved{{command.act, command.by, command.with, command.subject, command.reason,
                           command.at, *right}}};
}

} // namespace kodeks::office
