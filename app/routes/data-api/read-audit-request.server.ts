import { setImmediate as others } from "node:timers/promises";
import type { z } from "zod/v4";
import { MAX_AUDITED_LINES } from "#app/domain/audits/audited-bill.ts";
import { AuditRequest, longLists } from "./audit-request.server.ts";
import { ExplanationRequest, MAX_EXPLANATIONS } from "./explanation-request.server.ts";

export type ReadAuditRequest =
  | { outcome: "read"; request: AuditRequest }
  /** 'lines.3.amount_cents must be a whole number of cents …', the first of them; `isWhole`: there are no others. */
  | { outcome: "refused"; problems: string[]; isWhole: boolean };

const MAX_PROBLEMS = 20;
/** Some 5 ms. */
const ITEMS_AT_ONCE = 100;

/** Reads the JSON of a request. A long list is read item by item, up to the twentieth problem, and others are answered in
 *  between. */
export async function readAuditRequest(body: unknown): Promise<ReadAuditRequest> {
  const { frame, lists, isTooLong } = takeLists(body);
  const read = AuditRequest.safeParse(frame);
  const problems = read.success ? [] : problemsOf(read.error, []);
  if (isTooLong)
    problems.push(
      `explanations must have ${MAX_AUDITED_LINES.toLocaleString("en-US")} lines or fewer in all.`,
    );
  const explanations = await readItems(ExplanationRequest, lists.explanations, ["explanations"], problems);
  const lines = await readItems(longLists.lines, lists.lines, ["lines"], problems);
  const payments = await readItems(longLists.payments, lists.payments, ["payments"], problems);
  const explained = await readItems(longLists.explained, lists.explained, ["eob", "lines"], problems);
  if (!read.success || problems.length > 0) {
    const told = [...new Set(problems)];
    return {
      outcome: "refused",
      problems: told.slice(0, MAX_PROBLEMS),
      isWhole:
        told.length <= MAX_PROBLEMS &&
        [lines, payments, explained, explanations].every(({ isWhole }) => isWhole),
    };
  }
  const request = { ...read.data };
  if (lists.lines) request.lines = lines.items;
  if (lists.payments) request.payments = payments.items;
  if (lists.explanations) request.explanations = explanations.items;
  if (lists.explained && request.eob) request.eob = { ...request.eob, lines: explained.items };
  return { outcome: "read", request };
}

type LongLists = { [Name in keyof typeof longLists | "explanations"]: unknown[] | null };

/** The body with its long lists emptied, and these; null: it is none, or longer than it may be. `isTooLong`: the explanations
 *  have more lines than are read, and none of them is. */
function takeLists(body: unknown): { frame: unknown; lists: LongLists; isTooLong: boolean } {
  const lists: LongLists = { lines: null, payments: null, explained: null, explanations: null };
  if (!isRecord(body)) return { frame: body, lists, isTooLong: false };
  const frame = knownFieldsOf(body);
  const take = (holder: Record<string, unknown>, field: string) => {
    const value = holder[field];
    if (!Array.isArray(value) || value.length > MAX_AUDITED_LINES) return null;
    holder[field] = [];
    return value;
  };
  lists.lines = take(frame, "lines");
  lists.payments = take(frame, "payments");
  if (isRecord(frame.eob)) {
    const eob = { ...frame.eob };
    lists.explained = take(eob, "lines");
    frame.eob = eob;
  }
  const isTooLong = countExplained(frame.explanations) > MAX_AUDITED_LINES;
  if (isTooLong) frame.explanations = null;
  else if (Array.isArray(frame.explanations) && frame.explanations.length <= MAX_EXPLANATIONS) {
    lists.explanations = take(frame, "explanations");
  }
  return { frame, lists, isTooLong };
}

/** The known fields of the request: copying a hundred thousand others takes a fifth of a second. */
function knownFieldsOf(body: Record<string, unknown>): Record<string, unknown> {
  const known = Object.keys(AuditRequest.shape).filter((field) => Object.hasOwn(body, field));
  return Object.fromEntries(known.map((field) => [field, body[field]]));
}

/** Claims, and lines of all of them. */
function countExplained(explanations: unknown): number {
  const claims = listIn([explanations], null).flatMap((explanation) => listIn([explanation], "claims"));
  return claims.length + listIn(claims, "lines").length;
}

function listIn(holders: readonly unknown[], field: string | null): unknown[] {
  return holders.flatMap((holder) => {
    const value = field === null ? holder : isRecord(holder) ? holder[field] : null;
    return Array.isArray(value) ? value : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `isWhole`: all of them were looked at. Their problems join `problems`. */
async function readItems<Item extends z.ZodType>(
  schema: Item,
  sent: readonly unknown[] | null,
  path: PropertyKey[],
  problems: string[],
): Promise<{ items: z.output<Item>[]; isWhole: boolean }> {
  const items: z.output<Item>[] = [];
  for (const [index, item] of (sent ?? []).entries()) {
    if (problems.length > MAX_PROBLEMS) return { items, isWhole: false };
    if (index % ITEMS_AT_ONCE === ITEMS_AT_ONCE - 1) await others();
    const read = schema.safeParse(item);
    if (read.success) items.push(read.data);
    else problems.push(...problemsOf(read.error, [...path, index]));
  }
  return { items, isWhole: true };
}

function problemsOf({ issues }: z.ZodError, inside: PropertyKey[]): string[] {
  return issues
    .slice(0, MAX_PROBLEMS + 1)
    .map(({ path, message }) => `${[...inside, ...path].join(".") || "The body"} ${message}`);
}
