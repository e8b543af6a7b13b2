import type pg from "pg";
import { copyLine, copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { CmsEdition } from "./cms-edition.ts";
import { CmsFileError, type CmsRefusal } from "./cms-refusal.ts";
import { withCmsMembers } from "./open-cms-members.server.ts";
import { type ReadCmsFile, readCmsMember, type SaidOfFiles } from "./read-cms-member.server.ts";

export interface ImportedCmsFile {
  cmsFileId: number;
  fileName: string;
  edition: CmsEdition;
  rowCount: number;
}

export type CmsImport =
  | {
      outcome: "imported";
      files: ImportedCmsFile[];
      /** Files of an archive that are none of CMS's layouts, by name. */
      leftOut: string[];
    }
  | { outcome: "refused"; refusal: CmsRefusal; fileName: string };

/** Imports what is at a path, an archive with all its files, in one transaction: where one of them is refused, nothing of
 *  it is kept. */
export async function importCmsFile(
  db: PooledDatabase,
  filePath: string,
  said: SaidOfFiles,
): Promise<CmsImport> {
  let fileName = filePath;
  try {
    return await withCmsMembers(filePath, (members) =>
      inTransaction(db, async (client) => {
        // Two imports at once would not see each other's files.
        await client.query("lock table cms_files in share row exclusive mode");
        const files: ImportedCmsFile[] = [];
        const leftOut: string[] = [];
        for (const member of members) {
          fileName = member.name;
          try {
            files.push(await storeFile(client, await readCmsMember(member, said)));
          } catch (error) {
            if (members.length === 1 || !isNoneOfOurs(error)) throw error;
            leftOut.push(member.name);
          }
        }
        fileName = filePath;
        if (files.length === 0) throw new CmsFileError({ reason: "nothing-inside" });
        return { outcome: "imported", files, leftOut };
      }),
    );
  } catch (error) {
    if (error instanceof CmsFileError) return { outcome: "refused", refusal: error.refusal, fileName };
    throw error;
  }
}

/** CMS's archives also hold files that no one reads here. */
function isNoneOfOurs(error: unknown): boolean {
  return error instanceof CmsFileError && ["unknown-layout", "other-factor"].includes(error.refusal.reason);
}

async function storeFile(client: pg.ClientBase, file: ReadCmsFile): Promise<ImportedCmsFile> {
  const { edition, fileName, sha256, sizeBytes, rowCount, firstCode, lastCode, kept } = file;
  const { kind, table, part } = edition;
  const same = await findFile(client, "sha256 = $3", [kind, table, sha256]);
  if (same !== null) throw new CmsFileError({ reason: "same-again", cmsFileId: same });
  const taken = await findFile(client, "edition = $3 and part is not distinct from $4", [
    kind,
    table,
    edition.edition,
    part,
  ]);
  if (taken !== null) throw new CmsFileError({ reason: "edition-taken", cmsFileId: taken, edition });
  const { rows } = await client.query<{ id: number }>(
    `insert into cms_files
       (kind, edit_table, edition, part, file_name, sha256, size_bytes, row_count, first_code, last_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning cms_file_id as id`,
    [kind, table, edition.edition, part, fileName, sha256, sizeBytes, rowCount, firstCode, lastCode],
  );
  const cmsFileId = firstRow(rows).id;
  await copyKept(client, cmsFileId, kept);
  return { cmsFileId, fileName, edition, rowCount };
}

async function findFile(client: pg.ClientBase, which: string, values: unknown[]): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `select cms_file_id as id from cms_files where kind = $1 and edit_table is not distinct from $2 and ${which}`,
    values,
  );
  return rows[0]?.id ?? null;
}

type KeptRow = { code: string; kept: Buffer | readonly unknown[] };

async function copyKept(client: pg.ClientBase, cmsFileId: number, kept: ReadCmsFile["kept"]): Promise<void> {
  const isPacked = [...kept.values()].some((value) => Buffer.isBuffer(value));
  const columns = [
    { name: "cms_file_id", value: () => cmsFileId },
    { name: isPacked ? "column1" : "code", value: ({ code }: KeptRow) => code },
    { name: isPacked ? "pairs" : "entries", value: ({ kept }: KeptRow) => written(kept) },
  ];
  const lines = openCopyLines();
  for (const [code, value] of kept) lines.add(copyLine(columns, { code, kept: value }));
  const names = columns.map(({ name }) => name);
  await copyRows(client, isPacked ? "cms_pairs" : "cms_entries", names, lines.take());
}

function written(kept: KeptRow["kept"]): string {
  return Buffer.isBuffer(kept) ? `\\x${kept.toString("hex")}` : JSON.stringify(kept);
}
