import type { GlossaryTerm, TermsOfCategory } from "./glossary-term.ts";

export const glossaryCategories = [
  { id: "claims-billing-appeals", matchKey: "Claims, Billing & Appeals" },
  { id: "contracting-pricing-transparency", matchKey: "Contracting, Pricing & Transparency Data" },
  { id: "utilization-management", matchKey: "Utilization Management (UM) & Care Navigation" },
  { id: "ai-data-systems", matchKey: "AI & Data Systems" },
  { id: "managed-care-organizations", matchKey: "Managed Care & Provider Organization Types" },
  { id: "legal-compliance-privacy", matchKey: "Legal, Compliance & Data Privacy" },
  { id: "patient-documentation", matchKey: "Patient Documentation & Medical Records" },
  { id: "payment-reimbursement", matchKey: "Payment & Reimbursement Processes" },
] as const satisfies readonly { id: string; matchKey: string }[];

/** A page of the glossary. `id`: its part of the address /glossarycategory/{id}. `matchKey`: a category of the file belongs to the page
 *  when its name contains this, in any case. */
export type GlossaryCategory = (typeof glossaryCategories)[number];

export function findGlossaryCategory(id: string): GlossaryCategory | null {
  return glossaryCategories.find((category) => category.id === id) ?? null;
}

/** The page on which a term stands. Throws for a name in the glossary file that no page's match key is in. */
export function getCategoryOfTerm({ category: name }: GlossaryTerm): GlossaryCategory {
  const page = glossaryCategories.find((category) => belongs(name, category));
  if (!page) throw new Error("A category of the glossary has no page.");
  return page;
}

/** The page's terms, in the order of the file. */
export function termsOnPage(glossary: TermsOfCategory[], page: GlossaryCategory): GlossaryTerm[] {
  return glossary.filter(({ name }) => belongs(name, page)).flatMap(({ terms }) => terms);
}

function belongs(name: string, { matchKey }: GlossaryCategory): boolean {
  return name.toLowerCase().includes(matchKey.toLowerCase());
}

export function categoryPath({ id }: { id: string }): string {
  return `/glossarycategory/${id}`;
}

/** A term's own address: its anchor on its category's page. */
export function termPath(categoryId: string, slug: string): string {
  return `${categoryPath({ id: categoryId })}#${slug}`;
}
