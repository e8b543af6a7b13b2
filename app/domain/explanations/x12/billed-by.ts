import { npiOf, taxNumberOf } from "../billing-identity.ts";
import type { BillingIdentity } from "../explanation.ts";
import type { Segment } from "./split-segments.ts";

/** The numbers of who is paid (loop N1*PE), who is the billing provider. Null = not told. */
export interface PayeeNumbers {
  npi: number | null;
  taxNumber: string | null;
}

export function payeeNumbersOf(head: readonly Segment[]): PayeeNumbers {
  const start = head.findIndex(([name, kind]) => name === "N1" && kind === "PE");
  if (start < 0) return { npi: null, taxNumber: null };
  const [, , , qualifier, id = ""] = head[start] as Segment;
  const rest = head.slice(start + 1);
  const end = rest.findIndex(([name]) => name === "N1");
  const ofLoop = rest.slice(0, end < 0 ? rest.length : end);
  const tax = qualifier === "FI" ? id : ofLoop.find(([name, kind]) => name === "REF" && kind === "TJ")?.[2];
  return { npi: qualifier === "XX" ? npiOf(id) : null, taxNumber: taxNumberOf(tax ?? "") };
}

/** The payee, else the provider that the claim itself names (NM1*1P). Null: neither states an NPI. */
export function billedByOf(claimHead: readonly Segment[], payee: PayeeNumbers): BillingIdentity | null {
  const named = claimHead.find(([name, kind]) => name === "NM1" && kind === "1P");
  const npi = payee.npi ?? (named?.[8] === "XX" ? npiOf(named[9] ?? "") : null);
  return npi === null ? null : { npi, taxNumber: payee.taxNumber };
}
