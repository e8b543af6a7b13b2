import { copyLine, copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { type LocalFile, textOfFile } from "../find-payer-files.server.ts";
import type { PayerImportTools } from "../payer-import.ts";
import { type AllowedAmount, readAllowedAmounts } from "../read/read-allowed-amounts.ts";
import { type FileAsRead, REMOVE_OLDER } from "./keep-in-network-file.server.ts";

/** Ten million amounts of a plan would be more than any that is known. */
const MAX_AMOUNTS = 2_000_000;

/** Reads a file of allowed amounts and stores it in one transaction; how many amounts it has. */
export async function importAllowedAmounts(
  db: PooledDatabase,
  file: LocalFile,
  { address, sha256, choice, isSample }: FileAsRead,
  { maxBytes }: PayerImportTools,
): Promise<number> {
  const amounts: AllowedAmount[] = [];
  const header = await readAllowedAmounts(textOfFile(file.path, maxBytes), (amount) => {
    if (amounts.length < MAX_AMOUNTS) amounts.push(amount);
  });
  await inTransaction(db, async (client) => {
    await client.query("update payer_files set is_current = false where address = $1 and is_current", [
      address,
    ]);
    await client.query(REMOVE_OLDER, [address]);
    const { rows } = await client.query<{ id: number }>(
      `insert into payer_files (kind, address, sha256, choice, entity_name, updated_on, version, rate_count, is_sample)
       values ('allowed', $1, $2, $3, $4, $5, $6, $7, $8) returning payer_file_id as id`,
      [
        address,
        sha256,
        choice,
        header.entityName,
        header.updatedOn,
        header.version,
        amounts.length,
        isSample,
      ],
    );
    const fileId = firstRow(rows).id;
    const columns = [
      { name: "payer_file_id", value: () => fileId },
      { name: "code", value: ({ code }: AllowedAmount) => code },
      { name: "code_type", value: ({ codeType }: AllowedAmount) => codeType },
      { name: "billing_class", value: ({ billingClass }: AllowedAmount) => billingClass },
      { name: "modifiers", value: ({ modifiers }: AllowedAmount) => `{${modifiers.map(quoted).join()}}` },
      { name: "npi", value: ({ npi }: AllowedAmount) => npi },
      { name: "tax_number", value: ({ taxNumber }: AllowedAmount) => taxNumber },
      { name: "allowed", value: ({ allowed }: AllowedAmount) => allowed },
      { name: "billed", value: ({ billed }: AllowedAmount) => billed },
    ];
    const lines = openCopyLines();
    for (const amount of amounts) lines.add(copyLine(columns, amount));
    const names = columns.map(({ name }) => name);
    await copyRows(client, "payer_allowed_amounts", names, lines.take());
  });
  return amounts.length;
}

/** A text inside of an array literal. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "")}"`;
}
