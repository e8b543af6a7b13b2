import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type CmsEdition, cmsKinds, cmsTables } from "./cms-edition.ts";

export interface ListedCmsFile extends CmsEdition {
  cmsFileId: number;
  fileName: string;
  rowCount: number;
  /** The first and last code that it says something of. */
  firstCode: string;
  lastCode: string;
  /** ISO time. */
  importedAt: string;
}

const FILE_ROW: Shape<ListedCmsFile> = {
  cmsFileId: isInteger,
  kind: isOneOf(cmsKinds),
  table: orNull(isOneOf(cmsTables)),
  edition: isText,
  part: orNull(isInteger),
  fileName: isText,
  rowCount: isInteger,
  firstCode: isText,
  lastCode: isText,
  importedAt: isText,
};

/** The imported files of CMS's: by kind and table, the newest edition first. A few dozen at most. */
export function listCmsFiles(db: Database): Promise<ListedCmsFile[]> {
  return readRows(
    db,
    FILE_ROW,
    sql`
    select cms_file_id as "cmsFileId", kind, edit_table as "table", edition, part, file_name as "fileName",
      row_count as "rowCount", first_code as "firstCode", last_code as "lastCode",
      to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "importedAt"
    from cms_files order by kind, edit_table, edition desc, part`,
  );
}
