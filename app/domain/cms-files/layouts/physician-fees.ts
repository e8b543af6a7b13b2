import type { PhysicianFeeEntry } from "../cms-entries.ts";
import { editionOfMonth } from "./edition-of-month.ts";
import { amountIn, codeIn, type Layout } from "./layout.ts";

const NUMBERS = {
  workRvu: /^work rvu$/,
  nonFacilityRvu: /^non-fac pe rvu$/,
  facilityRvu: /^facility pe rvu$/,
  malpracticeRvu: /^mp rvu$/,
  conversionFactor: /^conv factor$/,
};
const numbers = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];

/** Medicare's physician fee schedule, relative values: names of columns are broken over up to five rows. */
export const physicianFeesLayout: Layout<
  "code" | "modifier" | "status" | "outside" | keyof typeof NUMBERS,
  PhysicianFeeEntry
> = {
  kind: "physician-fees",
  headerRows: 5,
  columns: {
    code: /^hcpcs$/,
    modifier: /^mod$/,
    status: /^status code$/,
    outside: /^non-fac na indicator$/,
    ...NUMBERS,
  },
  editionOf: (head) => {
    const year = /(20\d\d) national physician fee schedule/.exec(head)?.[1];
    const month = / (\w+) release/.exec(head)?.[1];
    return editionOfMonth([undefined, year, month]);
  },
  tableOf: () => null,
  lastCodesBegin: "V",
  isOneRowACode: true,
  readRow(cell) {
    const code = codeIn(cell("code"));
    if (!code) return { fault: "not-a-code", written: cell("code") };
    const [modifier, status] = [cell("modifier"), cell("status")];
    if (!/^([0-9A-Z]{2})?$/.test(modifier)) return { fault: "not-an-indicator", written: modifier };
    if (!/^[A-Z]$/.test(status)) return { fault: "not-an-indicator", written: status };
    const kept: PhysicianFeeEntry = {
      modifier,
      status,
      isNotOutside: cell("outside") === "NA",
      workRvu: 0,
      nonFacilityRvu: 0,
      facilityRvu: 0,
      malpracticeRvu: 0,
      conversionFactor: 0,
    };
    for (const name of numbers) {
      const number = amountIn(cell(name));
      if (number === "unclear" || number === null) return { fault: "not-a-number", written: cell(name) };
      kept[name] = number;
    }
    return { code, kept, modifier };
  },
};
