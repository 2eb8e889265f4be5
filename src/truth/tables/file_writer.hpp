// Writing a table file, slice by slice. The same slices give the same bytes, whoever compresses.
#pragma once

#include "truth/tables/contents.hpp"

namespace kodeks::truth::tables {

class FileWriter {
public:
    FileWriter(const Engine& engine, Captures captures, int level)
        : engine_(engine), captures_(captures), level_(level) {}

    // Slices come in making order. Left-out captures may hold anything; what compresses best is
    // chosen here.
    void add(Slice slice, Depth depth, std::span<const Code> codes, Executor& executor);

    Bytes finish();

private:
    Bytes block_of(Slice slice, Depth depth, std::span<const Code> codes, Range range) const;
    Bytes statistics() const;

    const Engine& engine_;
    Captures captures_;
    int level_;
    std::vector<StoredSlice> slices_;
    std::vector<Bytes> blocks_;
    std::vector<Histogram> histograms_;
};

Histogram histogram_of(std::span<const Code> codes);

} // namespace kodeks::truth::tables
