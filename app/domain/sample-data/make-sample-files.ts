import { itemAt } from "#app/domain/item-at.ts";
import type { MrfLayout } from "#app/domain/mrf/mrf-header.ts";
import type { TemplateVersion } from "#app/domain/mrf/template-version.ts";
import { drawHospitalHabits } from "./hospital-habits.ts";
import { withOddValues } from "./odd-values.ts";
import type { PriceFile } from "./price-file.ts";
import { priceServices } from "./price-services.ts";
import { type SampleHospital, sampleHospitals } from "./sample-hospitals.ts";
import { openSeededRandom, type SeededRandom } from "./seeded-random.ts";
import { drawOfferedServices, type SampleService, sampleServices } from "./service-catalogue.ts";
import { writeJson } from "./write-json.ts";
import { writeTallCsv } from "./write-tall-csv.ts";
import { writeWideCsv } from "./write-wide-csv.ts";

export type SampleFile = { fileName: string; text: string };

const LAYOUTS: readonly MrfLayout[] = ["tall", "wide", "json"];
const TEMPLATES: readonly TemplateVersion[] = [
  "3.0",
  "2.2",
  "3.0",
  "2.1",
  "3.0",
  "2.0",
  "3.0",
  "2.2",
  "3.0",
  "2.2",
];
const DEFAULT_SEED = 18_050;

const WRITERS: Record<MrfLayout, (file: PriceFile) => string> = {
  tall: writeTallCsv,
  wide: writeWideCsv,
  json: writeJson,
};

/**
 * Makes the price files of the 40 sample hospitals (45 CFR 180.50), one when it is asked for: three layouts, templates
 * 2.0 to 3.0. Every byte is a function of the seed, a whole number.
 */
export function* makeSampleFiles(seed = DEFAULT_SEED): Generator<SampleFile, void, void> {
  const services = sampleServices();
  for (const [index, hospital] of sampleHospitals().entries()) {
    const layout = itemAt(LAYOUTS, index % LAYOUTS.length);
    const template = itemAt(TEMPLATES, index % TEMPLATES.length);
    const file = drawPriceFile(seed, index, hospital, services, layout, template);
    yield { fileName: fileNameOf(hospital, index, layout), text: WRITERS[layout](withOddValues(file)) };
  }
}

function drawPriceFile(
  seed: number,
  index: number,
  hospital: SampleHospital,
  services: readonly SampleService[],
  layout: MrfLayout,
  template: TemplateVersion,
): PriceFile {
  const random = openSeededRandom(seed, index);
  const habits = drawHospitalHabits(seed, hospital.state, random);
  // JSON says which charge is of a modifier from template 3.0 on: before, parts would pass for the whole service.
  const writesComponents = habits.writesComponents && (layout !== "json" || template === "3.0");
  const offered = drawOfferedServices(services, random);
  return {
    hospital,
    layout,
    template,
    lastUpdatedOn: drawDate(random),
    plans: habits.contracts,
    hasBillingClass: habits.writesBillingClass,
    charges: priceServices(offered, { ...habits, writesComponents }, template, random),
  };
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273];
const FIRST_DAY = 15;
const LAST_DAY = 303;

/** A day from 2026-01-15 to 2026-10-30. */
function drawDate(random: SeededRandom): string {
  const dayOfYear = random.integer(FIRST_DAY, LAST_DAY);
  const month = DAYS_BEFORE_MONTH.filter((days) => days < dayOfYear).length;
  const day = dayOfYear - itemAt(DAYS_BEFORE_MONTH, month - 1);
  return `2026-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Named as 45 CFR 180.50(d)(5) asks; no employer's number begins with 00. */
function fileNameOf({ name }: SampleHospital, index: number, layout: MrfLayout): string {
  const ein = `00-${String(1_800_001 + index)}`;
  return `${ein}_${name.toLowerCase().replace(/\W+/g, "-")}_standardcharges.${layout === "json" ? "json" : "csv"}`;
}
