import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { product } from "#app/domain/product.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./old-landing-page.css.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "The earlier first page",
      description: `The earlier, shorter first page of ${product.name}: have a hospital bill read, or see what hospitals charge.`,
      keywords: "hospital bill, hospital prices",
      path: "/",
      noindex: true,
    },
    originOf(matches),
  );

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
});

export default function OldLandingPage() {
  return (
    <MainContent>
      <div className={css.page}>
        <h1>Know what your hospital bill says</h1>
        <p className={stack.lead}>
          Take a photo of the bill. We read the hospital, the date and the total, and share just that, without
          a name. So everyone can see what care costs.
        </p>
        <div className={stack.buttons}>
          <ActionLink href="/upload-bill#UploadBill">Upload a bill</ActionLink>
        </div>
        <p>
          No bill at hand? <a href="/hospitals">See what hospitals charge</a>, or{" "}
          <a href="/compare">compare two hospitals</a>.
        </p>
        <p className={stack.note}>
          This is our earlier first page. <a href="/">Go to the present one</a>
        </p>
      </div>
    </MainContent>
  );
}
