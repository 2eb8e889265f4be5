# test_altered is the whole program with rulebooks that were changed on purpose: copies of the
# editions in which every article id, every yes and no, and every time is another. Their tables come
# before the libraries on the linker's command line, so those inside libkodeks_rulebook.a are never
# taken. What was recorded under the true books must be read, folded and shown as test_recorded, the
# same tests with the true books, does it.
set(altered "${CMAKE_CURRENT_BINARY_DIR}/altered")
file(GLOB_RECURSE altered_from CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/src"
    "${CMAKE_SOURCE_DIR}/src/rulebook/editions/*")
list(TRANSFORM altered_from PREPEND "${altered}/" OUTPUT_VARIABLE altered_files)
list(TRANSFORM altered_from PREPEND "${CMAKE_SOURCE_DIR}/src/" OUTPUT_VARIABLE true_files)

add_custom_command(
    OUTPUT ${altered_files}
    COMMAND "${CMAKE_COMMAND}" -D "from=${CMAKE_SOURCE_DIR}/src" -D "to=${altered}"
        -P "${CMAKE_CURRENT_SOURCE_DIR}/recorded/alter.cmake"
    DEPENDS ${true_files} "${CMAKE_CURRENT_SOURCE_DIR}/recorded/alter.cmake"
    COMMENT "Changing the rulebooks on purpose")

file(GLOB recorded_sources CONFIGURE_DEPENDS recorded/*.cpp)
add_executable(test_altered ${recorded_sources})
target_compile_definitions(test_altered PRIVATE KODEKS_ALTERED)
target_link_libraries(test_altered PRIVATE test_support kodeks_cli)
kodeks_precompile(test_altered test_headers)
add_test(NAME altered COMMAND test_altered WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
set(altered_sources ${altered_files})
list(FILTER altered_sources INCLUDE REGEX "/edition[.]cpp$")
target_sources(test_altered PRIVATE ${altered_sources})
set_source_files_properties(${altered_sources} PROPERTIES
    OBJECT_DEPENDS "${altered_files}" COMPILE_OPTIONS "-iquote;${altered}" SKIP_PRECOMPILE_HEADERS ON)
