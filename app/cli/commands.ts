import type { CommandEntry, CommandGroup } from "./define-command.ts";

/** Every command, in the order of the help. A command's file is loaded when it is called. */
export const commandGroups: readonly CommandGroup[] = [
  {
    title: "Run the site",
    commands: [
      {
        name: "start",
        summary: "builds when a source is newer than the build, then serves",
        load: async () => (await import("./start-site.ts")).startSite,
      },
      {
        name: "worker",
        summary: "reads bills, sends mail and cleans up, without serving pages",
        load: async () => (await import("./work.ts")).work,
      },
      {
        name: "mcp",
        summary: "lets an assistant on this machine use a running site",
        load: async () => (await import("./bridge-mcp.ts")).bridgeMcp,
      },
      {
        name: "status",
        summary: "tells versions, sizes, what waits, the last import and backup",
        load: async () => (await import("./tell-status.ts")).tellStatus,
      },
    ],
  },
  {
    title: "Prices and hospitals",
    commands: [
      {
        name: "import",
        summary: "imports hospitals' price files, or only checks them",
        load: async () => (await import("./import-prices.ts")).importPrices,
      },
      {
        name: "check",
        summary: "checks a price file with our reader and CMS's validator",
        load: async () => (await import("./check-price-file.ts")).checkPriceFileCommand,
      },
      {
        name: "prices list",
        summary: "lists imported price files with their numbers",
        load: async () => (await import("./list-imports.ts")).listPrices,
      },
      {
        name: "prices remove",
        summary: "removes imported price files; the prices before them return",
        load: async () => (await import("./remove-imports.ts")).removePrices,
      },
      {
        name: "sources add",
        summary: "adds web sites and files that prices come from by themselves",
        load: async () => (await import("./add-sources.ts")).addPriceSources,
      },
      {
        name: "sources list",
        summary: "lists sources, their states and why they are not current",
        load: async () => (await import("./list-sources.ts")).listPriceSources,
      },
      {
        name: "sources check",
        summary: "looks at sources now, or makes them due",
        load: async () => (await import("./check-sources.ts")).checkSources,
      },
      {
        name: "sources decide",
        summary: "lists files that are held back; accepts or rejects them",
        load: async () => (await import("./decide-sources.ts")).decideSources,
      },
      {
        name: "sources pause",
        summary: "leaves sources alone, or goes on with them",
        load: async () => (await import("./change-sources.ts")).pausePriceSources,
      },
      {
        name: "sources remove",
        summary: "forgets sources; their prices stay",
        load: async () => (await import("./change-sources.ts")).removePriceSources,
      },
      {
        name: "hospitals import",
        summary: "adds addresses, phones, stars and coordinates from CMS's hospital list",
        load: async () => (await import("./import-hospitals.ts")).importHospitals,
      },
      {
        name: "hospitals enforcement",
        summary: "shows CMS's warnings, plans and penalties beside hospitals, from its list",
        load: async () => (await import("./import-enforcement.ts")).importEnforcementList,
      },
      {
        name: "hospitals merge",
        summary: "lists hospitals that may be one; merges or separates them",
        load: async () => (await import("./merge-hospitals.ts")).mergeTwoHospitals,
      },
    ],
  },
  {
    title: "Plans' negotiated rates",
    commands: [
      {
        name: "providers import",
        summary: "imports who is behind an NPI, and whom Medicare paid for what",
        load: async () => (await import("./import-providers.ts")).importProvidersCommand,
      },
      {
        name: "payers import",
        summary: "imports what plans agreed to pay, from tables of contents or files",
        load: async () => (await import("./import-payers.ts")).importPayers,
      },
    ],
  },
  {
    title: "Coding edits and fees of CMS",
    commands: [
      {
        name: "rules import",
        summary: "imports CMS's coding edits and fees",
        load: async () => (await import("./import-rules.ts")).importRules,
      },
      {
        name: "rules list",
        summary: "lists imported editions",
        load: async () => (await import("./list-rules.ts")).listRules,
      },
      {
        name: "rules remove",
        summary: "removes imported editions",
        load: async () => (await import("./remove-rules.ts")).removeRules,
      },
      {
        name: "rules make-starter",
        summary: "rewrites the edits and fees that come with the site",
        load: async () => (await import("./make-starter-rules.ts")).makeStarterRules,
      },
    ],
  },
  {
    title: "Financial assistance",
    commands: [
      {
        name: "assistance import",
        summary: "imports assistance policies from the IRS's e-file archives",
        load: async () => (await import("./import-assistance.ts")).importAssistance,
      },
      {
        name: "assistance list",
        summary: "lists the hospitals of current filings and who they are",
        load: async () => (await import("./list-assistance.ts")).listAssistance,
      },
      {
        name: "assistance match",
        summary: "lists filings' hospitals with unsure matches; sets a match",
        load: async () => (await import("./match-assistance.ts")).matchAssistance,
      },
      {
        name: "assistance set",
        summary: "enters a policy that was read elsewhere",
        load: async () => (await import("./set-assistance.ts")).setAssistance,
      },
      {
        name: "assistance remove",
        summary: "removes filings; those before them count again",
        load: async () => (await import("./remove-assistance.ts")).removeAssistance,
      },
    ],
  },
  {
    title: "What visitors sent",
    commands: [
      {
        name: "roadmap",
        summary: "lists visitors' ideas; accepts, rejects or moves them",
        load: async () => (await import("./moderate-roadmap.ts")).moderateRoadmap,
      },
      {
        name: "audits disputed",
        summary: "lists audit findings that people called wrong",
        load: async () => (await import("./list-disputed-findings.ts")).listDisputed,
      },
      {
        name: "audits ask",
        summary: "shows a rule's findings as questions, or as before",
        load: async () => (await import("./ask-rule.ts")).askAuditRule,
      },
    ],
  },
  {
    title: "Who runs the site",
    commands: [
      {
        name: "admin grant",
        summary: "lets an account run the site at /admin",
        load: async () => (await import("./admin.ts")).grantAdmin,
      },
      {
        name: "admin revoke",
        summary: "takes /admin away from an account",
        load: async () => (await import("./admin.ts")).revokeAdmin,
      },
    ],
  },
  {
    title: "Database, files and keys",
    commands: [
      {
        name: "backup",
        summary: "backs up the built-in database, files and keys",
        load: async () => (await import("./backup.ts")).backup,
      },
      {
        name: "restore",
        summary: "restores a backup into an empty DATA_DIR",
        load: async () => (await import("./restore.ts")).restore,
      },
      {
        name: "move",
        summary: "moves the built-in database to your own PostgreSQL",
        load: async () => (await import("./move.ts")).move,
      },
      {
        name: "accounts rotate",
        summary: "wraps the keys of all accounts with a new key",
        load: async () => (await import("./rotate-account-key.ts")).rotateAccountKey,
      },
      {
        name: "accounts tidy",
        summary: "removes accounts whose keys are gone, after a restore",
        load: async () => (await import("./tidy-accounts.ts")).tidyAccounts,
      },
    ],
  },
  {
    title: "Files that come with the site, and this command",
    commands: [
      {
        name: "gazetteer make",
        summary: "rewrites the site's ZIP codes and cities from npm packages",
        load: async () => (await import("./make-gazetteer.ts")).makeGazetteer,
      },
      {
        name: "sample make",
        summary: "writes the sample data's price files and filings into a folder",
        load: async () => (await import("./make-sample-data.ts")).makeSample,
      },
      {
        name: "completion",
        summary: "prints a script that completes commands in your shell",
        load: async () => (await import("./completion.ts")).completionOf(commands),
      },
    ],
  },
];

export const commands: readonly CommandEntry[] = commandGroups.flatMap((group) => group.commands);
