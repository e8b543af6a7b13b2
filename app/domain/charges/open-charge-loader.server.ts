import type pg from "pg";
import type { ServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import { itemAt } from "#app/domain/item-at.ts";
import {
  AMOUNTS,
  algorithmAt,
  GIVEN,
  givenAt,
  type NamedPlan,
  notesAt,
  planIndexAt,
  type RateColumns,
} from "#app/domain/mrf/rate-columns.ts";
import type { StandardCharge, StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import type { CopyBatches } from "#app/platform/db/copy-batches.server.ts";
import { copyLine } from "#app/platform/db/copy-rows.server.ts";
import { detachedText } from "#app/platform/db/detached-text.ts";
import { chargeKey } from "./charge-key.ts";
import {
  addChargeRates,
  CHARGE_RATES_COLUMNS,
  openRateLists,
  RATE_TEXT_COLUMNS,
  STANDARD_CHARGE_COLUMNS,
  writeRate,
} from "./charge-lines.server.ts";
import { openChargeNumbers } from "./charge-numbers.ts";
import { type GatheredRates, openRateGatherer } from "./gathered-rates.ts";
import { openHeldCharges } from "./held-charges.ts";
import { type ChargesByService, listChargesByService } from "./list-charges-by-service.server.ts";
import { openRateTexts } from "./rate-texts.ts";

/** A payer's plan as the file writes it, and the number its charges bear in this import. */
type WrittenPlan = { planNo: number; payerName: string; planName: string };

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
const MAX_NAME_LENGTH = 500;

/**
 * Takes a file's records and makes rows of standard_charges, charge_rates and rate_texts of them, which `batches` sends in the
 * client's transaction. Rows of a tall file that repeat a charge for each payer become one charge. Rows that describe a modifier
 * and have no code aren't charges and are skipped.
 */
export function openChargeLoader(
  client: pg.ClientBase,
  batches: CopyBatches,
  { hospitalId, importId }: { hospitalId: number; importId: number },
  services: Pick<ServiceRecorder, "add" | "categoryOf">,
) {
  const numbers = openChargeNumbers();
  const plans = new Map<string, Map<string, WrittenPlan>>();
  const standard = batches.linesFor("standard_charges", STANDARD_CHARGE_NAMES);
  const ofRates = batches.linesFor("charge_rates", CHARGE_RATES_COLUMNS);
  const texts = batches.linesFor("rate_texts", RATE_TEXT_NAMES);
  const lists = openRateLists();
  const gatherer = openRateGatherer(Object.values(lists));
  const held = openHeldCharges();
  const textNoOf = openRateTexts((text) =>
    texts.add(copyLine(RATE_TEXT_COLUMNS, { hospitalId, importId, ...text })),
  );
  /** The numbers of the reader's plans. */
  const planNumbers: number[] = [];
  let planCount = 0;
  const amounts: LoadedAmounts = { storedCount: 0, mergedCount: 0, ofModifiersCount: 0 };

  function planNoOf(rates: RateColumns, at: number): number {
    const index = planIndexAt(rates, at);
    const known = planNumbers[index];
    if (known !== undefined) return known;
    const planNo = addPlan(itemAt(rates.plans, index));
    planNumbers[index] = planNo;
    return planNo;
  }

  /** `plans` knows names as they are stored: some were cut or had NUL characters. */
  function addPlan(named: NamedPlan): number {
    const payerName = detachedText(named.payerName.slice(0, MAX_NAME_LENGTH));
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
      const middle = addChargeRates(ofRates, { hospitalId, importId }, lists, ofCharge);
      held.addRates(ofCharge.chargeNo, middle);
    }
  }

  return {
    add(record: StandardChargeRecord, rates: RateColumns): void {
      const { charge, notes, sourceRow, firstRate, rateCount } = record;
      const ofCharge = countChargeAmounts(charge);
      let ofPayers = 0;
      let givenByAll = GIVEN.notes as number;
      for (let at = firstRate; at < firstRate + rateCount; at++) {
        const given = givenAt(rates, at);
        ofPayers += countRateAmounts(given);
        givenByAll &= given;
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
        standard.add(copyLine(STANDARD_CHARGE_COLUMNS, row));
        if (key.isComparable) {
          services.add(key, charge.description);
          held.add(chargeNo, key, charge);
        }
      }
      for (let at = firstRate; at < firstRate + rateCount; at++) {
        const given = givenAt(rates, at);
        const algorithmNo = given & GIVEN.algorithm ? textNoOf(algorithmAt(rates, at)) : 0;
        const rateNotes = given & GIVEN.notes ? notesAt(rates, at) : notes;
        const noteNo = rateNotes === null ? 0 : textNoOf(rateNotes);
        const place = gatherer.add(chargeNo);
        writeRate(lists, place, rates, at, planNoOf(rates, at), algorithmNo, noteNo, sourceRow);
      }
      // The layouts other than tall tell all rates of a charge at once.
      write(rateCount > 1 ? gatherer.takeCharge(chargeNo) : gatherer.takeFull());
    },
    /** Makes rows of what is still held. */
    endRates(): void {
      write(gatherer.takeRest());
    },
    /** The charges that become prices, once all rates are there and their services are recorded. */
    async chargesByService(): Promise<ChargesByService> {
      const charges = held.byService(services.categoryOf);
      if (charges) return charges;
      await batches.sendRest();
      return listChargesByService(client, { hospitalId, importId });
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

const STANDARD_CHARGE_NAMES = columnNames(STANDARD_CHARGE_COLUMNS);
const RATE_TEXT_NAMES = columnNames(RATE_TEXT_COLUMNS);

function columnNames(columns: readonly { name: string }[]): string[] {
  return columns.map(({ name }) => name);
}

/** How many of the four amounts of an item or service itself are given. */
function countChargeAmounts({ gross, cash, min, max }: StandardCharge): number {
  return told(gross) + told(cash) + told(min) + told(max);
}

/** How many amounts a payer's plan has there, of what its rate gives: a price and what is told of allowed amounts. */
function countRateAmounts(given: number): number {
  let count = 0;
  for (let bits = given & AMOUNTS; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

const told = (amount: string | null) => (amount === null ? 0 : 1);
