import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { TooManyBytesError, UnreadableBytesError } from "#app/domain/mrf/unreadable-bytes-error.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { countAgreements } from "./agreement/count-agreements.server.ts";
import {
  type FetchLimits,
  type FilePlace,
  fileNameOf,
  type LocalFile,
  openFilePlace,
  textOfFile,
} from "./find-payer-files.server.ts";
import type {
  PayerFileRefusal,
  PayerFileResult,
  PayerImportChoice,
  PayerImportTools,
} from "./payer-import.ts";
import { JsonWindowError } from "./read/json-window.ts";
import { kindOfText, type PayerFileKind } from "./read/kind-of-text.ts";
import { NoRateFileError, type PayerFileHeader } from "./read/read-in-network.ts";
import { type PlansAndFiles, publishedPlan, readTableOfContents } from "./read/read-table-of-contents.ts";
import { TooManyProvidersError } from "./read/reference-sets.ts";
import { importAllowedAmounts } from "./store/import-allowed-amounts.server.ts";
import { importInNetworkFile } from "./store/import-in-network-file.server.ts";
import { keepPlans, type LinkedFile, noteRefusal } from "./store/keep-plans.server.ts";
import { currentFileSha256 } from "./store/list-payer-files.server.ts";

const MAX_PLANS = 200_000;

/**
 * Imports what is at a target: plans and their files by tables of contents, and files that name their own plan. Each file is one
 * transaction; one that is refused leaves what was there. Throws the signal's reason when it aborts.
 */
export async function importPayerFiles(
  db: PooledDatabase,
  target: string,
  choice: PayerImportChoice,
  tools: PayerImportTools,
): Promise<void> {
  const place = await openFilePlace(target, tools);
  if (place.files.length === 0) tools.onResult(refused(target, { reason: "not-there" }));
  try {
    const files = await Promise.all(
      place.files.map(async (file) => ({ file, kind: await kindOf(file, tools) })),
    );
    const ofKind = (kind: PayerFileKind) => files.filter((one) => one.kind === kind).map(({ file }) => file);
    const linked = new Map<string, LinkedFile>();
    for (const file of ofKind("table-of-contents")) {
      for (const link of await importTableOfContents(db, file, choice, tools)) linked.set(link.address, link);
    }
    for (const link of linked.values()) {
      tools.signal.throwIfAborted();
      await importLinked(db, place, link, choice, tools);
    }
    for (const file of [...ofKind("in-network"), ...ofKind("allowed")]) {
      if (![...linked.values()].some(({ address }) => fileNameOf(address) === fileNameOf(file.address))) {
        await importUnlinked(db, place, file, choice, tools);
      }
    }
    if (files.length === 1 && files[0]?.kind === null)
      tools.onResult(refused(target, { reason: "no-payer-file" }));
  } finally {
    for (const file of place.files) await file.release();
  }
  await countAgreements(db);
}

