import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { CodeType } from "#app/domain/billing-codes/service-code.ts";

/** Codes of one type from the first to the last; both the same for a single code. */
export type CodeGroup = { codeType: CodeType; first: string; last: string };

const TYPED: Readonly<Record<string, CodeType>> = { drg: "MS-DRG", rc: "RC" };

/** '27447 drg:469-470' as its groups in order. A code without a type is a procedure's, told by its shape. */
export function readCodeGroups(written: string): CodeGroup[] {
  return written.split(" ").filter(Boolean).map(readGroup);
}

function readGroup(written: string): CodeGroup {
  const [, type, first, last] = /^(?:(drg|rc):)?([A-Z\d]+)(?:-([A-Z\d]+))?$/.exec(written) ?? [];
  const codeType = type ? TYPED[type] : first && procedureCodeShape(first);
  if (!first || !codeType) throw new Error(`'${written}' is no code and no range of codes.`);
  return { codeType, first, last: last ?? first };
}
