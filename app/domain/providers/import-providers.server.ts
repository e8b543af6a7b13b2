import { createHash, type Hash } from "node:crypto";
import type pg from "pg";
import { CmsFileError, type CmsRefusal } from "#app/domain/cms-files/cms-refusal.ts";
import { type CmsMember, withCmsMembers } from "#app/domain/cms-files/open-cms-members.server.ts";
import { type CsvRow, cellTexts } from "#app/domain/mrf/csv-row.ts";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import { openTextBytes } from "#app/domain/mrf/open-text-bytes.server.ts";
import {
  type CopyColumn,
  type CopyLines,
  copyLine,
  copyRows,
  openCopyLines,
} from "#app/platform/db/copy-rows.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { importDeactivatedNpis } from "./import-deactivated-npis.server.ts";
import {
  columnsOf,
  kindOfHeader,
  openPlaceRows,
  openProviderRows,
  openServiceRows,
  openTaxonomyRows,
  type Place,
  type ProviderFileKind,
  type ProviderRow,
} from "./provider-file.server.ts";
import { removeSamplePayer } from "./remove-sample-payer.server.ts";

export interface ProviderImport {
  fileName: string;
  kind: ProviderFileKind;
  rowCount: number;
  keptCount: number;
}

export type ProvidersImport =
  | { outcome: "imported"; files: ProviderImport[]; leftOut: string[] }
  | { outcome: "refused"; fileName: string; refusal: CmsRefusal };

export interface ProviderChoice {
  /** Letters of the states whose providers are kept; null: all. */
  states: ReadonlySet<string> | null;
  /** They are fictional. Without it what was fictional goes. */
  isSample?: boolean;
  signal: AbortSignal;
  onProgress: (fileName: string, rowCount: number) => void;
}

/** NPPES unpacks to some 10 GB, Medicare's table to 3 GB. */
const MAX_BYTES = 40_000_000_000;
const COPY_BYTES = 4 * 1024 * 1024;
/** The order that one file needs the others in: places before the providers that they belong to. */
const ORDER: readonly ProviderFileKind[] = ["taxonomies", "places", "nppes", "deactivated", "medicare"];

/**
 * Imports what NPPES, NUCC and Medicare publish about providers, all files in one transaction: a file that is refused leaves the
 * former state. NPPES's monthly file replaces all providers, a weekly one adds to them. Deactivated NPIs of any state are saved,
 * so that a contract with one can be distinguished from one with a number that no provider has.
 */
export async function importProviders(
  db: PooledDatabase,
  paths: readonly string[],
  choice: ProviderChoice,
): Promise<ProvidersImport> {
  let fileName = "";
  try {
    return await inTransaction(db, async (client) => {
      await client.query("lock table provider_files in share row exclusive mode");
      await client.query(`create temporary table provider_places_read
        (npi bigint, address text, city text, state text, zip text, phone text) on commit drop`);
      if (!choice.isSample) await removeSamplePayer(client);
      const files: ProviderImport[] = [];
      const leftOut: string[] = [];
      const found: { path: string; kinds: ReadonlySet<ProviderFileKind> }[] = [];
      for (const path of paths) found.push({ path, kinds: await kindsOfPath(path, leftOut) });
      for (const kind of ORDER) {
        for (const { path } of found.filter(({ kinds }) => kinds.has(kind))) {
          await withCmsMembers(
            path,
            async (members) => {
              for (const member of members) {
                fileName = member.name;
                const imported = await importMember(client, member, kind, choice);
                if (imported !== null) files.push(imported);
              }
            },
            MAX_BYTES,
          );
        }
      }
      return { outcome: "imported", files, leftOut };
    });
  } catch (error) {
    if (error instanceof CmsFileError) return { outcome: "refused", fileName, refusal: error.refusal };
    throw error;
  }
}

