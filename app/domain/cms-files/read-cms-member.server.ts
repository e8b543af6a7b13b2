import { createHash } from "node:crypto";
import type { CmsEdition, CmsKind, CmsTable } from "./cms-edition.ts";
import { CmsFileError, faultAt } from "./cms-refusal.ts";
import { type FoundHeader, findHeader } from "./layouts/cms-layouts.ts";
import { readCmsFileName } from "./name-of-cms-file.ts";
import type { CmsMember } from "./open-cms-members.server.ts";
import { type DatedPair, openPairPack } from "./packed-pairs.ts";
import { readRowsOf } from "./rows-of-member.server.ts";

/** What the person who imports says about files whose names don't say it. Null: nothing. */
export interface SaidOfFiles {
  edition: string | null;
  table: CmsTable | null;
}

/** A file as it was read, ready to be stored. */
export interface ReadCmsFile {
  edition: CmsEdition;
  fileName: string;
  sha256: string;
  sizeBytes: number;
  /** Rows below the header, notes not counted. */
  rowCount: number;
  firstCode: string;
  lastCode: string;
  /** By code: pairs packed, of other kinds a list of entries. */
  kept: ReadonlyMap<string, Buffer | readonly unknown[]>;
}

/** A header stands within the first rows of each of CMS's files. */
const MAX_HEAD_LENGTH = 40;

/** Reads one file of CMS's, whole. Throws `CmsFileError` for what it is not. */
export async function readCmsMember(member: CmsMember, said: SaidOfFiles): Promise<ReadCmsFile> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  const head: string[][] = [];
  let body: ReturnType<typeof openBody> | null = null;
  const { rowCount, isEnded } = await readRowsOf(member, {
    onBytes(bytes) {
      hash.update(bytes);
      sizeBytes += bytes.length;
    },
    onRow(cells, row) {
      if (body) return body.take(cells, row);
      if (head.push(cells) > MAX_HEAD_LENGTH) throw new CmsFileError({ reason: "unknown-layout" });
      const header = findHeader(head);
      if (header) body = openBody(member, header, editionOf(member.name, header, said));
    },
  });
  if (!body) throw new CmsFileError({ reason: "unknown-layout" });
  const read = (body as ReturnType<typeof openBody>).end();
  const { firstCode, lastCode } = read;
  if (firstCode === null || lastCode === null || isEnded === false || read.endsEarly) {
    throw new CmsFileError({ reason: "cut-short", row: rowCount, lastCode });
  }
  const sha256 = hash.digest("hex");
  return { ...read, firstCode, lastCode, fileName: member.name, sha256, sizeBytes };
}

/** Kind, table and edition, from the content, the name and what was said; none of them may gainsay another. */
function editionOf(fileName: string, { layout, head }: FoundHeader, said: SaidOfFiles): CmsEdition {
  const { kind } = layout;
  const named = readCmsFileName(fileName);
  if (named.kind !== null && named.kind !== kind) {
    throw new CmsFileError({ reason: "other-kind", byName: named.kind, byContent: kind });
  }
  if (named.hasOtherFactor) throw new CmsFileError({ reason: "other-factor" });
  const written = layout.editionOf(head);
  if (layout.editionOfEntries) return { kind, table: null, edition: said.edition ?? "", part: null };
  const edition =
    agreed([named.edition, said.edition, written?.length === 7 ? written : null], (one, other) => {
      throw new CmsFileError({ reason: "other-edition", one, other });
    }) ?? firstOfYear(kind, written);
  if (edition === null) throw new CmsFileError({ reason: "no-edition" });
  if (written !== null && !edition.startsWith(written)) {
    throw new CmsFileError({ reason: "other-edition", one: edition, other: written });
  }
  if (kind !== "pairs" && kind !== "unit-limits") return { kind, table: null, edition, part: null };
  const table = agreed([named.table, said.table, layout.tableOf(head)], (one, other) => {
    throw new CmsFileError({ reason: "other-table", one, other });
  });
  if (table === null) throw new CmsFileError({ reason: "no-table" });
  return { kind, table, edition, part: named.part };
}

/** Pairs carry the dates of all that went before, so that their year will do where nothing tells the quarter. */
function firstOfYear(kind: CmsKind, year: string | null): string | null {
  return kind === "pairs" && year !== null ? `${year}-01` : null;
}

/** The one value that all who know one name; null: none knows. */
function agreed<T>(known: readonly (T | null)[], onOther: (one: T, other: T) => never): T | null {
  let value: T | null = null;
  for (const one of known) {
    if (one === null || one === value) continue;
    if (value !== null) onOther(value, one);
    value = one;
  }
  return value;
}

function openBody(member: CmsMember, { layout, columns }: FoundHeader, edition: CmsEdition) {
  const packs = new Map<string, ReturnType<typeof openPairPack>>();
  const lists = new Map<string, unknown[]>();
  const seen = new Set<string>();
  const widest = member.format === "text" ? Math.max(...columns.values()) : 0;
  let cells: readonly string[] = [];
  const cell = (column: string) => {
    const at = columns.get(column);
    return at === undefined ? "" : (cells[at] ?? "");
  };
  let [rowCount, firstCode, lastCode] = [0, null as string | null, null as string | null];

  function take(row: readonly string[], rowNumber: number): void {
    if (row.every((text) => text === "")) return;
    cells = row;
    const read = layout.readRow(cell, edition.edition);
    if ("isNote" in read) return;
    if (row.length <= widest) throw faultAt(rowNumber, "too-few-cells", row.join(" "));
    if ("fault" in read) throw faultAt(rowNumber, read.fault, read.written);
    const { code, kept, modifier = "" } = read;
    rowCount += 1;
    if (firstCode === null || code < firstCode) firstCode = code;
    if (lastCode === null || code > lastCode) lastCode = code;
    if (layout.isOneRowACode) {
      if (seen.has(code + modifier)) throw faultAt(rowNumber, "twice", `${code} ${modifier}`.trimEnd());
      seen.add(code + modifier);
    }
    if (kept === null) return;
    if (layout.kind === "pairs") keepPair(code, kept as DatedPair);
    else keepInList(code, kept);
  }

  function keepInList(code: string, entry: unknown): void {
    const list = lists.get(code);
    if (!list) lists.set(code, [entry]);
    else if (layout.keep) layout.keep(list, entry);
    else list.push(entry);
  }

  function keepPair(code: string, pair: DatedPair): void {
    const pack = packs.get(code) ?? openPairPack();
    packs.set(code, pack);
    pack.add(pair);
  }

  /** What was said may be the month of it. */
  function editionOfRows(): CmsEdition {
    const found = layout.editionOfEntries?.(lists.values());
    if (found === undefined) return edition;
    if (found === null) throw new CmsFileError({ reason: "no-edition" });
    if (!found.startsWith(edition.edition)) {
      throw new CmsFileError({ reason: "other-edition", one: edition.edition, other: found });
    }
    return { ...edition, edition: found };
  }

  return {
    take,
    end() {
      const kept: ReadonlyMap<string, Buffer | readonly unknown[]> =
        layout.kind === "pairs" ? new Map([...packs].map(([code, pack]) => [code, pack.packed()])) : lists;
      const endsEarly = layout.lastCodesBegin !== null && (lastCode ?? "") < layout.lastCodesBegin;
      return { edition: editionOfRows(), rowCount, firstCode, lastCode, kept, endsEarly };
    },
  };
}
