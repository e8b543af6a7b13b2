/**
 * Who may import whom, as docs/architecture.md says. Layers outside, nouns inside:
 * routes and cli are doors, components and ui are views, domain is React-free, platform is the outside world.
 */
const only = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^app/", pathNot: allowed },
});

/** What the parts of the account share. */
const accountFloors = "frame|forms|documents|review|appeal-case|plan";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "A circle of imports has no bottom to read from.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    only(
      "routes",
      "^app/routes/",
      "^app/(routes|ui|components|domain|content|platform)/",
      "Routes are the HTTP door: they may call every room, but not the app's root files.",
    ),
    {
      name: "routes-not-to-database",
      comment: "A route calls a domain function; queries live with their noun.",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^app/platform/db/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "routes-stay-apart",
      comment: "What two routes share has a home in components, domain or platform.",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    },
    {
      name: "account-parts-stay-apart",
      comment: "What two parts of the account share lies in a floor of its own, or in a layer further in.",
      severity: "error",
      from: { path: "^app/routes/account/([^/]+)/" },
      to: {
        path: "^app/routes/account/[^/]+/",
        pathNot: `^app/routes/account/($1|${accountFloors})/`,
      },
    },
    {
      name: "account-frame-at-the-bottom",
      comment: "What all parts of the account use, the gate and the menu among it, knows none of them.",
      severity: "error",
      from: { path: "^app/routes/account/frame/" },
      to: { path: "^app/routes/account/", pathNot: "^app/routes/account/frame/" },
    },
    only("cli", "^app/cli/", "^app/(cli|domain|platform|content)/", "The other front door: no views."),
    only(
      "components",
      "^app/components/",
      "^app/(components|ui|domain)/|^app/content/words/words\\.ts$",
      "Views that know healthcare, used by two routes or more; use-words.ts gives pages their words.",
    ),
    {
      name: "components-isomorphic",
      comment: "A component is shipped to the browser: it never touches server code.",
      severity: "error",
      from: { path: "^app/(components|ui)/" },
      to: { path: "\\.server\\.tsx?$" },
    },
    only("ui", "^app/ui/", "^app/ui/", "The design system knows no medical word and no other room."),
    only("domain", "^app/domain/", "^app/(domain|platform)/", "Rules and queries: React-free."),
    only(
      "reading",
      "^app/domain/reading/",
      "^app/(domain/(reading|billing-codes|language|money)/|platform/)",
      "What every paper is read by knows paper, and no bill and no plan.",
    ),
    {
      name: "domain-without-react",
      comment: "The rules of the field outlive a view library.",
      severity: "error",
      from: { path: "^app/(domain|platform)/" },
      to: { path: "node_modules/(react|react-dom|@remix-run/react)/" },
    },
    only("platform", "^app/platform/", "^app/platform/", "The outside world knows nothing of the product."),
    only(
      "site",
      "^app/site/",
      "^app/(site|domain|content|platform)/",
      "What server.ts opens and hands to the routes knows none of them.",
    ),
    only("content", "^app/content/", "^app/(content|domain)/", "Editorial text as typed data."),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
