#include "truth/tables/build.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"
#include "truth/tables/file_writer.hpp"
#include "truth/tables/table.hpp"

#include <map>
#include <numeric>

#include <fmt/format.h>

namespace kodeks::truth::tables {

namespace {

// Parts are read once or twice: quick to pack. The table is read for ever: packed well.
constexpr int part_level = 1;
constexpr int table_level = 15;

class Build {
public:
    Build(const Engine& engine, const BuildPlan& plan, const BuildHelp& help)
        : engine_(engine), plan_(plan), help_(help) {
        for (const Slice slice : plan.slices) {
            progress_.in_total += engine.size(slice);
        }
    }

    Result<Bytes> run() {
        for (const Slice slice : plan_.slices) {
            if (leads_pair(slice)) {
                if (const Result<void> made = find_or_make(slice); !made) {
                    return tl::unexpected(made.error());
                }
            }
        }
        return put_together();
    }

private:
    using Codes = std::vector<Code>;

    Result<void> find_or_make(Slice slice) {
        const bool resumed = has_part(slice);
        if (!resumed) {
            if (const Result<void> made = make(slice); !made) {
                return made;
            }
        }
        tell(slice, resumed ? Stage::found : Stage::built,
             engine_.size(slice) + (slice == slice.mirror() ? 0 : engine_.size(slice.mirror())));
        return {};
    }

    void tell(Slice slice, Stage stage, std::uint64_t positions) {
        progress_.slice = slice;
        progress_.stage = stage;
        progress_.done += positions;
        if (help_.progress) {
            help_.progress(progress_);
        }
    }

    // A damaged part is as good as none.
    bool has_part(Slice slice) {
        const bool found = help_.storage != nullptr && load_part(slice);
        std::uint64_t held = 0;
        for (const auto& [one, codes] : resident_) {
            held += codes.size();
        }
        if (found && held > plan_.memory_bytes) {
            resident_.clear(); // prepare() brings back what is needed
        }
        return found;
    }

    bool load_part(Slice slice) {
        const auto bytes = help_.storage->read(part_name(engine_, slice));
        if (!bytes) {
            return false;
        }
        auto table = Table::open(engine_, *bytes, 0, Whole::part);
        if (!table || !(*table)->preload(help_.executor)) {
            return false;
        }
        for (const Slice one : {slice, slice.mirror()}) {
            if (!(*table)->holds(one)) {
                return false;
            }
            Codes codes(engine_.size(one));
            for (std::uint64_t i = 0; i < codes.size(); ++i) {
                codes[i] = (*table)->at({one, i}).code;
            }
            resident_[one] = std::move(codes);
        }
        return true;
    }

    Result<void> make(Slice slice) {
        if (const Result<void> ready = prepare(slice); !ready) {
            return ready;
        }
        Codes& codes = resident_[slice];
        Codes& mirror_codes = resident_[slice.mirror()];
        codes.resize(engine_.size(slice));
        mirror_codes.resize(engine_.size(slice.mirror()));
        auto shelf = std::make_unique<Shelf>();
        for (const auto& [one, its_codes] : resident_) {
            shelf->codes[one.id()] = its_codes.data();
        }
        const PairOrder order{slice, codes, mirror_codes, *shelf, help_.executor};
        if (!engine_.build_pair(order)) {
            return tl::unexpected(table_fault("truth.table.too_long", {{"slice", name_of(slice)}}));
        }
        return write_part(slice);
    }

    Result<void> write_part(Slice slice) {
        if (help_.storage == nullptr) {
            return {};
        }
        FileWriter writer(engine_, Captures::stored, part_level);
        writer.add(slice, Depth::distance, resident_[slice], help_.executor);
        if (slice != slice.mirror()) {
            const Slice mirror = slice.mirror();
            writer.add(mirror, Depth::distance, resident_[mirror], help_.executor);
        }
        return help_.storage->write(part_name(engine_, slice), writer.finish());
    }

    // Brings what the pair needs into memory and, where the limit asks for it, the rest out.
    Result<void> prepare(Slice slice) {
        std::vector<Slice> wanted = needed_by(slice);
        wanted.push_back(slice);
        if (slice != slice.mirror()) {
            wanted.push_back(slice.mirror());
        }
        const std::uint64_t needed = bytes_of(wanted);
        if (needed > plan_.memory_bytes) {
            return tl::unexpected(too_large(slice, needed));
        }
        std::uint64_t held = 0;
        for (const auto& [one, codes] : resident_) {
            held += std::ranges::find(wanted, one) == wanted.end() ? codes.size() : 0;
        }
        if (held + needed > plan_.memory_bytes) {
            if (help_.storage == nullptr) {
                return tl::unexpected(too_large(slice, held + needed));
            }
            std::erase_if(resident_, [&](const auto& entry) {
                return std::ranges::find(wanted, entry.first) == wanted.end();
            });
        }
        for (const Slice one : needed_by(slice)) {
            KODEKS_ASSERT(resident_.contains(one) || help_.storage != nullptr);
            if (!resident_.contains(one) && !load_part(leads_pair(one) ? one : one.mirror())) {
                return tl::unexpected(table_fault("truth.table.part", {{"slice", name_of(one)}}));
            }
        }
        return {};
    }

    std::uint64_t bytes_of(const std::vector<Slice>& slices) const {
        return std::accumulate(
            slices.begin(), slices.end(), std::uint64_t{0},
            [&](std::uint64_t sum, Slice slice) { return sum + engine_.size(slice); });
    }

    static Fault too_large(Slice slice, std::uint64_t bytes) {
        return table_fault("truth.table.memory",
                           {{"slice", name_of(slice)}, {"mib", std::to_string((bytes >> 20) + 1)}});
    }

    Result<Bytes> put_together() {
        FileWriter writer(engine_, Captures::left_out, table_level);
        progress_.done = 0;
        for (const Slice slice : plan_.slices) {
            const Slice leader = leads_pair(slice) ? slice : slice.mirror();
            if (!resident_.contains(slice)) {
                resident_.clear();
                if (help_.storage == nullptr || !load_part(leader)) {
                    return tl::unexpected(
                        table_fault("truth.table.part", {{"slice", name_of(leader)}}));
                }
            }
            const Depth depth =
                slice.pieces() <= plan_.distances_up_to ? Depth::distance : Depth::value;
            writer.add(slice, depth, resident_[slice], help_.executor);
            tell(slice, Stage::packed, engine_.size(slice));
        }
        return writer.finish();
    }

    const Engine& engine_;
    const BuildPlan& plan_;
    const BuildHelp& help_;
    std::map<Slice, Codes> resident_;
    Progress progress_;
};

} // namespace

std::string part_name(const Engine& engine, Slice slice) {
    return fmt::format("{}-{}.part", engine.variant->name, name_of(slice));
}

Result<Bytes> build_table(const Engine& engine, const BuildPlan& plan, const BuildHelp& help) {
    return Build(engine, plan, help).run();
}

} // namespace kodeks::truth::tables
