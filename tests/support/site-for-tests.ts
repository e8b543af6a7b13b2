import { afterAll, beforeAll } from "vitest";
import { type MailedSite, openMailedSite } from "./mailed-site.ts";
import { openTestSite, type TestSite } from "./open-test-site.ts";

/** A site for the tests of a file or of a `describe`: it opens before the first of them and closes after the last. */
export function siteForTests(...asked: Parameters<typeof openTestSite>): TestSite {
  return openedForTests(() => openTestSite(...asked));
}

/** The same, with a mail server. */
export function mailedSiteForTests(...asked: Parameters<typeof openMailedSite>): MailedSite {
  return openedForTests(() => openMailedSite(...asked));
}

function openedForTests<Site extends TestSite>(open: () => Promise<Site>): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await open());
  });
  afterAll(() => site.close());
  return site;
}