/** The kinds of the files at a path: NPPES packs several into one archive. A path without one of ours is told in `leftOut`. */
async function kindsOfPath(path: string, leftOut: string[]): Promise<Set<ProviderFileKind>> {
  const kinds = new Set<ProviderFileKind>();
  await withCmsMembers(
    path,
    async (members) => {
      for (const member of members) {
        const kind = await kindOfMember(member);
        if (kind !== null) kinds.add(kind);
      }
    },
    MAX_BYTES,
  );
  if (kinds.size === 0) leftOut.push(path);
  return kinds;
}

async function kindOfMember(member: CmsMember): Promise<ProviderFileKind | null> {
  // NPPES's report of deactivated NPIs is its only workbook; its header is below a title.
  if (member.format === "workbook") return /deactivated/i.test(member.name) ? "deactivated" : null;
  if (/fileheader/i.test(member.name)) return null;
  let kind: ProviderFileKind | null = null;
  await eachRow(member, (row) => {
    kind = kindOfHeader(cellTexts(row));
    return "stop";
  });
  return kind;
}

async function importMember(
  client: pg.ClientBase,
  member: CmsMember,
  kind: ProviderFileKind,
  choice: ProviderChoice,
): Promise<ProviderImport | null> {
  if ((await kindOfMember(member)) !== kind) return null;
  const sha256 = createHash("sha256");
  const counts =
    kind === "deactivated"
      ? await importDeactivated(client, member, sha256)
      : await importRows(client, member as TextMember, kind, choice, sha256);
  const { rowCount, keptCount } = counts;
  await client.query(
    `insert into provider_files (kind, file_name, sha256, row_count, kept_count, states, is_sample) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind) do update set file_name = excluded.file_name, sha256 = excluded.sha256, row_count = excluded.row_count,
       kept_count = excluded.kept_count, states = excluded.states, is_sample = excluded.is_sample, imported_at = now()`,
    [
      kind,
      member.name,
      sha256.digest("hex"),
      rowCount,
      keptCount,
      choice.states && [...choice.states],
      choice.isSample ?? false,
    ],
  );
  return { fileName: member.name, kind, rowCount, keptCount };
}

type TextMember = Extract<CmsMember, { format: "text" }>;
type RowCounts = Pick<ProviderImport, "rowCount" | "keptCount">;

async function importDeactivated(client: pg.ClientBase, member: CmsMember, sha256: Hash): Promise<RowCounts> {
  const rowCount = await importDeactivatedNpis(client, member, (bytes) => sha256.update(bytes));
  return { rowCount, keptCount: rowCount };
}

async function importRows(
  client: pg.ClientBase,
  member: TextMember,
  kind: Exclude<ProviderFileKind, "deactivated">,
  choice: ProviderChoice,
  sha256: Hash,
): Promise<RowCounts> {
  const loader = await LOADERS[kind](client, member.name, choice);
  const lines = openCopyLines();
  let columns: ReturnType<typeof columnsOf> | null = null;
  let read: ((row: CsvRow, into: CopyLines) => boolean) | null = null;
  let rowCount = 0;
  let keptCount = 0;
  await eachRow(
    member,
    (row) => {
      if (columns === null || read === null) {
        columns = columnsOf(cellTexts(row));
        read = loader.open(columns);
        return "go-on";
      }
      rowCount += 1;
      if (read(row, lines)) keptCount += 1;
      return lines.sizeBytes() > COPY_BYTES ? "pause" : "go-on";
    },
    async () => {
      await copyRows(client, loader.table, loader.columns, lines.take());
      choice.onProgress(member.name, rowCount);
      choice.signal.throwIfAborted();
    },
    (bytes) => sha256.update(bytes),
  );
  await copyRows(client, loader.table, loader.columns, lines.take());
  await loader.finish();
  return { rowCount, keptCount };
}

