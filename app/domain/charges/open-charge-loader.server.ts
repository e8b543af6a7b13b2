import { setImmediate } from "node:timers/promises";
import type pg from "pg";
import type { ServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import type { PayerCharge, StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import { type CopyColumn, copyLine, copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { detachedText } from "#app/platform/db/detached-text.ts";
import { countChargeAmounts, countPayerAmounts } from "./charge-amounts.ts";
import { chargeKey } from "./charge-key.ts";
import {
  CHARGE_RATES_COLUMNS,
  chargeRatesRow,
  RATE_TEXT_COLUMNS,
  STANDARD_CHARGE_COLUMNS,
  sayRate,
} from "./charge-lines.server.ts";
import { openChargeNumbers } from "./charge-numbers.ts";
import { type GatheredRates, openRateGatherer } from "./gathered-rates.ts";
import { openHeldCharges } from "./held-charges.ts";
import { type ChargesByService, listChargesByService } from "./list-charges-by-service.server.ts";
import type { RateValue } from "./rate-list.ts";
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
  const standard = openBatch("standard_charges", STANDARD_CHARGE_COLUMNS);
  const rates = openBatch("charge_rates", CHARGE_RATES_COLUMNS);
  const texts = openBatch("rate_texts", RATE_TEXT_COLUMNS);
  const batches = [standard, rates, texts];
  const gatherer = openRateGatherer();
  const held = openHeldCharges();
  const textNoOf = openRateTexts((text) =>
    texts.lines.add(copyLine(RATE_TEXT_COLUMNS, { hospitalId, importId, ...text })),
  );
  const said: RateValue[] = [];
  let planCount = 0;
  const amounts: LoadedAmounts = { storedCount: 0, mergedCount: 0, ofModifiersCount: 0 };
  let sending: Promise<void> | null = null;

  function planNoOf(payer: PayerCharge): number {
    const payerName = payer.payerName ?? "";
    const planName = payer.planName ?? "";
    const known = plans.get(payerName)?.get(planName);
    return known
      ? known.planNo
      : addPlan(detachedText(payerName.slice(0, LONGEST_NAME)), detachedText(planName));
  }

  /** `plans` knows names as they are stored; one that was cut or had NUL characters is looked up again. */
  function addPlan(payerName: string, planName: string): number {
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
      const row = chargeRatesRow({ hospitalId, importId }, ofCharge);
      held.addRates(ofCharge.chargeNo, row.middle);
      rates.lines.add(copyLine(CHARGE_RATES_COLUMNS, row));
    }
  }

  async function send({ lines, table, columns }: Batch): Promise<void> {
    if (lines.sizeBytes() === 0) return;
    await sending;
    sending = copyRows(client, table, columns, lines.take());
    sending.catch(() => {}); // whoever awaits the next batch, or the end, meets it
  }

  return {
    add(record: StandardChargeRecord): void {
      const ofCharge = countChargeAmounts(record);
      if (record.codes.length === 0) {
        amounts.ofModifiersCount += ofCharge;
        for (const payer of record.payers) amounts.ofModifiersCount += countPayerAmounts(payer);
        return;
      }
      const { chargeNo, isNew } = numbers.numberOf(record);
      if (isNew) amounts.storedCount += ofCharge;
      else amounts.mergedCount += ofCharge;
      if (isNew) {
        const key = chargeKey(record);
        const row = { hospitalId, importId, chargeNo, key, record };
        standard.lines.add(copyLine(STANDARD_CHARGE_COLUMNS, row));
        if (key.isComparable) {
          services.add(key, record.description);
          held.add(chargeNo, key, record);
        }
      }
      for (const payer of record.payers) {
        amounts.storedCount += countPayerAmounts(payer);
        const planNo = planNoOf(payer);
        const algorithmNo = textNoOf(payer.algorithm);
        const noteNo = textNoOf(payer.notes ?? record.notes);
        sayRate(said, { planNo, payer, algorithmNo, noteNo, sourceRow: record.sourceRow });
        gatherer.add(chargeNo, said);
      }
      // The layouts other than tall tell all rates of a charge at once.
      const isWhole = record.payers.length > 1;
      write(isWhole ? gatherer.takeCharge(chargeNo) : gatherer.takeFull());
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

type Batch = { table: string; columns: readonly string[]; lines: ReturnType<typeof openCopyLines> };

function openBatch<Row>(table: string, columns: readonly CopyColumn<Row>[]): Batch {
  return { table, columns: columns.map(({ name }) => name), lines: openCopyLines() };
}