async function kindOf(file: LocalFile, { maxBytes }: FetchLimits): Promise<PayerFileKind | null> {
  try {
    return await kindOfText(textOfFile(file.path, maxBytes));
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}

async function importTableOfContents(
  db: PooledDatabase,
  file: LocalFile,
  choice: PayerImportChoice,
  tools: PayerImportTools,
): Promise<LinkedFile[]> {
  const fileName = fileNameOf(file.address);
  const structures: PlansAndFiles[] = [];
  try {
    let planCount = 0;
    const { entityName, unreadableCount } = await readTableOfContents(
      textOfFile(file.path, tools.maxBytes),
      ({ plans, files }) => {
        const chosen = plans.filter(({ name, planId }) => isChosen(choice.plans, name, planId));
        planCount += chosen.length;
        if (planCount > MAX_PLANS) {
          throw new TooManyPlansError(`The file names more than ${MAX_PLANS} plans; --plan chooses some.`);
        }
        if (chosen.length > 0) structures.push({ plans: chosen, files });
      },
    );
    const kept = await keepPlans(db, structures, {
      address: file.address,
      entityName,
      isSample: choice.isSample ?? false,
      isWhole: choice.plans.length === 0,
    });
    const { links, planCount: plans } = kept;
    tools.onResult({
      fileName,
      address: file.address,
      outcome: "imported",
      kind: "table-of-contents",
      planCount: plans,
      fileCount: links.length,
      unreadableCount,
    });
    return links;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    tools.onResult(refused(file.address, refusal));
    return [];
  }
}

class TooManyPlansError extends Error {}

function isChosen(plans: readonly string[], name: string, planId: string): boolean {
  if (plans.length === 0) return true;
  return plans.some(
    (plan) => plan.replace(/-/g, "") === planId || name.toLowerCase().includes(plan.toLowerCase()),
  );
}

async function importLinked(
  db: PooledDatabase,
  place: FilePlace,
  link: LinkedFile,
  choice: PayerImportChoice,
  tools: PayerImportTools,
): Promise<void> {
  const file = await place.fetch(link.location);
  const result: PayerFileResult =
    file === null
      ? refused(link.address, { reason: "not-there" })
      : await importFile(db, place, { ...file, address: link.address }, link.kind, choice, tools).finally(
          file.release,
        );
  await noteRefusal(db, link.address, result.outcome === "refused" ? result.refusal.reason : null);
  tools.onResult(result);
}

/** A file that no table of contents names may name its own plan. */
async function importUnlinked(
  db: PooledDatabase,
  place: FilePlace,
  file: LocalFile,
  choice: PayerImportChoice,
  tools: PayerImportTools,
): Promise<void> {
  const kind = (await kindOf(file, tools)) === "allowed" ? "allowed" : "in-network";
  tools.onResult(await importFile(db, place, file, kind, choice, tools));
}

async function importFile(
  db: PooledDatabase,
  place: FilePlace,
  file: LocalFile,
  kind: "in-network" | "allowed",
  choice: PayerImportChoice,
  tools: PayerImportTools,
): Promise<PayerFileResult> {
  const { address } = file;
  const fileName = fileNameOf(address);
  const startedAt = performance.now();
  try {
    const sha256 = await sha256Of(file.path);
    const states = choice.states === null ? "all" : [...choice.states].sort().join();
    const chosen = `services ${choice.services.choice}; states ${states}`;
    if ((await currentFileSha256(db, address, chosen)) === sha256)
      return { fileName, address, outcome: "unchanged" };
    const toStore = { address, sha256, choice: chosen, isSample: choice.isSample ?? false };
    const seconds = () => (performance.now() - startedAt) / 1000;
    if (kind === "allowed") {
      const amountCount = await importAllowedAmounts(db, file, toStore, tools);
      return { fileName, address, outcome: "imported", kind, amountCount, seconds: seconds() };
    }
    const { balance, header } = await importInNetworkFile(db, file, place, toStore, choice, tools);
    await keepOwnPlan(db, address, header, toStore.isSample);
    return { fileName, address, outcome: "imported", kind, balance, seconds: seconds() };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refused(address, refusal);
  }
}

/** The plan of a file that names one itself: no table of contents does. */
async function keepOwnPlan(
  db: PooledDatabase,
  address: string,
  { plan: fields, entityName }: PayerFileHeader,
  isSample: boolean,
): Promise<void> {
  const plan = publishedPlan(fields);
  if (plan === null) return;
  const files = [{ kind: "in-network" as const, location: address, description: null }];
  await keepPlans(db, [{ plans: [plan], files }], { address, entityName, isSample, isWhole: true });
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  const stream: Readable = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

function refused(address: string, refusal: PayerFileRefusal): PayerFileResult {
  return { fileName: fileNameOf(address), address, outcome: "refused", refusal };
}

/** Why bytes are refused; null: the error is another one. */
function refusalOf(error: unknown): PayerFileRefusal | null {
  if (error instanceof JsonWindowError) return { reason: error.reason, atByte: error.atByte };
  if (error instanceof NoRateFileError) return { reason: "no-payer-file" };
  if (error instanceof SyntaxError) return { reason: "not-json", atByte: null };
  if (error instanceof UnreadableBytesError) return { reason: "packed-badly", atByte: null };
  if (error instanceof TooManyBytesError) return { reason: "too-many-bytes", told: error.message };
  if (error instanceof TooManyProvidersError) return { reason: "too-many-providers", told: error.message };
  if (error instanceof TooManyPlansError) return { reason: "too-many-plans", told: error.message };
  return null;
}
