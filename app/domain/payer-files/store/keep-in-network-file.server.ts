import type pg from "pg";
import { copyRows, copyValue, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { InNetworkFile } from "../read/read-in-network.ts";
import { type NumberedProviders, numberProviders, packProviders } from "./packed-providers.ts";
import { RatesPacker } from "./packed-rates.ts";
import { packRateIndex, RateRows } from "./rate-index.ts";
import {
  isExpired,
  isGhost,
  isPrice,
  type KnownProviders,
  listsByCode,
  openSetFates,
  type PriceBalance,
  type RefusalReason,
} from "./settle-rates.ts";

/** Where a file was found, and for which choice it was read. */
export interface FileAsRead {
  address: string;
  sha256: string;
  choice: string;
  isSample: boolean;
}

/** Of the files that an address had before, the last one stays, to say what changed. */
export const REMOVE_OLDER = `
  delete from payer_files where address = $1 and not is_current and payer_file_id < (
    select max(payer_file_id) from payer_files where address = $1 and not is_current)`;

const RATES_OF_BLOCK = 65_536;
const COPY_BYTES = 4 * 1024 * 1024;

/** Stores a file that was read whole, as the current one of its address, within the client's transaction. */
export async function keepInNetworkFile(
  client: pg.ClientBase,
  file: InNetworkFile,
  known: KnownProviders,
  { address, sha256, choice, isSample }: FileAsRead,
): Promise<PriceBalance> {
  await client.query("update payer_files set is_current = false where address = $1 and is_current", [
    address,
  ]);
  await client.query(REMOVE_OLDER, [address]);
  const { header } = file;
  const { rows } = await client.query<{ id: number }>(
    `insert into payer_files (kind, address, sha256, choice, entity_name, updated_on, version, network_names, terms, is_sample)
     values ('in-network', $1, $2, $3, $4, $5, $6, $7, $8, $9) returning payer_file_id as id`,
    [
      address,
      sha256,
      choice,
      header.entityName,
      header.updatedOn,
      header.version,
      file.networkNames,
      JSON.stringify(file.terms),
      isSample,
    ],
  );
  const fileId = firstRow(rows).id;
  const balance = balanceOf(file);
  const { usedSets, rateRows } = await keepRates(client, fileId, file, known, balance);
  const numbered = numberProviders(file.providers, usedSets);
  await keepProviders(client, fileId, file, numbered);
  await keepIndex(client, fileId, numbered, rateRows);
  const rateCount = balance.kept + balance.ghost + sum(balance.refused) - (balance.refused.unreadable ?? 0);
  await client.query("update payer_files set counts = $2, rate_count = $3 where payer_file_id = $1", [
    fileId,
    JSON.stringify({ ...balance, services: file.serviceCount }),
    rateCount,
  ]);
  return balance;
}

function balanceOf({ counts }: InNetworkFile): PriceBalance {
  return {
    read: counts.prices,
    kept: 0,
    otherServices: counts.otherServices,
    otherStates: counts.otherStates,
    ghost: 0,
    refused: counts.unreadable > 0 ? { unreadable: counts.unreadable } : {},
  };
}

/** Stores all rates but those of other states, and counts what became of each; the sets that they use, by new number, and the rows. */
async function keepRates(
  client: pg.ClientBase,
  fileId: number,
  file: InNetworkFile,
  known: KnownProviders,
  balance: PriceBalance,
): Promise<{ usedSets: number[]; rateRows: RateRows }> {
  const fateOfSet = openSetFates(file, known);
  const expired = file.terms.map((terms) => isExpired(terms, file.header.updatedOn));
  const usedSets: number[] = [];
  const newNumbers = new Map<number, number>();
  const rateRows = new RateRows();
  const lines = openCopyLines();
  for (const { service, lists } of listsByCode(file.codes)) {
    const ghosts = new Map<string, boolean>();
    const isGhostSet = (set: number, billingClass: string) => {
      const key = `${billingClass} ${set}`;
      const ghost = ghosts.get(key) ?? isGhost(file, known, set, { ...service, billingClass });
      ghosts.set(key, ghost);
      return ghost;
    };
    const packer = new RatesPacker();
    let block = 0;
    const write = () => {
      const count = packer.count();
      const row = rateRows.add(service, packer.distinctSets());
      const key = [
        fileId,
        row,
        copyValue(service.code),
        copyValue(service.codeType),
        copyValue(service.arrangement),
      ];
      lines.add(`${[...key, block++, count].join("\t")}\t\\\\x${packer.take().toString("hex")}\n`);
    };
    for (const list of lists) {
      for (const { terms, units, sets } of file.rates.parts(list)) {
        for (let index = 0; index < terms.length; index++) {
          const [term, amount, set] = [terms[index] as number, units[index] as number, sets[index] as number];
          const fate = fateOfSet(set);
          if (fate === "elsewhere") {
            balance.otherStates += 1;
            continue;
          }
          let number = newNumbers.get(set);
          if (number === undefined) {
            number = usedSets.push(set) - 1;
            newNumbers.set(set, number);
          }
          packer.add(term, amount, number);
          if (expired[term]) refuse(balance, "expired");
          else if (!isPrice(amount, service.codeType)) refuse(balance, "not_a_price");
          else if (fate !== null) refuse(balance, fate);
          else if (isGhostSet(set, file.terms[term]?.billingClass ?? "")) balance.ghost += 1;
          else balance.kept += 1;
          if (packer.count() === RATES_OF_BLOCK) write();
        }
        if (lines.sizeBytes() > COPY_BYTES) await copyRows(client, "payer_rates", RATE_COLUMNS, lines.take());
      }
    }
    if (packer.count() > 0) write();
  }
  await copyRows(client, "payer_rates", RATE_COLUMNS, lines.take());
  return { usedSets, rateRows };
}

const RATE_COLUMNS = [
  "payer_file_id",
  "row_no",
  "code",
  "code_type",
  "arrangement",
  "block",
  "rate_count",
  "packed",
];

function refuse({ refused }: PriceBalance, reason: RefusalReason): void {
  refused[reason] = (refused[reason] ?? 0) + 1;
}

async function keepProviders(
  client: pg.ClientBase,
  fileId: number,
  file: InNetworkFile,
  numbered: NumberedProviders,
): Promise<void> {
  const columns = ["payer_file_id", "part", "block", "packed"];
  const lines = openCopyLines();
  for (const { part, block, packed } of packProviders(file.providers, numbered)) {
    lines.add(`${fileId}\t${part}\t${block}\t\\\\x${packed.toString("hex")}\n`);
    if (lines.sizeBytes() > COPY_BYTES) await copyRows(client, "payer_providers", columns, lines.take());
  }
  await copyRows(client, "payer_providers", columns, lines.take());
}

async function keepIndex(
  client: pg.ClientBase,
  fileId: number,
  numbered: NumberedProviders,
  rateRows: RateRows,
): Promise<void> {
  const columns = ["payer_file_id", "part", "first_key", "packed"];
  const lines = openCopyLines();
  for (const { part, firstKey, packed } of packRateIndex(numbered, rateRows)) {
    lines.add(`${fileId}\t${part}\t${firstKey}\t\\\\x${packed.toString("hex")}\n`);
    if (lines.sizeBytes() > COPY_BYTES) await copyRows(client, "payer_rate_index", columns, lines.take());
  }
  await copyRows(client, "payer_rate_index", columns, lines.take());
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
