#include "tournament/record/snapshot.hpp"

#include "ledger/later_records.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/state_fields.hpp"
#include "tournament/record/sums.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include <xxhash.h>

namespace kodeks::tournament {

namespace {

// A change of any field of the state changes the number at the end.
constexpr std::string_view magic = "kodeks-state 4\n";
constexpr std::size_t digest_bytes = 16;
constexpr std::uint32_t longest = 1U << 27;

std::string digest_of(std::string_view text) {
    TextDigest digest;
    digest.add(text);
    return digest.value();
}

template <class T>
concept Flat = std::is_arithmetic_v<T> || std::is_enum_v<T>;

// The archive that writes fields one after another, all of them, without names.
class ByteWriter {
public:
    explicit ByteWriter(std::string& out) : out_(out) {}

    template <class T>
    void must(std::string_view, T& field) {
        put(field);
    }

    template <class T>
    void may(std::string_view, T& field) {
        put(field);
    }

    template <class T>
    void shown(std::string_view, T& field) {
        put(field);
    }

    template <Flat T>
    void put(const T& value) {
        std::array<char, sizeof(T)> bytes{};
        std::memcpy(bytes.data(), &value, sizeof(T));
        out_.append(bytes.data(), bytes.size());
    }

    void put(const std::string& text) {
        put(static_cast<std::uint32_t>(text.size()));
        out_ += text;
    }

    template <class Tag, class Number>
    void put(const Id<Tag, Number>& id) {
        put(id.value);
    }

    void put(const Points& points) { put(points.value); }

    void put(const Outcome& outcome) {
        put(outcome.status);
        put(outcome.white);
        put(outcome.black);
    }

    template <class T>
    void put(std::optional<T>& value) {
        put(value.has_value());
        if (value) {
            put(*value);
        }
    }

    template <class T>
    void put(std::vector<T>& list) {
        put(static_cast<std::uint32_t>(list.size()));
        for (T& item : list) {
            put(item);
        }
    }

    template <class Key, class T>
    void put(std::map<Key, T>& map) {
        put(static_cast<std::uint32_t>(map.size()));
        for (auto& [key, value] : map) {
            put(key);
            put(value);
        }
    }

    template <class T>
        requires requires(ByteWriter& a, T& value) { fields(a, value); }
    void put(T& value) {
        fields(*this, value);
    }

private:
    std::string& out_;
};

// Reads the same back; what is too short or too long spoils the whole.
class ByteReader {
public:
    explicit ByteReader(std::string_view in) : in_(in) {}

    template <class T>
    void must(std::string_view, T& field) {
        get(field);
    }

    template <class T>
    void may(std::string_view, T& field) {
        get(field);
    }

    template <class T>
    void shown(std::string_view, T& field) {
        get(field);
    }

    template <Flat T>
    void get(T& value) {
        if (in_.size() < sizeof(T)) {
            sound_ = false;
            return;
        }
        std::copy_n(in_.begin(), sizeof(T), reinterpret_cast<char*>(&value));
        in_.remove_prefix(sizeof(T));
    }

    void get(std::string& text) {
        if (const std::uint32_t size = length(); size > 0) {
            text.assign(in_.substr(0, size));
            in_.remove_prefix(size);
        }
    }

    template <class Tag, class Number>
    void get(Id<Tag, Number>& id) {
        get(id.value);
    }

    void get(Points& points) { get(points.value); }

    void get(Outcome& outcome) {
        get(outcome.status);
        get(outcome.white);
        get(outcome.black);
    }

    template <class T>
    void get(std::optional<T>& value) {
        bool has = false;
        get(has);
        if (has) {
            get(value.emplace());
        }
    }

    template <class T>
    void get(std::vector<T>& list) {
        const std::uint32_t size = length();
        list.clear();
        list.reserve(size);
        for (std::uint32_t i = 0; i < size && sound_; ++i) {
            get(list.emplace_back());
        }
    }

    template <class Key, class T>
    void get(std::map<Key, T>& map) {
        const std::uint32_t size = length();
        for (std::uint32_t i = 0; i < size && sound_; ++i) {
            Key key{};
            get(key);
            get(map[key]);
        }
    }

    template <class T>
        requires requires(ByteReader& a, T& value) { fields(a, value); }
    void get(T& value) {
        fields(*this, value);
    }

