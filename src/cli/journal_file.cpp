#include "cli/journal_file.hpp"

#include <ostream>

namespace kodeks::cli {

Result<FileLock> lock_journal(const std::string& name) {
    if (name == "-") {
        return tl::unexpected(Fault{{"cli.event.file.stdin", {}}, "<stdin>", {}, ""});
    }
    auto lock = LockedFile::open(name);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    return std::make_shared<const LockedFile>(std::move(*lock));
}

void tell_cut_off(const Context& context, const std::string& name) {
    context.streams.talk << context.text("cli.event.file.cut_off", {{"name", name}}) << '\n';
}

} // namespace kodeks::cli
