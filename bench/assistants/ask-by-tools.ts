import { isDeepStrictEqual } from "node:util";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";

/** A question with the checks of a right answer. */
export interface AskedQuestion {
  id: string;
  search: string;
  location?: string;
  radius?: number;
  payer?: string;
  plan?: string;
  expect: { path: string; why: string }[];
}

type Test = (check: AskedQuestion["expect"][number], body: unknown) => { ok: boolean; saw: string };

/** Asks each question by the tool `prices_near` and as a program asks the page; `test`: null checks no truth. */
export async function askByTools(
  client: Client,
  origin: string,
  questions: readonly AskedQuestion[],
  test: Test | null,
): Promise<{ same: number; right: number; problems: string[] }> {
  const asked = { same: 0, right: 0, problems: [] as string[] };
  for (const question of questions) {
    const { id, search, location, radius, payer, plan, expect } = question;
    const { structuredContent } = await client.callTool({
      name: "prices_near",
      arguments: { service: search, location, radius_miles: radius, insurer: payer, plan },
    });
    const byTool = structuredContent as { answer?: unknown } | undefined;
    const page = await askPage(origin, question);
    if (isDeepStrictEqual(byTool?.answer, page.answer)) asked.same += 1;
    else asked.problems.push(`${id} “${search}”: the tool answers otherwise than the page`);
    const failed = test ? expect.filter((check) => !test(check, byTool).ok) : [];
    if (failed.length === 0) asked.right += 1;
    for (const { path, why } of failed) asked.problems.push(`${id} “${search}”: ${path}. ${why}`);
  }
  return asked;
}

async function askPage(
  origin: string,
  { search, location, radius, payer, plan }: AskedQuestion,
): Promise<{ answer?: unknown }> {
  const address = new URL("/hospital_search.json", origin);
  for (const [name, value] of Object.entries({ search, location, radius, payer, plan })) {
    if (value !== undefined && value !== "") address.searchParams.set(name, String(value));
  }
  return (await (await fetch(address)).json()) as { answer?: unknown };
}
