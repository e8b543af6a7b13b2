import { BILL_FACTS, type BillFacts } from "#app/domain/bills/sharing/shared-bill.ts";
import { partOf } from "#app/ui/page/page-parts.ts";
import type { DeviceReading } from "./reader-messages.ts";

const fieldOf = { hospitalName: "hospitalName", invoiceDate: "invoiceDate", totalCents: "total" } as const;

/** Fills the form that shares a bill with what was read, next to the picture of its first page, and shows it. */
export function fillCheck(
  check: HTMLElement,
  { facts, doubtful, picture }: Extract<DeviceReading, { outcome: "read" }>,
): void {
  const texts: Record<keyof BillFacts, string> = {
    hospitalName: facts.hospitalName ?? "",
    invoiceDate: facts.invoiceDate ?? "",
    totalCents: facts.totalCents === null ? "" : (facts.totalCents / 100).toFixed(2),
  };
  for (const fact of BILL_FACTS) {
    const field = partOf<HTMLInputElement>(check, `[name="${fieldOf[fact]}"]`);
    field.defaultValue = texts[fact];
    field.value = texts[fact];
    // Hidden it would still be read out with its field.
    if (!doubtful.includes(fact)) check.querySelector(`#${field.id}-caution`)?.remove();
  }
  partOf(check, "[data-no-hospital]").hidden = facts.hospitalName !== null;
  if (picture) {
    const place = partOf(check, "[data-picture]");
    const jpeg = new Blob([new Uint8Array(picture)], { type: "image/jpeg" });
    partOf<HTMLImageElement>(place, "img").src = URL.createObjectURL(jpeg);
    place.hidden = false;
  }
  check.hidden = false;
}

/** Says in the form that shares a bill which of the facts its owner changed. What was read stays here. */
export function markChanges(form: HTMLFormElement): void {
  const changed = partOf<HTMLInputElement>(form, '[name="changed"]');
  const before = changed.value.split(",");
  form.addEventListener("submit", () => {
    const differs = (fact: keyof BillFacts) => {
      const field = partOf<HTMLInputElement>(form, `[name="${fieldOf[fact]}"]`);
      return field.value.trim() !== field.defaultValue;
    };
    changed.value = BILL_FACTS.filter((fact) => before.includes(fact) || differs(fact)).join(",");
  });
}
