// A ledger of the command line taken over, what the server did not take with its place, and codes on
// slips of paper.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ApiError } from "./api";
import { Articles } from "./parts";
import { useWords } from "./words";

export function useWrong(): [JSX.Element | null, (error: unknown) => void, () => void] {
  const say = useWords();
  const [wrong, setWrong] = useState<ApiError | null>(null);
  const shown = wrong && <p class="notice bad" role="alert">{wrong.message ? wrong.located() : say("page.line.lost")} <Articles ids={wrong.articles} /></p>;
  return [shown, (error) => setWrong(error instanceof ApiError ? error : new ApiError(0, undefined, "")), () => setWrong(null)];
}

interface ImportProps {
  path: string;
  summary: string;
  label: string;
  onDone: (read: unknown) => void;
}

export function LedgerImport({ path, summary, label, onDone }: ImportProps): JSX.Element {
  const [wrong, fail, clear] = useWrong();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    clear();
    const answer = await fetch(path, { method: "POST", body: await file.text(), credentials: "same-origin" });
    const read = (await answer.json()) as { error?: { name: string; text: never; line?: number; column?: number } };
    if (answer.ok) onDone(read);
    else fail(new ApiError(answer.status, read.error?.text, read.error?.name ?? "", [], { line: read.error?.line ?? 0, column: read.error?.column ?? 0 }));
  };
  return (
    <details><summary>{summary}</summary>
      <div class="form"><label>{label}<input name="ledger" type="file" accept=".jsonl" onChange={(event) => void take(event.currentTarget.files?.[0])} /></label>{wrong}</div>
    </details>
  );
}

export interface Slip {
  office: string;
  entry: number;
  name: string;
  code: string;
}

export function SlipRow({ slips, office }: { slips: Slip[]; office: (of: string) => string }): JSX.Element {
  return (
    <div class="slip-row">{slips.map((one) => (
      <div class="slip" key={one.code}><h3>{one.name || office(one.office)}</h3><p class="quiet-text">{office(one.office)}</p><p class="code" data-office={one.office} data-entry={one.entry}>{one.code}</p></div>))}</div>
  );
}
