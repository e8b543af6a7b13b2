import type { LocalityEntry } from "../cms-entries.ts";
import { amountIn, type Layout } from "./layout.ts";

const NUMBERS = { work: /pw gpci/, practiceExpense: /pe gpci$/, malpractice: /mp gpci$/ };
const numbers = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];

/** Geographic practice cost indices of Medicare's localities; its notes stand below. Kept by state. */
export const localitiesLayout: Layout<"state" | "locality" | keyof typeof NUMBERS, LocalityEntry> = {
  kind: "localities",
  headerRows: 1,
  columns: { state: /^state$/, locality: /^locality number$/, ...NUMBERS },
  editionOf(head) {
    const year = /cy (20\d\d) geographic practice cost/.exec(head)?.[1];
    return year ? `${year}-01` : null;
  },
  tableOf: () => null,
  lastCodesBegin: "W",
  isOneRowACode: false,
  readRow(cell) {
    const code = cell("state");
    if (code === "") return { isNote: true };
    if (!/^[A-Z]{2}$/.test(code)) return { fault: "not-a-code", written: code };
    const locality = cell("locality");
    if (!/^\d\d$/.test(locality)) return { fault: "not-a-number", written: locality };
    const kept: LocalityEntry = { locality, work: 0, practiceExpense: 0, malpractice: 0 };
    for (const name of numbers) {
      const number = amountIn(cell(name));
      if (number === "unclear" || number === null) return { fault: "not-a-number", written: cell(name) };
      kept[name] = number;
    }
    return { code, kept };
  },
};
