#include "ledger/record.hpp"

#include "base/utf8.hpp"
#include "ledger/later_records.hpp"
#include "ledger/lines.hpp"
#include "ledger/reader.hpp"
#include "ledger/writer.hpp"

#include <map>

namespace kodeks::ledger {

void read_form(Reader& reader, const Json& value, UnixTime& field);
void write_form(Writer& writer, const UnixTime& value);

void read_form(Reader& reader, const Json& value, UnixTime& field) {
    const auto time = value.kind == JsonKind::string ? read_unix_time(value.text) : std::nullopt;
    if (time) {
        field = *time;
    } else {
        reader.complain(value.offset, {"ledger.want_date", {{"text", value.text}}});
    }
}

void write_form(Writer& writer, const UnixTime& value) {
    writer.text(write_unix_time(value));
}

template <class Archive>
void fields(Archive& a, Envelope& x) {
    a.must("stream", x.stream);
    a.must("seq", x.sequence);
    a.must("time", x.time);
    a.must("by", x.author);
    a.must("command", x.command);
    a.may("more", x.more);
}

namespace {

// Reads line after line, remembers how far every stream is and hands over complete commands.
class RecordReader {
public:
    RecordReader(const Source& source, std::uint32_t after, const TakeRecord& take)
        : lines_(source.text), after_(after), take_(take) {}

    std::optional<Trouble> header() {
        const bool any = lines_.next();
        const auto json = any ? lines_.json() : tl::unexpected(Trouble{0, {"ledger.none", {}}});
        if (!json) {
            return json.error();
        }
        const Json* const version = json->find("kodeks-ledger");
        if (version == nullptr || json->keys.size() != 1) {
            return Trouble{json->offset, {"ledger.none", {}}};
        }
        if (version->text != std::to_string(ledger_version)) {
            return Trouble{version->offset,
                           {"ledger.version", {{"known", std::to_string(ledger_version)}}}};
        }
        found_.sound_bytes = lines_.end_of_line();
        return std::nullopt;
    }

    std::optional<Trouble> all() {
        while (lines_.next()) {
            const bool last = lines_.at_end();
            if (last && !lines_.is_ended()) { // the line was not written to its end
                found_.cut_off = true;
                break;
            }
            if (const auto trouble = record()) {
                return trouble;
            }
        }
        found_.cut_off = found_.cut_off || !pending_.empty();
        return std::nullopt;
    }

    Soundness found() const { return found_; }

private:
    std::optional<Trouble> record() {
        auto json = lines_.json();
        if (!json) {
            return json.error();
        }
        RawRecord read{{}, {}, lines_.number()};
        const Scene nowhere;
        Reader reader(*json, nowhere);
        fields(reader, read.envelope);
        const Json* const event = reader.take("event");
        reader.done();
        if (reader.trouble()) {
            return reader.trouble();
        }
        if (event == nullptr || event->kind != JsonKind::object) {
            return Trouble{json->offset, {"script.key_missing", {{"key", "event"}}}};
        }
        if (const auto trouble = follows(*json, read.envelope)) {
            return trouble;
        }
        read.event = std::move(json->items[static_cast<std::size_t>(event - json->items.data())]);
        pending_.push_back(std::move(read));
        return pending_.back().envelope.more ? std::nullopt : hand_over();
    }

    std::optional<Trouble> hand_over() {
        for (RawRecord& record : pending_) {
            if (auto trouble = take_(record)) {
                return trouble;
            }
        }
        pending_.clear();
        found_.sound_bytes = lines_.end_of_line();
        return std::nullopt;
    }

    // The next number of its stream, and the same command while one is not complete.
    std::optional<Trouble> follows(const Json& json, const Envelope& envelope) {
        std::uint32_t& last = last_.try_emplace(envelope.stream, after_).first->second;
        if (envelope.sequence != last + 1) {
            return Trouble{json.find("seq")->offset,
                           {"ledger.gap",
                            {{"stream", envelope.stream},
                             {"want", std::to_string(last + 1)},
                             {"got", std::to_string(envelope.sequence)}}}};
        }
        last = envelope.sequence;
        if (!pending_.empty() && pending_.back().envelope.command != envelope.command) {
            return Trouble{json.find("command")->offset, {"ledger.command_cut", {}}};
        }
        return std::nullopt;
    }

    Lines lines_;
    std::vector<RawRecord> pending_; // of a command that goes on
    Soundness found_;
    std::uint32_t after_; // the number before the first of a stream
    const TakeRecord& take_;
    std::map<std::string, std::uint32_t, std::less<>> last_;
};

} // namespace

std::string header_line() {
    return "{\"kodeks-ledger\":" + std::to_string(ledger_version) + "}";
}

std::string write_record(const Envelope& envelope, std::string_view fact) {
    const Scene nowhere;
    std::string text = "{";
    Writer writer(text, nowhere);
    writer.write_members(envelope);
    writer.key("event");
    writer.raw(fact);
    return text + "}";
}

namespace {

Result<Soundness> read_each(const Source& source, std::uint32_t after, const TakeRecord& take) {
    // A line that was not written to its end may end inside a letter.
    const std::size_t end = source.text.rfind('\n');
    const std::string_view lines = source.text.substr(0, end == source.text.npos ? 0 : end + 1);
    if (const auto broken = first_invalid_byte(lines)) {
        return tl::unexpected(fault_at(source, {*broken, {"base.unreadable_utf8", {}}}));
    }
    RecordReader reader(source, after, take);
    auto trouble = reader.header();
    if (!trouble) {
        trouble = reader.all();
    }
    if (trouble) {
        return tl::unexpected(fault_at(source, *trouble));
    }
    return reader.found();
}

} // namespace

Result<Records> read_later_records(const Source& source, std::uint32_t after) {
    Records records;
    const auto found = read_each(source, after, [&](RawRecord& record) -> std::optional<Trouble> {
        records.all.push_back(std::move(record));
        return std::nullopt;
    });
    if (!found) {
        return tl::unexpected(found.error());
    }
    static_cast<Soundness&>(records) = *found;
    return records;
}

Result<Records> read_records(const Source& source) {
    return read_later_records(source, 0);
}

Result<Soundness> read_each_record(const Source& source, const TakeRecord& take) {
    return read_each(source, 0, take);
}

bool is_ledger(std::string_view text) {
    Lines lines(text);
    const auto json = lines.next() ? lines.json() : tl::unexpected(Trouble{});
    return json && json->find("kodeks-ledger") != nullptr;
}

} // namespace kodeks::ledger
