# A sixth book for test_sixth: the product's data and the fixture tests/data/sixth side by side in
# the build folder, with the fixture's lines behind those of the registry, and the tables that the
# generator makes of them. The tables come before the libraries on the linker's command line, so
# those inside libkodeks_rulebook.a are never taken; everything else of the program is the product.
set(fixture "${CMAKE_CURRENT_SOURCE_DIR}/data/sixth")
set(house "${CMAKE_CURRENT_BINARY_DIR}/sixth")
set(editions "src/rulebook/editions")
file(GLOB_RECURSE fixture_files CONFIGURE_DEPENDS "${fixture}/*")
file(GLOB_RECURSE edition_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${editions}/*")
set(tables articles editions citations index)
list(TRANSFORM tables PREPEND "${house}/" OUTPUT_VARIABLE table_files)
list(TRANSFORM table_files APPEND ".cpp")

add_custom_command(
    OUTPUT ${table_files}
    COMMAND "${CMAKE_COMMAND}" -E rm -rf "${house}/data" "${house}/src"
    COMMAND "${CMAKE_COMMAND}" -E copy_directory "${CMAKE_SOURCE_DIR}/data/rulebook"
        "${house}/data/rulebook"
    COMMAND "${CMAKE_COMMAND}" -E copy ${proofs_file} "${house}/data"
    COMMAND "${CMAKE_COMMAND}" -E copy_directory "${CMAKE_SOURCE_DIR}/${editions}"
        "${house}/${editions}"
    COMMAND "${CMAKE_COMMAND}" -E copy_directory "${fixture}/data" "${house}/data"
    COMMAND "${CMAKE_COMMAND}" -E copy_directory "${fixture}/src" "${house}/src"
    COMMAND "${CMAKE_COMMAND}" -E cat "${CMAKE_SOURCE_DIR}/data/rulebook/books.tsv"
        "${fixture}/registry.tsv" > "${house}/data/rulebook/books.tsv"
    COMMAND embed articles "${house}" "${house}/articles.cpp"
    COMMAND embed editions "${house}" "${house}/editions.cpp"
    COMMAND embed citations "${house}" "${house}/citations.cpp"
    COMMAND embed index "${house}" "${house}/index.cpp"
    DEPENDS embed ${catalogue_files} ${proofs_file} ${edition_files} ${fixture_files}
    COMMENT "Adding a sixth book beside the five")

file(GLOB_RECURSE fixture_sources CONFIGURE_DEPENDS "${fixture}/src/*.cpp")
target_sources(test_sixth PRIVATE ${fixture_sources} ${table_files})
target_include_directories(test_sixth PRIVATE "${fixture}/src")
