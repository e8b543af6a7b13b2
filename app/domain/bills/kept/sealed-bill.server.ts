import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import type { BillSummary, KeptBill } from "./kept-bill.ts";
import { summariseBill } from "./summarise-bill.ts";

/** A bill and its summary as their row holds them. */
export function sealBill({ key }: BillKeeper, billId: string, bill: KeptBill) {
  return {
    sealedBill: sealJson(key, `bill ${billId}`, bill),
    sealedSummary: sealJson(key, `bill summary ${billId}`, summariseBill(bill)),
  };
}

export function openBill({ key }: BillKeeper, billId: string, sealed: Uint8Array): KeptBill {
  return openJson(key, `bill ${billId}`, sealed);
}

export function openSummary({ key }: BillKeeper, billId: string, sealed: Uint8Array): BillSummary {
  return openJson(key, `bill summary ${billId}`, sealed);
}
