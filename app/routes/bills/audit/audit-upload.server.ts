import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { type BillItself, billItselfOf } from "#app/domain/audits/audited-bill-of-bill.ts";
import { likelySetting } from "#app/domain/audits/likely-setting.ts";
import { findLinkedHospital } from "#app/domain/bills/kept/find-linked-hospital.server.ts";
import { receiveBillForItself } from "#app/domain/bills/receive-bill.server.ts";
import { type RefusalReply, refusalReply } from "../upload/refusal-reply.server.ts";
import { takeUpload } from "../upload/take-upload.server.ts";
import { textsOfBill } from "./audit-fields.ts";

export type ReadUpload =
  | { outcome: "read"; texts: Record<string, string> }
  | ({ outcome: "refused" } & RefusalReply);

/** Reads the bill of a multipart form into the texts of the page's form. Nothing of it is kept: who sent it waits. */
export async function readUpload(context: AppLoadContext, request: Request): Promise<ReadUpload> {
  const taken = await takeUpload(context, request, {
    readingId: randomUUID(),
    downscale: true,
    receive: receiveBillForItself,
  });
  const result = taken.outcome === "reading" ? await taken.reading.result : taken;
  if (result.outcome !== "read") return { ...refusalReply("en", result), outcome: "refused" };
  const { hospitalId } = result.bill;
  const hospital = hospitalId === null ? null : await findLinkedHospital(context.db, hospitalId);
  const bill: BillItself = billItselfOf(result.bill);
  return {
    outcome: "read",
    texts: {
      ...textsOfBill({ ...bill, providerName: hospital?.name ?? bill.providerName }),
      hospitalId: hospital?.shortId ?? "",
      setting: likelySetting(bill.lines) ?? "",
    },
  };
}
