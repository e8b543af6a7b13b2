/** The pages and menus that the header and the footer name; their labels are words of the language. */
export type NavigationKey =
  | "data"
  | "exploreData"
  | "searchHospitals"
  | "about"
  | "company"
  | "team"
  | "blog"
  | "ourProcess"
  | "learningPortal"
  | "terms"
  | "privacyPolicy"
  | "termsAndConditions"
  | "security"
  | "community"
  | "negotiate"
  | "uploadABill"
  | "readOnDevice"
  | "checkABill"
  | "helpWithABill"
  | "debtRights"
  | "whatToOffer"
  | "appealOutcomes"
  | "account"
  | "prices"
  | "services"
  | "compare"
  | "savedPrices"
  | "bills"
  | "openData"
  | "downloads"
  | "dataApi"
  | "assistants"
  | "coverage"
  | "priceFiles"
  | "priceFileArchive"
  | "checkPriceFile"
  | "plans"
  | "priceHistory"
  | "roadmap"
  | "comingSoon";

export type SiteLink = { key: NavigationKey; path: string };

/** The header's menus, in the order of the specification. */
export const menus: { key: NavigationKey; links: SiteLink[] }[] = [
  {
    key: "data",
    links: [
      { key: "exploreData", path: "/data" },
      { key: "searchHospitals", path: "/hospitals" },
    ],
  },
  {
    key: "about",
    links: [
      { key: "company", path: "/" },
      { key: "team", path: "/team" },
      { key: "blog", path: "/blog" },
      { key: "ourProcess", path: "/learn-roadmap-process" },
      { key: "learningPortal", path: "/glossary" },
    ],
  },
  {
    key: "terms",
    links: [
      { key: "privacyPolicy", path: "/privacy-policy" },
      { key: "termsAndConditions", path: "/terms-and-conditions" },
      { key: "security", path: "/security" },
    ],
  },
];

const community: SiteLink = { key: "community", path: "/community" };

/** Paths of the specification that lead to /coming-soon: one for a feature not built yet, and one that opened in
 *  the account, which /coming-soon explains. */
export const pagesOfComingSoon: SiteLink[] = [community, { key: "negotiate", path: "/negotiate" }];

/** What patients come for, before the header's menus. */
export const patientLinks: SiteLink[] = [
  { key: "prices", path: "/hospital_search" },
  { key: "compare", path: "/compare" },
  { key: "checkABill", path: "/audit" },
  { key: "uploadABill", path: "/upload-bill" },
  { key: "negotiate", path: "/account/negotiate" },
];

/** The header's links after its menus. */
export const memberLinks: SiteLink[] = [community, { key: "account", path: "/account" }];

/** What the footer names: every page that is not about one thing alone. */
export const footerGroups: { key: NavigationKey; links: SiteLink[] }[] = [
  {
    key: "prices",
    links: [
      { key: "services", path: "/hospital_search" },
      { key: "searchHospitals", path: "/hospitals" },
      { key: "compare", path: "/compare" },
      { key: "savedPrices", path: "/saved" },
      { key: "exploreData", path: "/data" },
    ],
  },
  {
    key: "bills",
    links: [
      { key: "checkABill", path: "/audit" },
      { key: "helpWithABill", path: "/assistance" },
      { key: "debtRights", path: "/rights" },
      { key: "uploadABill", path: "/upload-bill" },
      { key: "readOnDevice", path: "/upload-bill/on-my-device" },
      { key: "account", path: "/account" },
      { key: "whatToOffer", path: "/account/negotiate" },
      { key: "appealOutcomes", path: "/account/audit/detailed" },
      { key: "learningPortal", path: "/glossary" },
    ],
  },
  {
    key: "openData",
    links: [
      { key: "downloads", path: "/data/downloads" },
      { key: "dataApi", path: "/api" },
      { key: "assistants", path: "/assistants" },
      { key: "coverage", path: "/data/coverage" },
      { key: "priceFiles", path: "/price-files" },
      { key: "priceFileArchive", path: "/price-files/archive" },
      { key: "checkPriceFile", path: "/price-files/check" },
      { key: "plans", path: "/plans" },
      { key: "priceHistory", path: "/data/price-history" },
    ],
  },
  {
    key: "about",
    links: [
      { key: "team", path: "/team" },
      { key: "ourProcess", path: "/learn-roadmap-process" },
      { key: "roadmap", path: "/roadmap" },
      { key: "blog", path: "/blog" },
      community,
      { key: "comingSoon", path: "/coming-soon" },
    ],
  },
  {
    key: "terms",
    links: [
      { key: "privacyPolicy", path: "/privacy-policy" },
      { key: "termsAndConditions", path: "/terms-and-conditions" },
      { key: "security", path: "/security" },
    ],
  },
];

/** 'Book a Demo' leads to the operator's own booking page when there is one, else to a request form. */
export const demoPath = "/demo";
