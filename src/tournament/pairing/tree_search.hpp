// One search of Edmonds' method: from an exposed vertex grow a tree of alternating paths, shrinking
// odd circuits (blossoms) on the way, until another exposed vertex is reached. Part of Matching.
#pragma once

#include "tournament/pairing/matching.hpp"

#include <vector>

namespace kodeks::tournament::pairing {

class TreeSearch {
public:
    explicit TreeSearch(Matching& matching);

    // Makes the matching one pair larger through root if that is possible.
    bool augment(Vertex root);

private:
    Vertex grow_from(Vertex v); // the exposed end that was reached, or no_vertex
    Vertex meet(Vertex v, Vertex to);
    Vertex common_base(Vertex a, Vertex b) const;
    void mark_path(Vertex v, Vertex base, Vertex child, std::vector<char>& in_blossom);
    void shrink(Vertex v, Vertex to);
    void flip(Vertex end);

    Matching& matching_;
    std::vector<Vertex> parent_;
    std::vector<Vertex> base_;
    std::vector<char> outer_;
    std::vector<Vertex> queue_;
};

} // namespace kodeks::tournament::pairing
