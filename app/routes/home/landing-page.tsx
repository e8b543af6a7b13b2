import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { RecentUploads } from "#app/components/recent-uploads.tsx";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "./landing-page.css.ts";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    {
      title: "Medical prices and bills, made readable",
      description:
        "Upload a hospital bill and see hospital, date and total read from it. What people share, without a name, shows everyone what care costs.",
      keywords:
        "medical bill help, hospital prices, price transparency, bill reader, crowdsourced medical bills",
      path: "/",
    },
    originOf(matches),
  );

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
});

export async function loader({ context }: LoaderFunctionArgs) {
  return { recentUploads: await listRecentUploads(context.db) };
}

export default function LandingPage() {
  const { recentUploads } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={css.page}>
        <div className={css.question}>
          <h1>What does your hospital bill really say?</h1>
          <p className={css.lead}>
            Take a photo of the bill, or use the PDF. We read the hospital, the date and the total, and share
            just that, so that everyone can see what care costs.
          </p>
          <div>
            <ActionLink href="/upload-bill#UploadBill">Upload a bill</ActionLink>
          </div>
          <p className={css.note}>Free, no account. The file is read on this server and then deleted.</p>
        </div>
        <div className={css.recent}>
          <RecentUploads uploads={recentUploads} />
        </div>
        <section aria-labelledby="how" className={css.how}>
          <h2 id="how">What happens to your bill</h2>
          <ol className={css.steps}>
            <li className={css.step}>
              <h3>You choose the file</h3>
              <p>
                A photo, a scan or a PDF of up to 25 pages. A crooked photo from a phone is fine; it is turned
                upright first.
              </p>
            </li>
            <li className={css.step}>
              <h3>Our own server reads it</h3>
              <p>
                No cloud service sees it. We look for the provider’s name, the statement date and the total
                charges before insurance.
              </p>
            </li>
            <li className={css.step}>
              <h3>Four things are shared</h3>
              <p>
                Hospital, date, total and the time. Never a patient’s name, an account number or the image.
                You can correct or withdraw them afterwards.
              </p>
            </li>
          </ol>
        </section>
      </div>
    </MainContent>
  );
}
