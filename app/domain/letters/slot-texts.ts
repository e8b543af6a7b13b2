import type { LetterKindId } from "./letter-kind.ts";
import { letterKinds } from "./letter-kinds.ts";
import { type KnownSlot, type LetterSlots, type SlotName, slotTypes } from "./letter-slots.ts";

/** The fields of a form that asks for slots: days from and to have one each. */
export type SlotField = Exclude<SlotName, "serviceDates" | KnownSlot> | "serviceFrom" | "serviceTo";

/** The fields by which a kind of letter asks for what it may say, in its order. */
export function slotFieldsOf(kind: LetterKindId): SlotField[] {
  return letterKinds[kind].slots.flatMap((name): SlotField[] =>
    name === "serviceDates" ? ["serviceFrom", "serviceTo"] : [name],
  );
}

/** What is known of a case as the texts of these fields; '' = not known. */
export function slotTextsOf(slots: LetterSlots): Record<SlotField, string> {
  const { serviceDates, ...others } = slots;
  const texts = Object.entries(others).map(([name, value]) => [name, textOf(name as SlotName, value)]);
  return {
    ...(Object.fromEntries(texts) as Record<Exclude<SlotName, "serviceDates" | KnownSlot>, string>),
    serviceFrom: serviceDates?.first ?? "",
    serviceTo: serviceDates?.last ?? "",
  };
}

function textOf(name: SlotName, value: string | number | null): string {
  if (value === null) return "";
  return typeof value === "number" && slotTypes[name] === "cents" ? (value / 100).toFixed(2) : String(value);
}
