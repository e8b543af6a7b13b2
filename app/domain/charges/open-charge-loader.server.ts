import { setImmediate } from "node:timers/promises";
import type pg from "pg";
import type { ServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import { GIVEN, type NamedPlan, type RateColumns } from "#app/domain/mrf/rate-columns.ts";
import type { StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import { type CopyLines, copyLine, copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { detachedText } from "#app/platform/db/detached-text.ts";
import { countChargeAmounts, countRateAmounts } from "./charge-amounts.ts";
import { chargeKey } from "./charge-key.ts";
import {
  addChargeRates,
  CHARGE_RATES_COLUMNS,
  LIST_COUNT,
  RATE_TEXT_COLUMNS,
  STANDARD_CHARGE_COLUMNS,
  sayRate,
} from "./charge-lines.server.ts";
import { openChargeNumbers } from "./charge-numbers.ts";
import { type GatheredRates, openRateGatherer } from "./gathered-rates.ts";
import { openHeldCharges } from "./held-charges.ts";
import { type ChargesByService, listChargesByService } from "./list-charges-by-service.server.ts";
import { openRateTexts } from "./rate-texts.ts";

/** A payer's plan as the file writes it, and the number its charges bear in this import. */
export type WrittenPlan = { planNo: number; payerName: string; planName: string };

/**
 * What became of the records' amounts. `mergedCount`: rows of a tall file say them of one charge again and again;
 * `ofModifiersCount`: rows that describe a modifier say them, and no charge.
 */
export type LoadedAmounts = { storedCount: number; mergedCount: number; ofModifiersCount: number };

export type LoadedCharges = {
  chargeCount: number;
  negotiatedChargeCount: number;
  amounts: LoadedAmounts;
  plans: WrittenPlan[];
};

/** Longer than any payer's; an index of PostgreSQL holds no text of more than some 2,700 bytes. */
const LONGEST_NAME = 500;

/** Enough to keep PostgreSQL busy while the next rows are read, little enough to be no matter of memory. */
const BATCH_BYTES = 1024 * 1024;

/**
 * Takes a file's records and loads them into standard_charges, charge_rates and rate_texts, inside the client's
 * transaction. Rows of a tall file that repeat a charge for each payer become one charge. `add` waits only when the
 * database is two batches behind. Rows that describe a modifier and have no code are no charges and are passed over.
 */
export function openChargeLoader(
  client: pg.ClientBase,
  { hospitalId, importId }: { hospitalId: number; importId: number },
  services: Pick<ServiceRecorder, "add" | "categoryOf">,
) {
  const numbers = openChargeNumbers();
  const plans = new Map<string, Map<string, WrittenPlan>>();
  const standard = openBatch("standard_charges", columnNames(STANDARD_CHARGE_COLUMNS));
  const ofRates = openBatch("charge_rates", CHARGE_RATES_COLUMNS);
  const texts = openBatch("rate_texts", columnNames(RATE_TEXT_COLUMNS));
  const batches = [standard, ofRates, texts];
  const gatherer = openRateGatherer(LIST_COUNT);
  const held = openHeldCharges();
  const textNoOf = openRateTexts((text) =>
    texts.lines.add(copyLine(RATE_TEXT_COLUMNS, { hospitalId, importId, ...text })),
  );
  /** The numbers of the reader's plans. */
  const planNumbers: number[] = [];
  let planCount = 0;
  const amounts: LoadedAmounts = { storedCount: 0, mergedCount: 0, ofModifiersCount: 0 };
  let sending: Promise<void> | null = null;

  function planNoOf({ plans, planIndex }: RateColumns, at: number): number {
    const index = planIndex[at]!;
    const known = planNumbers[index];
    if (known !== undefined) return known;
    const planNo = addPlan(plans[index]!);
    planNumbers[index] = planNo;
    return planNo;
  }

  /** `plans` knows names as they are stored: some were cut or had NUL characters. */
  function addPlan(named: NamedPlan): number {
    const payerName = detachedText(named.payerName.slice(0, LONGEST_NAME));
    const planName = detachedText(named.planName);
    let ofPayer = plans.get(payerName);
    if (!ofPayer) {
      ofPayer = new Map();
      plans.set(payerName, ofPayer);
    }
    let plan = ofPayer.get(planName);
    if (!plan) {
      planCount += 1;
      plan = { planNo: planCount, payerName, planName };
      ofPayer.set(planName, plan);
    }
    return plan.planNo;
  }

  function write(gathered: readonly GatheredRates[]): void {
    for (const ofCharge of gathered) {
      const middle = addChargeRates(ofRates.lines, { hospitalId, importId }, gatherer.columns, ofCharge);
      held.addRates(ofCharge.chargeNo, middle);
    }
  }

  async function send({ lines, table, columns }: Batch): Promise<void> {
    if (lines.sizeBytes() === 0) return;
    await sending;
    sending = copyRows(client, table, columns, lines.take());
    sending.catch(() => {}); // whoever awaits the next batch, or the end, meets it
  }

  return {
    add(record: StandardChargeRecord, rates: RateColumns): void {
      const { charge, notes, sourceRow, firstRate, rateCount } = record;
      const ofCharge = countChargeAmounts(charge);
      let ofPayers = 0;
      let givenByAll = GIVEN.notes as number;
      for (let at = firstRate; at < firstRate + rateCount; at++) {
        ofPayers += countRateAmounts(rates.given[at]!);
        givenByAll &= rates.given[at]!;
      }
      if (charge.codes.length === 0) {
        amounts.ofModifiersCount += ofCharge + ofPayers;
        return;
      }
      const { chargeNo, isNew } = numbers.numberOf(charge);
      amounts.storedCount += ofPayers;
      if (isNew) amounts.storedCount += ofCharge;
      else amounts.mergedCount += ofCharge;
      if (isNew) {
        const key = chargeKey(charge);
        const row = { hospitalId, importId, chargeNo, key, record, hasPayerNotes: givenByAll !== 0 };
        standard.lines.add(copyLine(STANDARD_CHARGE_COLUMNS, row));
        if (key.isComparable) {
          services.add(key, charge.description);
          held.add(chargeNo, key, charge);
        }
      }
      for (let at = firstRate; at < firstRate + rateCount; at++) {
        const given = rates.given[at]!;
        const algorithmNo = given & GIVEN.algorithm ? textNoOf(rates.algorithm[at]!) : 0;
        const rateNotes = given & GIVEN.notes ? rates.notes[at]! : notes;
        const noteNo = rateNotes === null ? 0 : textNoOf(rateNotes);
        const place = gatherer.add(chargeNo);
        sayRate(gatherer.columns, place, rates, at, planNoOf(rates, at), algorithmNo, noteNo, sourceRow);
      }
      // The layouts other than tall tell all rates of a charge at once.
      write(rateCount > 1 ? gatherer.takeCharge(chargeNo) : gatherer.takeFull());
    },
    /** Sends what has gathered; call it often while adding. */
    async send(): Promise<void> {
      // A reader that always has the next bytes at hand would never let the ones for the database out.
      if (sending) await setImmediate();
      for (const batch of batches) {
        if (batch.lines.sizeBytes() >= BATCH_BYTES) await send(batch);
      }
    },
    /** Sends the rest and waits until all is loaded. */
    async sendRest(): Promise<void> {
      write(gatherer.takeRest());
      for (const batch of batches) await send(batch);
      await sending;
    },
    /** The charges that become prices, once all is loaded and their services are recorded. */
    async chargesByService(): Promise<ChargesByService> {
      return (
        held.byService(services.categoryOf) ?? (await listChargesByService(client, { hospitalId, importId }))
      );
    },
    /** What has come together. */
    end(): LoadedCharges {
      return {
        chargeCount: numbers.count(),
        negotiatedChargeCount: gatherer.count(),
        amounts,
        plans: [...plans.values()].flatMap((ofPayer) => [...ofPayer.values()]),
      };
    },
  };
}

type Batch = { table: string; columns: readonly string[]; lines: CopyLines };

function openBatch(table: string, columns: readonly string[]): Batch {
  return { table, columns, lines: openCopyLines() };
}

function columnNames(columns: readonly { name: string }[]): string[] {
  return columns.map(({ name }) => name);
}