    bool is_done() const { return sound_ && in_.empty(); }

private:
    // Every item takes at least a byte.
    std::uint32_t length() {
        std::uint32_t size = 0;
        get(size);
        if (size > longest || size > in_.size()) {
            sound_ = false;
            return 0;
        }
        return size;
    }

    std::string_view in_;
    bool sound_ = true;
};

template <class Archive>
void fields_of(Archive& a, Journal& journal) {
    a.must("facts", journal.facts);
    a.must("commands", journal.commands);
    a.must("sum", journal.sum);
    a.must("state", journal.state);
}

std::string head_of(const TextDigest& text) {
    std::string head(magic);
    ByteWriter(head).put(text.size());
    return head + text.value();
}

// Checked against the state before it, as in a whole journal.
bool add_fact(Journal& journal, ledger::RawRecord& record) {
    std::string sum = take_sum(record.event);
    const auto event = read_event(record.event);
    if (record.envelope.stream != "event" || sum.empty() || !event ||
        defect_of(journal.state, *event)) {
        return false;
    }
    tournament::apply(journal.state, *event);
    journal.sum = std::move(sum);
    journal.commands += record.envelope.more ? 0 : 1;
    ++journal.facts;
    return true;
}

} // namespace

struct TextDigest::State {
    XXH3_state_t* hash = XXH3_createState();

    State() { XXH3_128bits_reset(hash); }

    ~State() { XXH3_freeState(hash); }

    State(const State&) = delete;
    State& operator=(const State&) = delete;
};

TextDigest::TextDigest() : state_(std::make_unique<State>()) {}

TextDigest::TextDigest(const TextDigest& other)
    : state_(std::make_unique<State>()), size_(other.size_) {
    XXH3_copyState(state_->hash, other.state_->hash);
}

TextDigest::TextDigest(TextDigest&& other) noexcept = default;
TextDigest& TextDigest::operator=(TextDigest&& other) noexcept = default;
TextDigest::~TextDigest() = default;

void TextDigest::add(std::string_view text) {
    XXH3_128bits_update(state_->hash, text.data(), text.size());
    size_ += text.size();
}

std::string TextDigest::value() const {
    XXH128_canonical_t digest;
    static_assert(sizeof(digest.digest) == digest_bytes);
    XXH128_canonicalFromHash(&digest, XXH3_128bits_digest(state_->hash));
    return {std::begin(digest.digest), std::end(digest.digest)};
}

std::string write_snapshot(const Journal& journal, const TextDigest& text) {
    std::string body;
    ByteWriter writer(body);
    // Archives take what they name by reference; this one only looks.
    fields_of(writer, const_cast<Journal&>(journal)); // NOLINT
    return head_of(text) + digest_of(body) + body;
}

std::optional<std::uint64_t> snapshot_length(std::string_view snapshot) {
    std::uint64_t length = 0;
    if (!snapshot.starts_with(magic) || snapshot.size() < magic.size() + sizeof(length)) {
        return std::nullopt;
    }
    ByteReader(snapshot.substr(magic.size())).get(length);
    return length;
}

std::optional<Journal> read_snapshot(std::string_view snapshot, const TextDigest& text) {
    const std::string head = head_of(text);
    if (!snapshot.starts_with(head) || snapshot.size() < head.size() + digest_bytes) {
        return std::nullopt;
    }
    const std::string_view body = snapshot.substr(head.size() + digest_bytes);
    if (snapshot.substr(head.size(), digest_bytes) != digest_of(body)) {
        return std::nullopt;
    }
    Journal journal;
    ByteReader reader(body);
    fields_of(reader, journal);
    if (!reader.is_done()) {
        return std::nullopt;
    }
    journal.sound_bytes = text.size();
    return journal;
}

bool read_on(Journal& journal, std::string_view lines) {
    const std::string text = ledger::header_line() + "\n" + std::string(lines);
    auto records = ledger::read_later_records({text, ""}, journal.facts);
    if (!records || records->sound_bytes != text.size()) {
        return false;
    }
    journal.sound_bytes += lines.size();
    return std::ranges::all_of(records->all,
                               [&](auto& record) { return add_fact(journal, record); });
}

} // namespace kodeks::tournament
