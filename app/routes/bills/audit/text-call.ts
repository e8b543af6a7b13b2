import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod/v4";
import { auditReply } from "#app/content/audit-reply.server.ts";
import { type AuditTextReply, readTextReply } from "#app/content/audit-text-reply.server.ts";
import { AuditTextRequest } from "#app/content/audit-text-request.server.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { receiveJson } from "#app/platform/http/bodies/receive-json.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { auditForm } from "./audit-form-sent.server.ts";
import { sayFormProblems } from "./say-form-problems.ts";

/** A text of 300,000 characters, each of up to four bytes. */
const LIMITS = { maxBytes: 1_250_000, maxDepth: 2, maxItems: 20 };

export function loader(): Response {
  return jsonError(405, "Send the bill’s text by POST as application/json. /api describes it.", {
    headers: { Allow: "POST" },
  });
}

/** POST /audit/text.json: reads a bill’s text as the page does, and audits it. Nothing of it is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const { language, clock } = context;
  const { textCall: words } = wordsIn(language).auditPage;
  const body = await receiveJson(request, LIMITS);
  if (body.outcome === "too-large") return jsonError(413, words.tooLarge);
  if (body.outcome !== "received") return jsonError(400, words.notJson);
  const asked = AuditTextRequest.safeParse(body.value);
  if (!asked.success) {
    const problems = asked.error.issues.map(({ path, message }) => [...path, message].join(" "));
    return jsonError(400, problems.join(" "));
  }
  const { text, coverage, setting, statement_date: day, provider, hospital_id: hospitalId } = asked.data;
  const texts = {
    lines: text,
    coverage: coverage ?? "",
    setting: setting ?? "",
    statementDate: day ?? "",
    provider: provider ?? "",
    hospitalId: hospitalId ?? "",
  };
  const audited = await auditForm(context, texts, request.signal);
  if (audited.outcome === "invalid") {
    const problems = `${Object.values(sayFormProblems(language, audited)).join(". ")}.`;
    if (audited.lines === "tooOften") return jsonError(429, problems, { headers: { "Retry-After": "3600" } });
    if (audited.lines === "busy") return jsonError(503, problems, { headers: { "Retry-After": "60" } });
    return jsonError(400, problems);
  }
  const { run, bill, unread } = audited;
  const reply: z.input<typeof AuditTextReply> = {
    ...auditReply(language, run, { ...bill, today: easternDay(clock.now()) }),
    ...readTextReply(language, bill, unread),
  };
  return Response.json(reply, { headers: { "Cache-Control": caching.neverAndPrivate } });
}
