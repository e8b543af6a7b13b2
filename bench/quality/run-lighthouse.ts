import lighthouse from "lighthouse";

export interface LighthouseResult {
  /** 0 to 100. */
  scores: Record<"performance" | "accessibility" | "bestPractices" | "seo", number>;
  lcpSeconds: number;
  /** Cumulative layout shift. */
  cls: number;
  /** All that the page loads, as it travels. */
  kilobytes: number;
  /** The audits that are not passed, each with its figure. */
  failed: string[];
}

/** Runs Lighthouse's phone on a page, in the browser that listens at the port. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
  const run = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits } = run.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighing = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
    },
    lcpSeconds: value("largest-contentful-paint") / 1000,
    cls: value("cumulative-layout-shift"),
    kilobytes: value("total-byte-weight") / 1000,
    failed: weighing
      .map((id) => audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
      .map((audit) => `${audit!.id}: ${audit!.displayValue ?? audit!.title}`),
  };
}
