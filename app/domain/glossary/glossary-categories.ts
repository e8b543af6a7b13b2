import type { GlossaryTerm, TermsOfCategory } from "./glossary-term.ts";

/** A page of the glossary. */
export interface GlossaryCategory {
  /** Its part of the address /glossarycategory/{id}. */
  id: string;
  title: string;
  description: string;
  /** A category of the file belongs to the page when its name contains this, in any case. */
  matchKey: string;
}

export const glossaryCategories: GlossaryCategory[] = [
  {
    id: "claims-billing-appeals",
    title: "Claims, Billing & Appeals",
    description:
      "What stands on a bill and on the plan’s letter about it, how a claim is sent and decided, and how to fight a decision.",
    matchKey: "Claims, Billing & Appeals",
  },
  {
    id: "contracting-pricing-transparency",
    title: "Contracting, Pricing & Transparency Data",
    description:
      "The prices that hospitals must publish, how hospitals and plans agree on rates, and what the columns of a price file mean.",
    matchKey: "Contracting, Pricing & Transparency Data",
  },
  {
    id: "utilization-management",
    title: "Utilization Management & Care Navigation",
    description:
      "How plans decide if care is needed and where it should be given, and who helps you find your way.",
    matchKey: "Utilization Management (UM) & Care Navigation",
  },
  {
    id: "ai-data-systems",
    title: "AI & Data Systems",
    description:
      "How a photo of a bill is read, how price data are checked and joined, and what the figures in a statistic mean.",
    matchKey: "AI & Data Systems",
  },
  {
    id: "managed-care-organizations",
    title: "Managed Care & Provider Organizations",
    description:
      "The kinds of health plans, networks, hospitals and clinics, and what each means for your bill.",
    matchKey: "Managed Care & Provider Organization Types",
  },
  {
    id: "legal-compliance-privacy",
    title: "Legal, Compliance & Data Privacy",
    description:
      "The laws on prices, surprise bills, debts and health data, with the section that each right stands in.",
    matchKey: "Legal, Compliance & Data Privacy",
  },
  {
    id: "patient-documentation",
    title: "Patient Documentation & Medical Records",
    description: "The papers of your care: what each is for, how to get it, and how it backs up a bill.",
    matchKey: "Patient Documentation & Medical Records",
  },
  {
    id: "payment-reimbursement",
    title: "Payment & Reimbursement Processes",
    description:
      "What you pay and what the plan pays, how Medicare sets its rates, and where a bill can shrink.",
    matchKey: "Payment & Reimbursement Processes",
  },
];

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
