import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFile, SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { dropFiles } from "./drop-files.server.ts";
import { type KeptDocument, type KeptState, keptStates } from "./kept-document.ts";
import {
  type RecordKind,
  type SavedRecord,
  SealedRecords,
  versionedColumns,
  versionedRow,
} from "./sealed-record.server.ts";

const isState = isOneOf(keptStates);
const row = { ...versionedRow, state: isState };
const columns = sql`${versionedColumns}, record.state`;

interface PaperRow {
  id: string;
  createdAt: string;
  sealed: Buffer;
  version: number;
  updatedAt: string;
  state: KeptState;
}

interface Papers {
  documents: readonly KeptDocument[];
}

interface FileServices {
  db: Database;
  accountFiles: SealedFiles;
}

/** Records of documents, which are a bill or a plan's explanation, with the documents' files, which are sealed on the disk. */
export class SealedPapers<Kept extends Papers, Summary, Found, Listed> extends SealedRecords<
  PaperRow,
  Kept,
  Summary,
  Found,
  Listed
> {
  constructor(kind: Omit<RecordKind<PaperRow, Kept, Summary, Found, Listed>, "row" | "columns">) {
    super({ ...kind, row, columns });
  }

  /** Saves new documents under an id that the caller makes (a UUID). "exists": some with this id are saved already, and stay as
   *  they are. Their files are on the disk by then. Throws `RecordsFull` where the account has no room for them. */
  draft(
    db: Database,
    keeper: RecordKeeper,
    { id, kept, state = "draft" }: { id: string; kept: Kept; state?: KeptState },
    clock: Clock,
  ): Promise<"drafted" | "exists"> {
    const now = clock.now();
    return db.transaction(async (transaction) => {
      const added = { id, kept, columns: { state, updated_at: now } };
      if (!(await this.add(transaction, keeper, added, now))) return "exists";
      for (const document of kept.documents) await this.recordFiles(transaction, keeper, id, document, now);
      return "drafted";
    });
  }

  /** Saves changed documents that were read in this version; `recordFiles` adds what new documents need. Throws `RecordsFull`,
   *  which undoes the caller's transaction, where the account has no room for them. */
  async save(
    db: Database,
    keeper: RecordKeeper,
    { id, version, state, kept }: { id: string; version: number; state: KeptState; kept: Kept },
    clock: Clock,
  ): Promise<SavedRecord<Found>> {
    const columns = { state, version: version + 1, updated_at: clock.now() };
    const isSaved = await db.transaction((transaction) =>
      this.replace(transaction, keeper, { id, kept, columns, which: sql`and version = ${version}` }),
    );
    if (isSaved) return { outcome: "saved", version: version + 1 };
    const present = await this.find(db, keeper, id);
    return present ? { outcome: "conflict", present } : { outcome: "gone" };
  }

  /** Writes down which files belong to a document, so that they can be served, swept and removed. */
  async recordFiles(
    transaction: Database,
    { accountId }: RecordKeeper,
    id: string,
    { fileId, sizeBytes, pages }: KeptDocument,
    now: Date,
  ): Promise<void> {
    const files = [
      sql`(${fileId}::uuid, 'document', ${sizeBytes}::bigint)`,
      ...pages.map((page) => sql`(${page.fileId}::uuid, 'page', ${page.sizeBytes}::bigint)`),
    ];
    await transaction.execute(sql`
      insert into account_files (file_id, ${this.id}, account_id, kind, size_bytes, created_at)
      select file_id, ${id}::uuid, ${accountId}, kind, size_bytes, ${now}
      from (values ${sql.join(files, sql`, `)}) as files (file_id, kind, size_bytes)`);
  }

  /** Returns the picture of a page (JPEG) or a document as it was sent, and the state of the documents; null where the keeper has
   *  no such file of these documents. */
  async openFile(
    { db, accountFiles }: FileServices,
    keeper: RecordKeeper,
    { id, fileId, kind }: { id: string; fileId: string; kind: "document" | "page" },
  ): Promise<(SealedFile & { state: KeptState }) | null> {
    if (!isUuid(id) || !isUuid(fileId)) return null;
    const [file] = await readRows(
      db,
      { fileId: isText, state: isState },
      sql`select file_id as "fileId", state from account_files join ${this.table} record using (${this.id})
          where file_id = ${fileId} and ${this.id} = ${id} and kind = ${kind}
            and record.account_id = ${keeper.accountId}`,
    );
    const opened = file && (await accountFiles.read(keeper, file.fileId));
    return opened ? { ...opened, state: file.state } : null;
  }

  /** Deletes documents with all their files, at once and for good, and what depends on them in the database: audits and appeals
   *  are deleted with a bill. False where the keeper has no such documents. */
  async delete({ db, accountFiles }: FileServices, keeper: RecordKeeper, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const files = await readRows(
      db,
      { fileId: isText },
      sql`select file_id as "fileId" from account_files
          where ${this.id} = ${id} and account_id = ${keeper.accountId}`,
    );
    if (!(await this.remove(db, keeper, { id }))) return false;
    const fileIds = files.map(({ fileId }) => fileId);
    await dropFiles(accountFiles, keeper, fileIds);
    return true;
  }
}
