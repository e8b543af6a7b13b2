import { isUuid } from "#app/domain/is-uuid.ts";
import type { Clock } from "#app/platform/clock.ts";
import { type CorrectionProblems, readCorrection } from "./bill-correction.server.ts";
import { BILL_FACTS, type BillFacts } from "./shared-bill.ts";
import { uploadIdOf } from "./upload-id.server.ts";

/** What is to be shared of a bill that its owner's device read, as its owner approved it. */
export interface DeviceBill {
  facts: BillFacts;
  /** What the owner changed of what was read, as their device says. */
  changed: (keyof BillFacts)[];
  /** Names the reading, which is shared once. */
  uploadId: string;
}

export type DeviceBillForm =
  | { outcome: "read"; bill: DeviceBill }
  | { outcome: "invalid"; problems: CorrectionProblems }
  /** It has not one fact. */
  | { outcome: "nothing" }
  /** It does not say which reading it is of. */
  | { outcome: "unnamed" };

/** What a form from a device says. We have not seen the bill: the facts pass the checks of a correction, which keep people's
 *  names and identifiers out, and nothing else of the form is heeded. */
export function readDeviceBill(fields: Readonly<Record<string, string>>, clock: Clock): DeviceBillForm {
  const { upload_id: formId = "", changed = "" } = fields;
  if (!isUuid(formId)) return { outcome: "unnamed" };
  const said = readCorrection(fields, clock);
  if (said.outcome === "invalid") return said;
  const facts = said.value;
  if (BILL_FACTS.every((fact) => facts[fact] === null)) return { outcome: "nothing" };
  const names = changed.split(",");
  return {
    outcome: "read",
    bill: {
      facts,
      changed: BILL_FACTS.filter((fact) => names.includes(fact)),
      // Never the name of an upload that was read here: who has one of those could correct a stranger's bill.
      uploadId: uploadIdOf(`read on a device: ${formId}`, new Uint8Array()),
    },
  };
}
