import type { ReactNode } from "react";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { page } from "#app/ui/page/stack.css.ts";

/** A page in place of one hospital's, where the address names none that has prices. */
export function HospitalNotFound({ name }: { name: string }) {
  return (
    <Instead title="Hospital not found">
      <p>
        We don’t know a hospital called ‘{name}’. It may be spelled differently, or have another name on CMS’s
        hospital list.
      </p>
    </Instead>
  );
}

/** A page in place of one hospital's, where it could not be looked up; `children` say so. */
export function HospitalUnread({ children }: { children: ReactNode }) {
  return (
    <Instead title="Hospital not found">
      <p role="alert">{children}</p>
    </Instead>
  );
}

/** A page in place of one hospital's, where the address names none. */
export function HospitalNotNamed() {
  return (
    <Instead title="Which hospital?">
      <p>
        The address of this page must name a hospital: <code>?name=</code> and its name. Search for the
        hospital and follow its link.
      </p>
    </Instead>
  );
}

function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MainContent>
      <div className={page}>
        <h1>{title}</h1>
        {children}
        <div>
          <ActionLink href="/hospitals">Search Hospitals</ActionLink>
        </div>
        <p>
          Or <a href="/hospital_search">search for a service</a>, or see{" "}
          <a href="/price-files">which hospitals have price files here</a>.
        </p>
      </div>
    </MainContent>
  );
}
