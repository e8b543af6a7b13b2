/** What each bench measures; its folder has the same name. */
export const benches = {
  accusations: "errors that audits find in correct bills: there must be none",
  agreement: "whether all pages and calls lead with the same rate",
  answers: "labeled questions, answered by a running site",
  assistance: "importing and matching filings of financial assistance",
  audit: "precision, recall and exact amounts of each audit rule",
  bills: "how well and fast a running server reads bills",
  bombs: "the slowest answer to bodies that are costly to read",
  counts: "how long a call waits to be counted",
  eobs: "how well and fast a running server reads explanations of benefits",
  import: "speed, memory and bytes of importing price files",
  journeys: "steps and seconds from a document to a next step",
  limits: "processor time of the largest bills, letters and accounts",
  load: "requests a second that 1, 2 and 3 processes answer",
  memory: "what a site process holds while it answers requests",
  "on-device": "reading bills in the browser, compared with the server",
  pages: "how fast kept and rendered pages are served",
  payers: "importing plans' rates, and questions among 100 million of them",
  pairs: "errors found between bills and their explanations of benefits",
  quality: "Lighthouse and axe on every public page",
  queries: "the rank of the right answer to 1,200 typed queries",
  rules: "importing coding pairs, and auditing with them",
  search: "every query's time among 100,000 to 10 million charges",
  "sign-in": "passwords, pages meanwhile, and large accounts",
  vocabulary: "phrases of the bill reader that no document has",
  weights: "how often fitted weights choose the right total, date and provider",
  "while-reading": "another page's time while two bills are read",
} as const;

/** What each drill tries, as root on Debian. */
export const drills = {
  backup: "pgBackRest backs up and restores your own PostgreSQL",
  county: "a month of 200 faulty web sites, looked at by killed processes",
  failover: "kills and switches the primary of a database cluster",
  image: "checks Dockerfiles and systemd units, and runs the image's steps",
  proxies: "runs the site behind Caddy and nginx",
  upgrades: "goes from former versions to this one and back, under load",
} as const;
