import type { ReactNode } from "react";
import { useWords } from "#app/components/use-words.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

const PAGES = {
  desk: "/admin",
  sources: "/admin/sources",
  findings: "/admin/findings",
  hospitals: "/admin/hospitals",
  policies: "/admin/policies",
  ideas: "/admin/ideas",
  demoRequests: "/admin/demo-requests",
  corrections: "/admin/corrections",
  acts: "/admin/log",
} as const;

/** A page of the operator's desk, with the way to the others. */
export function DeskPage({
  title,
  current,
  children,
}: {
  title: string;
  current: keyof typeof PAGES | null;
  children: ReactNode;
}) {
  const { pages } = useWords().admin;
  return (
    <MainContent>
      <div className={stack.page}>
        <nav aria-label={pages.label}>
          <ul className={stack.links}>
            {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => (
              <li key={page}>
                <a href={PAGES[page]} aria-current={page === current ? "page" : undefined}>
                  {pages[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <h1>{title}</h1>
        {children}
      </div>
    </MainContent>
  );
}
