#include "cli/event/file.hpp"

#include "cli/input.hpp"
#include "office/record/record.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace kodeks::cli {

namespace {

using tournament::Addition;
using tournament::Stamp;

// Smaller files are read as fast as their snapshots would be.
constexpr std::size_t snapshot_from = 256U << 10U;
// So many bytes behind a snapshot are read as fast as a new one is written.
constexpr std::size_t snapshot_behind = 8U << 10U;

std::string snapshot_name(const std::string& name) {
    return name + ".cache";
}

// The first bytes of a file as a digest, without keeping them, and what lies behind.
struct Parted {
    tournament::TextDigest beginning;
    std::string rest;
};

std::optional<Parted> parted(const std::string& name, std::uint64_t length) {
    std::ifstream in(name, std::ios::binary);
    Parted parts;
    std::array<char, 1U << 16U> block{};
    while (in && parts.rest.size() < snapshot_from) {
        in.read(block.data(), block.size());
        const std::string_view read(block.data(), static_cast<std::size_t>(in.gcount()));
        const auto first = std::min<std::uint64_t>(read.size(), length - parts.beginning.size());
        parts.beginning.add(read.substr(0, first));
        parts.rest += read.substr(first);
    }
    const bool whole = in.eof() && parts.beginning.size() == length;
    return whole ? std::optional(std::move(parts)) : std::nullopt;
}

// Whatever is wrong with a snapshot, the event itself is read instead.
std::optional<EventFile> from_snapshot(const std::string& name) {
    std::error_code missing;
    if (!std::filesystem::exists(snapshot_name(name), missing)) {
        return std::nullopt;
    }
    std::istringstream none;
    std::ostringstream quiet;
    const auto bytes = read_bytes(snapshot_name(name), {none, quiet, quiet});
    const auto length = bytes ? tournament::snapshot_length(bytes->text) : std::nullopt;
    auto parts = length ? parted(name, *length) : std::nullopt;
    auto journal = parts ? tournament::read_snapshot(bytes->text, parts->beginning) : std::nullopt;
    if (!journal || (!parts->rest.empty() && !tournament::read_on(*journal, parts->rest))) {
        return std::nullopt;
    }
    parts->beginning.add(parts->rest);
    return EventFile{std::move(*journal), name, "", std::move(parts->beginning), *length};
}

// Beside the event, in one step; a snapshot that cannot be written is no loss.
void keep_snapshot(const EventFile& file) {
    const std::string name = snapshot_name(file.name);
    if (file.sound_bytes < snapshot_from) {
        return;
    }
    {
        std::ofstream out(name + ".new", std::ios::binary | std::ios::trunc);
        out << tournament::write_snapshot(file, file.digest);
        if (!out.flush()) {
            return;
        }
    }
    std::error_code ignored;
    std::filesystem::rename(name + ".new", name, ignored);
}

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
    if (text.size() > largest_journal) {
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
    EventFile file{std::move(*journal), name};
    file.text = text;
    file.bureau = std::move(*bureau);
    if (text.size() >= snapshot_from) {
        file.digest.add(std::string_view(text).substr(0, file.sound_bytes));
    }
    return file;
}

Result<EventFile> read_event(const std::string& name, const Streams& streams, Need need) {
    if (need == Need::state && name != "-") {
        if (auto file = from_snapshot(name)) {
            return std::move(*file);
        }
    }
    const auto input = read_bytes(name, streams); // the end may be cut off inside a letter
    if (!input) {
        return tl::unexpected(input.error());
    }
    auto file = event_from_text(input->name, input->text);
    if (file && need == Need::state && name != "-" && !file->cut_off && !file->is_old) {
        keep_snapshot(*file);
    }
    return file;
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
        if (file.digest.size() + lines.size() == file.sound_bytes) {
            file.digest.add(lines);
            if (file.sound_bytes - file.snapshot_bytes > snapshot_behind) {
                keep_snapshot(file);
            }
        }
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
