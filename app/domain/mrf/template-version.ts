export type TemplateVersion = "2.0" | "2.1" | "2.2" | "3.0";

/** The template a version cell names: "3.0.0", "v3.0" and "2.2.1" are read; null = none that CMS has published. */
export function findTemplateVersion(text: string): TemplateVersion | null {
  const match = /(\d+)(?:\.(\d+))?(?:\.\d+)?/.exec(text);
  const version = match ? `${match[1]}.${match[2] ?? "0"}` : "";
  return version === "2.0" || version === "2.1" || version === "2.2" || version === "3.0" ? version : null;
}
