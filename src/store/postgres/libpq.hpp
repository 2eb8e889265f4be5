// PostgreSQL's libpq, opened with the first connection. The names below hide those of its header
// inside this room, so that what calls them reads as always.
#pragma once

#include "base/late.hpp"

#include <libpq-fe.h>

namespace kodeks::store::postgres {

struct Libpq {
    static void* opened(); // nothing where it is not installed
};

template <LateName Name, class Function>
using Pq = LateFunction<Libpq, Name, Function>;

// NOLINTBEGIN(readability-identifier-naming): the names of the library
constexpr Pq<"PQclear", decltype(::PQclear)> PQclear;
constexpr Pq<"PQcmdTuples", decltype(::PQcmdTuples)> PQcmdTuples;
constexpr Pq<"PQconnectdbParams", decltype(::PQconnectdbParams)> PQconnectdbParams;
constexpr Pq<"PQconsumeInput", decltype(::PQconsumeInput)> PQconsumeInput;
constexpr Pq<"PQdb", decltype(::PQdb)> PQdb;
constexpr Pq<"PQenterPipelineMode", decltype(::PQenterPipelineMode)> PQenterPipelineMode;
constexpr Pq<"PQerrorMessage", decltype(::PQerrorMessage)> PQerrorMessage;
constexpr Pq<"PQexec", decltype(::PQexec)> PQexec;
constexpr Pq<"PQexecParams", decltype(::PQexecParams)> PQexecParams;
constexpr Pq<"PQexitPipelineMode", decltype(::PQexitPipelineMode)> PQexitPipelineMode;
constexpr Pq<"PQfinish", decltype(::PQfinish)> PQfinish;
constexpr Pq<"PQfreemem", decltype(::PQfreemem)> PQfreemem;
constexpr Pq<"PQgetResult", decltype(::PQgetResult)> PQgetResult;
constexpr Pq<"PQgetisnull", decltype(::PQgetisnull)> PQgetisnull;
constexpr Pq<"PQgetlength", decltype(::PQgetlength)> PQgetlength;
constexpr Pq<"PQgetvalue", decltype(::PQgetvalue)> PQgetvalue;
constexpr Pq<"PQhost", decltype(::PQhost)> PQhost;
constexpr Pq<"PQnotifies", decltype(::PQnotifies)> PQnotifies;
constexpr Pq<"PQntuples", decltype(::PQntuples)> PQntuples;
constexpr Pq<"PQpipelineSync", decltype(::PQpipelineSync)> PQpipelineSync;
constexpr Pq<"PQresultErrorField", decltype(::PQresultErrorField)> PQresultErrorField;
constexpr Pq<"PQresultStatus", decltype(::PQresultStatus)> PQresultStatus;
constexpr Pq<"PQsendPrepare", decltype(::PQsendPrepare)> PQsendPrepare;
constexpr Pq<"PQsendQueryParams", decltype(::PQsendQueryParams)> PQsendQueryParams;
constexpr Pq<"PQsendQueryPrepared", decltype(::PQsendQueryPrepared)> PQsendQueryPrepared;
constexpr Pq<"PQsetNoticeReceiver", decltype(::PQsetNoticeReceiver)> PQsetNoticeReceiver;
constexpr Pq<"PQsocket", decltype(::PQsocket)> PQsocket;
constexpr Pq<"PQstatus", decltype(::PQstatus)> PQstatus;
constexpr Pq<"PQunescapeBytea", decltype(::PQunescapeBytea)> PQunescapeBytea;
// NOLINTEND(readability-identifier-naming)

} // namespace kodeks::store::postgres
