import type { UploadServices } from "./domain/bills/accept-upload.server.ts";
import type { TermsOfCategory } from "./domain/glossary/glossary-term.ts";
import type { BackgroundJob } from "./platform/jobs/repeat-in-background.ts";

/** What server.ts opens once and every loader and action receives as `context`. */
export type SiteContext = UploadServices & {
  /** Signs receipts and cookies. */
  sessionSecret: string;
  /** The operator's own page for booking a demo; null: a request form stands in. */
  demoUrl: string | null;
  /** Where to report a fault in security, as a URI; null: the site's own page stands in. */
  securityContact: string | null;
  /** Sends waitlist entries on in the background; nudged when one is added. */
  waitlistForwarding: BackgroundJob | null;
  /** The terms of public/glossary.txt; empty when it could not be read. */
  glossary: TermsOfCategory[];
};

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