/** Reads rows until one says stop; `pause` lets what was gathered be written after the current chunk of bytes. */
async function eachRow(
  member: TextMember,
  onRow: (row: CsvRow) => "go-on" | "pause" | "stop",
  onPause: () => Promise<void> = async () => {},
  onBytes: (bytes: Uint8Array) => void = () => {},
): Promise<void> {
  const text = openTextBytes();
  let wish: "go-on" | "pause" | "stop" = "go-on";
  const rows = openCsvRows({
    onRow(row) {
      if (wish === "stop") return;
      const said = onRow(row);
      if (said !== "go-on") wish = said;
    },
    onFault(fault, row) {
      throw new CmsFileError({
        reason: "row",
        row,
        fault: fault === "unclosed-quote" ? "damaged-quotes" : "too-long",
        written: "",
      });
    },
  });
  for await (const bytes of await member.open()) {
    onBytes(bytes);
    rows.write(text.write(bytes));
    if (wish === ("stop" as string)) return;
    if (wish === ("pause" as string)) await onPause();
    wish = "go-on";
  }
  rows.write(text.end());
  rows.end();
}

interface Loader {
  table: string;
  columns: string[];
  /** A function that adds a row to the lines for COPY where it is kept. */
  open(columns: ReturnType<typeof columnsOf>): (row: CsvRow, into: CopyLines) => boolean;
  finish(): Promise<void>;
}

type OpenLoader = (client: pg.ClientBase, fileName: string, choice: ProviderChoice) => Promise<Loader>;

const LOADERS: Readonly<Record<Exclude<ProviderFileKind, "deactivated">, OpenLoader>> = {
  nppes: openProviderLoader,
  places: openPlaceLoader,
  medicare: openServiceLoader,
  taxonomies: openTaxonomyLoader,
};

/** A row of a weekly file that is not kept is read too: the provider may have left the states that are kept. */
type ReadProvider = ProviderRow & { isKept: boolean };

const PROVIDER_COLUMNS: CopyColumn<ReadProvider>[] = [
  { name: "npi", value: ({ npi }) => npi },
  { name: "is_person", value: ({ isPerson }) => String(isPerson) },
  { name: "name", value: ({ name }) => name },
  { name: "other_name", value: ({ otherName }) => otherName || null },
  { name: "address", value: ({ address }) => address || null },
  { name: "city", value: ({ city }) => city || null },
  { name: "state", value: ({ state }) => state || null },
  { name: "zip", value: ({ zip }) => zip || null },
  { name: "phone", value: ({ phone }) => phone || null },
  { name: "taxonomies", value: ({ taxonomies }) => `{${taxonomies.filter(isTaxonomy).join()}}` },
  { name: "is_active", value: ({ isActive }) => String(isActive) },
];

function isTaxonomy(code: string): boolean {
  return /^[0-9A-Z]{10}$/.test(code);
}

async function openProviderLoader(
  client: pg.ClientBase,
  fileName: string,
  { states, isSample = false }: ProviderChoice,
): Promise<Loader> {
  await client.query(
    "create temporary table new_providers (like providers including defaults, is_kept boolean) on commit drop",
  );
  // The monthly file begins at NPPES's first day and holds everybody.
  const isMonthly = /_20050523[-_]/.test(fileName);
  const { rows } =
    states === null
      ? { rows: [] }
      : await client.query<{ npi: string }>("select distinct npi from provider_places_read");
  const practicingHere = new Set(rows.map(({ npi }) => Number(npi)));
  const isKept = ({ npi, state, isActive }: ProviderRow) =>
    states === null || states.has(state) || practicingHere.has(npi) || !isActive;
  return {
    table: "new_providers",
    columns: [...PROVIDER_COLUMNS.map(({ name }) => name), "is_kept"],
    open(columns) {
      const read = openProviderRows(columns);
      const readColumns = [
        ...PROVIDER_COLUMNS,
        { name: "is_kept", value: ({ isKept }: ReadProvider) => String(isKept) },
      ];
      return (row, lines) => {
        const provider = read(row);
        if (provider === null) return false;
        const kept = isKept(provider);
        if (kept || !isMonthly) lines.add(copyLine(readColumns, Object.assign(provider, { isKept: kept })));
        return kept;
      };
    },
    async finish() {
      if (isMonthly) await client.query("delete from providers");
      else
        await client.query(
          "delete from providers where npi in (select npi from new_providers where not is_kept)",
        );
      const names = PROVIDER_COLUMNS.map(({ name }) => name).join();
      const changed = PROVIDER_COLUMNS.map(({ name }) => `${name} = excluded.${name}`).join();
      await client.query(`
        insert into providers (${names}, is_sample) select distinct on (npi) ${names}, ${isSample} from new_providers where is_kept
        on conflict (npi) do update set ${changed}`);
      await client.query(`
        update providers set other_places = read.places
        from (
          select npi, jsonb_agg(jsonb_build_object(
            'address', address, 'city', city, 'state', state, 'zip', zip, 'phone', phone)) as places
          from provider_places_read group by npi
        ) as read
        where providers.npi = read.npi`);
      await client.query("drop table new_providers");
      await client.query("analyze providers");
    },
  };
}

