import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { billItselfOf } from "#app/domain/audits/audited-bill-of-bill.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import { findLinkedHospital } from "#app/domain/bills/kept/find-linked-hospital.server.ts";
import { receiveBillForItself } from "#app/domain/bills/receive-bill.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { type RefusalReply, refusalReply } from "../upload/refusal-reply.server.ts";
import { takeUpload } from "../upload/take-upload.server.ts";
import { textsOfBill } from "./audit-fields.ts";
import type { ReadToAudit } from "./audit-form-sent.server.ts";

export type ReadUpload =
  /** `texts`: of the page's form, to be corrected. */
  | { outcome: "read"; read: ReadToAudit; texts: Record<string, string> }
  | ({ outcome: "refused" } & RefusalReply);

/** Reads the bill of a multipart form. Nothing of it is kept: who sent it waits. The page's script names the reading, `?follow=`,
 *  and asks how far it is. */
export async function readUpload(context: AppLoadContext, request: Request): Promise<ReadUpload> {
  const followed = new URL(request.url).searchParams.get("follow");
  const isFollowed = followed !== null && isUuid(followed);
  const taken = await takeUpload(context, request, {
    readingId: isFollowed ? followed : randomUUID(),
    downscale: true,
    receive: receiveBillForItself,
  });
  const result = taken.outcome === "reading" ? await taken.reading.result : taken;
  if (result.outcome !== "read") return { ...refusalReply(context.language, result), outcome: "refused" };
  const found = result.bill.hospitalId;
  const hospital = found === null ? null : await findLinkedHospital(context.db, found);
  const itself = billItselfOf(result.bill);
  const bill = { ...itself, providerName: hospital?.name ?? itself.providerName };
  const hospitalId = hospital?.shortId ?? "";
  return {
    outcome: "read",
    read: { bill, facts: nothingSaid, unread: [], hospitalId },
    texts: { ...textsOfBill(bill), hospitalId },
  };
}
