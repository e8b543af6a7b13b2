export interface SiteLink {
  label: string;
  path: string;
}

/** The header's menus, in the order of the specification. */
export const menus: { label: string; links: SiteLink[] }[] = [
  {
    label: "Data",
    links: [
      { label: "Explore Data", path: "/data" },
      { label: "Search Hospitals", path: "/hospitals" },
    ],
  },
  {
    label: "About",
    links: [
      { label: "Company", path: "/" },
      { label: "Team", path: "/team" },
      { label: "Blog", path: "/blog" },
      { label: "Our Process", path: "/learn-roadmap-process" },
      { label: "Learning Portal", path: "/glossary" },
    ],
  },
  {
    label: "Terms",
    links: [
      { label: "Privacy Policy", path: "/privacy-policy" },
      { label: "Terms & Conditions", path: "/terms-and-conditions" },
      { label: "Security", path: "/security" },
    ],
  },
];

const openPages = [
  "/",
  "/data",
  "/hospitals",
  "/team",
  "/blog",
  "/learn-roadmap-process",
  "/glossary",
  "/privacy-policy",
  "/terms-and-conditions",
  "/security",
];

/** Pages of the specification whose doors are still shut: their addresses lead to /coming-soon. */
export const pagesNotOpenYet: SiteLink[] = [
  ...menus.flatMap((menu) => menu.links).filter(({ path }) => !openPages.includes(path)),
  { label: "Community", path: "/community" },
  { label: "Negotiate", path: "/negotiate" },
];

/** 'Book a Demo' leads to the operator's own booking page when there is one, else to a request form. */
export const demoPath = "/demo";