const PLACE_COLUMNS: CopyColumn<Place & { npi: number }>[] = [
  { name: "npi", value: ({ npi }) => npi },
  { name: "address", value: ({ address }) => address },
  { name: "city", value: ({ city }) => city },
  { name: "state", value: ({ state }) => state },
  { name: "zip", value: ({ zip }) => zip },
  { name: "phone", value: ({ phone }) => phone },
];

/** Second places wait for the providers that come behind them in the same run. */
async function openPlaceLoader(
  _client: pg.ClientBase,
  _fileName: string,
  { states }: ProviderChoice,
): Promise<Loader> {
  return {
    table: "provider_places_read",
    columns: PLACE_COLUMNS.map(({ name }) => name),
    open(columns) {
      const read = openPlaceRows(columns);
      return (row, lines) => {
        const place = read(row);
        if (place === null || !(states === null || states.has(place.state))) return false;
        lines.add(copyLine(PLACE_COLUMNS, place));
        return true;
      };
    },
    finish: async () => {},
  };
}

async function openServiceLoader(
  client: pg.ClientBase,
  _fileName: string,
  choice: ProviderChoice,
): Promise<Loader> {
  await client.query("create temporary table new_services (code text, npi bigint) on commit drop");
  return {
    table: "new_services",
    columns: ["npi", "code"],
    open(columns) {
      const read = openServiceRows(columns);
      return (row, lines) => {
        const service = read(row);
        if (service === null) return false;
        lines.add(`${service.npi}\t${service.code.replaceAll("\\", "")}\n`);
        return true;
      };
    },
    async finish() {
      await client.query("delete from provider_services");
      const isKept = choice.states === null ? "" : "where npi in (select npi from providers)";
      await client.query(
        `insert into provider_services (code, npi) select distinct code, npi from new_services ${isKept}`,
      );
      await client.query("drop table new_services");
    },
  };
}

async function openTaxonomyLoader(client: pg.ClientBase): Promise<Loader> {
  await client.query("create temporary table new_taxonomies (code text, name text) on commit drop");
  const columns: CopyColumn<{ code: string; name: string }>[] = [
    { name: "code", value: ({ code }) => code },
    { name: "name", value: ({ name }) => name },
  ];
  return {
    table: "new_taxonomies",
    columns: ["code", "name"],
    open(found) {
      const read = openTaxonomyRows(found);
      return (row, lines) => {
        const taxonomy = read(row);
        if (taxonomy !== null) lines.add(copyLine(columns, taxonomy));
        return taxonomy !== null;
      };
    },
    async finish() {
      await client.query("delete from provider_taxonomies");
      await client.query(
        "insert into provider_taxonomies (code, name) select distinct on (code) code, name from new_taxonomies",
      );
      await client.query("drop table new_taxonomies");
    },
  };
}
