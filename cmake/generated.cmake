# Data compiled into the program. Each file of data/ is validated by the generator: a duplicate id,
# an unknown kind, a missing translation or a number that differs between languages stops the build
# with file, line, column and reason.
set(generated_dir "${PROJECT_BINARY_DIR}/generated")
file(MAKE_DIRECTORY "${generated_dir}")

file(GLOB catalogue_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/data/rulebook/*.tsv")
file(GLOB original_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/data/rulebook/originals/*")
file(GLOB language_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/data/lang/*.tsv")
file(GLOB_RECURSE cited_files CONFIGURE_DEPENDS
    "${PROJECT_SOURCE_DIR}/src/*.cpp" "${PROJECT_SOURCE_DIR}/src/*.hpp")
set(proofs_file "${PROJECT_SOURCE_DIR}/data/conformance.tsv" "${PROJECT_SOURCE_DIR}/data/undecidable.tsv")

add_custom_command(
    OUTPUT "${generated_dir}/articles.cpp"
    COMMAND embed articles "${PROJECT_SOURCE_DIR}" "${generated_dir}/articles.cpp"
    DEPENDS embed ${catalogue_files} ${proofs_file}
    COMMENT "Checking and embedding the article catalogue")
add_custom_command(
    OUTPUT "${generated_dir}/editions.cpp"
    COMMAND embed editions "${PROJECT_SOURCE_DIR}" "${generated_dir}/editions.cpp"
    DEPENDS embed ${catalogue_files}
    COMMENT "Listing the editions")
add_custom_command(
    OUTPUT "${generated_dir}/citations.cpp"
    COMMAND embed citations "${PROJECT_SOURCE_DIR}" "${generated_dir}/citations.cpp"
    DEPENDS embed ${catalogue_files} ${cited_files}
    COMMENT "Indexing where the program cites articles")
add_custom_command(
    OUTPUT "${generated_dir}/messages.cpp"
    COMMAND embed messages "${PROJECT_SOURCE_DIR}" "${generated_dir}/messages.cpp"
    DEPENDS embed ${language_files}
    COMMENT "Checking and embedding the translations")
add_custom_command(
    OUTPUT "${generated_dir}/index.cpp"
    COMMAND embed index "${PROJECT_SOURCE_DIR}" "${generated_dir}/index.cpp"
    DEPENDS embed ${catalogue_files}
    COMMENT "Indexing the words of the summaries")
add_custom_command(
    OUTPUT "${generated_dir}/originals.cpp"
    COMMAND embed originals "${PROJECT_SOURCE_DIR}" "${generated_dir}/originals.cpp"
    DEPENDS embed ${catalogue_files} ${original_files}
    COMMENT "Locating and embedding the rulebooks' own texts")

add_custom_command(
    OUTPUT "${generated_dir}/openapi.cpp"
    COMMAND "${CMAKE_COMMAND}" "-DTEXT=${PROJECT_SOURCE_DIR}/docs/openapi.json"
        "-DOUT=${generated_dir}/openapi.cpp" -P "${PROJECT_SOURCE_DIR}/cmake/embed_openapi.cmake"
    DEPENDS "${PROJECT_SOURCE_DIR}/docs/openapi.json" "${PROJECT_SOURCE_DIR}/cmake/embed_openapi.cmake"
    COMMENT "Embedding the description of the interface")

set(KODEKS_GENERATED_server "${generated_dir}/openapi.cpp")
# One literal of many lines; both compilers take it, though the standard asks for 65,536 only.
set_source_files_properties("${generated_dir}/openapi.cpp" PROPERTIES
    COMPILE_OPTIONS -Wno-overlength-strings)
set(KODEKS_GENERATED_base "${generated_dir}/messages.cpp")
set(KODEKS_GENERATED_rulebook "${generated_dir}/articles.cpp" "${generated_dir}/citations.cpp"
    "${generated_dir}/editions.cpp" "${generated_dir}/originals.cpp" "${generated_dir}/index.cpp")
