import { createHash } from "node:crypto";
import type { ReadReturn } from "./filing.ts";
import { filingOfFields } from "./filing-of-fields.ts";
import { keepReadDocuments } from "./keep-read-documents.server.ts";
import { BrokenReturnError, readReturnFields } from "./read-return-fields.server.ts";

/** The first tax year with the elements that are read; before they had other names. */
const FIRST_TAX_YEAR = 2014;
const SCHEDULE_H_TYPE = "990";

/** Reads one return (IRS e-file XML, schemas of tax year 2014 and later) as a stream, of which little is held. What the
 *  source throws is thrown on. */
export async function readReturn(bytes: AsyncIterable<Uint8Array>): Promise<ReadReturn> {
  const hash = createHash("sha256");
  try {
    const fields = await readReturnFields(keepReadDocuments(throughHash(bytes, hash)));
    const type = fields.single.get("Return/ReturnHeader/ReturnTypeCd");
    if (type !== undefined && type !== SCHEDULE_H_TYPE) return { outcome: "left-out", why: "not-form-990" };
    if (!fields.hasScheduleH) return { outcome: "left-out", why: "no-schedule-h" };
    const filing = filingOfFields(fields);
    if (typeof filing === "string") return { outcome: "broken", told: filing };
    if (filing.taxYear < FIRST_TAX_YEAR) return { outcome: "left-out", why: "before-2014" };
    return { outcome: "filing", filing, sha256: hash.digest("hex") };
  } catch (error) {
    if (error instanceof BrokenReturnError) return { outcome: "broken", told: error.message };
    throw error;
  }
}

async function* throughHash(
  bytes: AsyncIterable<Uint8Array>,
  hash: { update(chunk: Uint8Array): unknown },
): AsyncIterable<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
