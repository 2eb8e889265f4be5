#include "lib/inherit.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

std::string under_prefix(const std::string& prefix, const std::string& id) {
    return prefix + id.substr(id.find(':'));
}

class Heir {
public:
    Heir(Rulebook& younger, const Rulebook& older, const std::vector<WrittenRow>& written)
        : younger_(younger), older_(older) {
        for (const WrittenRow& row : written) {
            if (!row.from.empty()) {
                moved_.insert(row.from);
            }
        }
        for (const CatalogueRow& row : older.rows) {
            CatalogueRow own = row;
            own.id = under_prefix(younger.prefix, row.id);
            own.lineage.insert(own.lineage.begin(), row.id);
            ++own.unchanged;
            younger.rows.push_back(std::move(own));
        }
    }

    // Says what is wrong with the row; empty when nothing is.
    std::string take(const WrittenRow& written) {
        const std::string ancestor = ancestor_of(written);
        const auto found = ancestor.empty() ? younger_.rows.end() : heir_of(ancestor);
        if (found != younger_.rows.end()) {
            alter(found, written);
            return "";
        }
        if (!written.from.empty() || written.kind == kind_gone || written.kind == kind_same) {
            return fmt::format("the edition {} has no article '{}'", older_.edition,
                               written.from.empty() ? under_prefix(older_.prefix, written.id)
                                                    : written.from);
        }
        const auto place = younger_.rows.begin() + place_;
        younger_.rows.insert(
            place, {written.id, written.kind, written.summary, {}, 0, written.translated});
        ++place_;
        return "";
    }

private:
    using Rows = std::vector<CatalogueRow>;

    // The same number is the same article, unless the older one has moved to another number.
    std::string ancestor_of(const WrittenRow& written) const {
        if (!written.from.empty()) {
            return written.from;
        }
        const std::string same_number = under_prefix(older_.prefix, written.id);
        return moved_.contains(same_number) ? "" : same_number;
    }

    Rows::iterator heir_of(const std::string& ancestor) {
        return std::ranges::find_if(younger_.rows, [&](const CatalogueRow& row) {
            return !row.lineage.empty() && row.lineage.front() == ancestor;
        });
    }

    void alter(Rows::iterator row, const WrittenRow& written) {
        place_ = row - younger_.rows.begin();
        if (written.kind == kind_gone) {
            younger_.rows.erase(row);
            return;
        }
        ++place_;
        row->id = written.id;
        if (written.kind != kind_same) {
            row->kind = written.kind;
            row->summary = written.summary;
            row->translated = written.translated;
            row->unchanged = 0;
        }
    }

    Rulebook& younger_;
    const Rulebook& older_;
    std::set<std::string> moved_; // older articles that have another number now
    std::ptrdiff_t place_ = 0;    // where a new article would go
};

} // namespace

void inherit(Rulebook& younger, const Rulebook& older, const std::vector<WrittenRow>& written,
             std::vector<Finding>& findings) {
    const std::string file = catalogue_file(younger.edition);
    Heir heir(younger, older, written);
    for (const WrittenRow& row : written) {
        const std::string fault = heir.take(row);
        if (!fault.empty()) {
            findings.push_back({file, row.line, fault});
        }
    }
    std::set<std::string> seen;
    for (const CatalogueRow& row : younger.rows) {
        if (!seen.insert(row.id).second) {
            findings.push_back(
                {file, 0, fmt::format("'{}' would be two articles; say where each goes", row.id)});
        }
    }
}

} // namespace kodeks::tools
