import { sql } from "drizzle-orm";
import { z } from "zod/v4";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { ListedCmsFile } from "./list-cms-files.server.ts";

/** What files say of some codes. */
export interface CmsEntries {
  has(file: ListedCmsFile, code: string): boolean;
  /** A code's entries in a file, in its order; none where it says nothing of it. Throws where they are not of the schema. */
  of<Entry>(file: ListedCmsFile, code: string, schema: z.ZodType<Entry>): Entry[];
}

export async function loadEntries(
  db: Database,
  files: readonly ListedCmsFile[],
  codes: readonly string[],
): Promise<CmsEntries> {
  const fileIds = files.filter(({ kind }) => kind !== "pairs").map(({ cmsFileId }) => cmsFileId);
  const rows = await readRows(
    db,
    { cmsFileId: isInteger, code: isText, entries: (value): value is unknown[] => Array.isArray(value) },
    sql`
    select cms_file_id as "cmsFileId", code, entries from cms_entries
    where cms_file_id = any(${sql.param(fileIds)}::int[]) and code = any(${sql.param([...new Set(codes)])}::text[])`,
  );
  const byKey = new Map(rows.map(({ cmsFileId, code, entries }) => [`${cmsFileId} ${code}`, entries]));
  return {
    has: ({ cmsFileId }, code) => byKey.has(`${cmsFileId} ${code}`),
    of: ({ cmsFileId }, code, schema) => z.array(schema).parse(byKey.get(`${cmsFileId} ${code}`) ?? []),
  };
}
