#include "cli/event/file.hpp"

#include "cli/input.hpp"
#include "office/record/record.hpp"

namespace kodeks::cli {

namespace {

using tournament::Addition;
using tournament::Stamp;

constexpr std::size_t largest_file = 64U << 20U;

Fault odd_text(const std::string& name) {
    return {{"tournament.text_odd", {}}, name, {}, ""};
}

} // namespace

std::string to_text(const std::vector<tournament::Event>& events, const Stamp& stamp) {
    tournament::Journal journal;
    journal.events = events;
    tournament::convert(journal, stamp);
    return text_of(journal);
}

Result<EventFile> event_from_text(const std::string& name, const std::string& text) {
    if (text.size() > largest_file) {
        return tl::unexpected(Fault{{"cli.event.file.too_large", {}}, name, {}, ""});
    }
    auto journal = tournament::read_journal({text, name});
    if (!journal) {
        return tl::unexpected(journal.error());
    }
    auto bureau = office::read_office(journal->office, {text, name});
    if (!bureau) {
        return tl::unexpected(bureau.error());
    }
    return EventFile{std::move(*journal), name, std::move(*bureau)};
}

Result<EventFile> read_event(const std::string& name, const Streams& streams) {
    const auto input = read_bytes(name, streams); // the end may be cut off inside a letter
    if (!input) {
        return tl::unexpected(input.error());
    }
    return event_from_text(input->name, input->text);
}

std::optional<Fault> keep(EventFile& file, const Addition& addition, const Stamp& stamp) {
    const bool rewrite = file.is_old;
    if (rewrite) {
        convert(file, stamp);
    }
    const std::string lines = lines_of(file, addition, stamp);
    if (!reads_back(lines, addition)) {
        return odd_text(file.name);
    }
    std::optional<Fault> fault;
    if (file.lock == nullptr) {
        fault = create_file(file.name, ledger::header_line() + "\n" + lines);
    } else if (rewrite) {
        fault = file.lock->replace(text_of(file) + lines);
    } else {
        fault = file.lock->append(file.sound_bytes, lines);
    }
    if (!fault) {
        add(file, addition, stamp);
    }
    return fault;
}

void keep_in_mind(EventFile& file, const Addition& addition, const Stamp& stamp) {
    if (file.is_old) {
        convert(file, stamp);
    }
    add(file, addition, stamp);
}

} // namespace kodeks::cli
