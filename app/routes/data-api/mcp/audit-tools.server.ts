import { z } from "zod/v4";
import { AuditReply } from "#app/content/audit-reply.server.ts";
import { AuditTextReply } from "#app/content/audit-text-reply.server.ts";
import { AuditTextRequest } from "#app/content/audit-text-request.server.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { AuditRequest } from "../audit-request.server.ts";
import { plainName } from "./plain-data.ts";
import { defineTool, type ToolSources } from "./tool.server.ts";
import { MAX_SAID } from "./tool-parts.ts";

const cents = (amount: number) => formatDollars(dollarsOfCents(amount));

/** What a program sends with an explanation; without one the tool is shorter to read for an assistant. */
const { explanations, fhir, eob, ...ofBill } = AuditRequest.shape;

function tellAudit(reply: z.output<typeof AuditReply>, _given: unknown, { language }: ToolSources): string[] {
  const { audit: words } = wordsIn(language).assistants.say;
  const { findings, not_checked: notChecked } = reply;
  const [first] = findings;
  const said = [say(language, words.charged, { charged: cents(reply.charged_cents) })];
  if (reply.disputable_cents > 0)
    said.push(say(language, words.disputable, { amount: cents(reply.disputable_cents) }));
  if (first === undefined) said.push(words.none);
  for (const { strength, message, ask } of findings.slice(0, MAX_SAID)) {
    said.push(
      say(language, words.finding, {
        strength: words.strengths[strength],
        message: plainName(message),
        ask: plainName(ask),
      }),
    );
  }
  for (const { message } of (reply.contracted ?? []).filter(({ outcome }) => outcome === "above")) {
    said.push(plainName(message));
  }
  if (notChecked.length > 0) {
    const rules = notChecked.slice(0, MAX_SAID).map(({ message }) => plainName(message));
    said.push(say(language, words.notChecked, { count: notChecked.length, rules: rules.join(" ") }));
  }
  if (first !== undefined) said.push(say(language, words.firstStep, { ask: plainName(first.ask) }));
  return said;
}

export const auditBill = defineTool({
  name: "audit_bill",
  input: z.object(ofBill),
  output: AuditReply,
  ask: (bill) => ({ path: "/audit.json", body: bill }),
  tell: tellAudit,
});

export const auditBillWithEob = defineTool({
  name: "audit_bill_with_eob",
  input: z.object({ ...ofBill, explanations, fhir, eob }),
  output: AuditReply,
  ask: (bill) => ({ path: "/audit.json", body: bill }),
  tell: tellAudit,
});

/** Some 300 lines. A longer text is sent to POST /audit/text.json. */
const MAX_TOOL_TEXT_CHARACTERS = 20_000;

export const auditBillText = defineTool({
  name: "audit_bill_text",
  input: z.object({
    ...AuditTextRequest.shape,
    text: AuditTextRequest.shape.text.max(MAX_TOOL_TEXT_CHARACTERS),
  }),
  output: AuditTextReply,
  ask: (bill) => ({ path: "/audit/text.json", body: bill }),
  tell(reply, given, sources) {
    const { text: words } = wordsIn(sources.language).assistants.say;
    const { read, unread, unread_count: count, to_check: toCheck } = reply;
    const said = [say(sources.language, words.read, { count: read.lines.length })];
    if (unread.length > 0) {
      const rows = unread.slice(0, MAX_SAID).map((row) => `“${plainName(row)}”`);
      said.push(say(sources.language, words.unread, { count, rows: rows.join(", ") }));
    }
    if (toCheck.length > 0) {
      const doubts = toCheck.slice(0, MAX_SAID).map(plainName);
      said.push(say(sources.language, words.toCheck, { doubts: doubts.join(" ") }));
    }
    return [...said, ...tellAudit(reply, given, sources)];
  },
});
