import { type EnteredPolicy, enterPolicy } from "#app/domain/assistance/enter-policy.server.ts";
import { repairLink } from "#app/domain/assistance/filings/read-link.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

const MAX_PERCENT = 1000;

export const setAssistance = defineCommand({
  usage: ["<hospital> --source <text> --as-of <day> [options]"],
  about: `Enters a policy that was read somewhere else than in a filing. <hospital> is its short id, as its address has it, or its CCN.
What is left out counts as not stated.`,
  options: {
    source: { type: "string", value: "<text>", about: "where the policy was read; pages show it" },
    "as-of": {
      type: "string",
      value: "<day>",
      about: "the day that it was read on or holds from, as 2026-05-01; a newer filing takes its place",
    },
    free: {
      type: "string",
      value: "<percent>",
      about: "care is free up to this percent of the poverty level",
    },
    discount: { type: "string", value: "<percent>", about: "care costs less up to this percent" },
    "policy-url": { type: "string", value: "<address>", about: "the policy, https or http" },
    "application-url": { type: "string", value: "<address>", about: "the form to apply with" },
    "summary-url": { type: "string", value: "<address>", about: "the summary in plain language" },
  },
  examples: ["140119 --free 200 --discount 400 --source 'The hospital, by phone' --as-of 2026-05-01"],
  read({ values, positionals: [hospital, more] }) {
    const lines = [values.free, values.discount];
    const links = [values["policy-url"], values["application-url"], values["summary-url"]];
    const [policyUrl, applicationUrl, summaryUrl] = links.map(linkOf);
    const { source = "", "as-of": asOf = "" } = values;
    const saysAnything = [...lines, ...links].some((value) => value !== undefined);
    if (!hospital || more !== undefined || source.trim() === "" || !isDay(asOf) || !saysAnything) return null;
    if (!lines.every(isPercentOrLeftOut)) return null;
    if (policyUrl === undefined || applicationUrl === undefined || summaryUrl === undefined) return null;
    const policy: EnteredPolicy = {
      freePercent: percentOf(values.free),
      discountPercent: percentOf(values.discount),
      policyUrl,
      applicationUrl,
      summaryUrl,
      source: source.trim(),
      asOf,
    };
    return { hospital, policy };
  },
  async run({ hospital, policy }, { withDatabase }) {
    const entry = await withDatabase((db) => enterPolicy(db, hospital, policy));
    if (entry.outcome === "unknown-hospital") {
      console.error(`There is no hospital ${hospital}, or more than one.`);
      return exitCodes.failed;
    }
    const shown =
      entry.shown === "operator"
        ? "The site shows it."
        : "The site shows the hospital's filing, which is newer.";
    console.log(`${entry.hospitalName}: the policy as of ${policy.asOf} is entered. ${shown}`);
    return exitCodes.done;
  },
});

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().slice(0, 10) === text
  );
}

function isPercentOrLeftOut(text: string | undefined): boolean {
  if (text === undefined) return true;
  return /^\d{1,4}(?:\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= MAX_PERCENT;
}

function percentOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** Null: it was left out. Undefined: a filing can't give this address, or it doesn't begin with http or https. */
function linkOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  return /^https?:\/\//i.test(text) ? (repairLink(text) ?? undefined) : undefined;
}
