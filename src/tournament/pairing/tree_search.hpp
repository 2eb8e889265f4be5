// One search of Edmonds' method: from an exposed vertex grow a tree of alternating paths, shrinking
// odd circuits (blossoms) on the way, until another exposed vertex is reached. Part of Matching.
#pragma once

#include "tournament/pairing/matching.hpp"

#include <vector>

namespace kodeks::tournament::pairing {

class TreeSearch {
public:
    explicit TreeSearch(const Matching& matching);

    // Makes the matching, the one given before, a pair larger through root if that is possible.
    bool augment(Matching& matching, Vertex root);

    // Of a maximum matching: who is reached from the exposed ones by paths of even length.
    std::vector<char> outer_vertices();

private:
    void plant(Vertex root);
    Vertex grow_from(Vertex v); // the exposed end that was reached, or no_vertex
    Vertex meet(Vertex v, Vertex to);
    Vertex common_base(Vertex a, Vertex b) const;
    void mark_path(Vertex v, Vertex base, Vertex child, std::vector<char>& in_blossom);
    void shrink(Vertex v, Vertex to);
    void flip(Matching& matching, Vertex end) const;

    const Matching& matching_;
    std::vector<Vertex> parent_;
    std::vector<Vertex> base_;
    std::vector<char> outer_;
    std::vector<Vertex> queue_;
};

} // namespace kodeks::tournament::pairing
