import { ActionLink } from "#app/ui/page/action-link.tsx";

/** In place of lists and figures, on a site without a price file. */
export function NoPricesYet() {
  return (
    <>
      <p>
        We do not have any hospital’s prices yet. As soon as the first price file is imported, they will show
        here.
      </p>
      <div>
        <ActionLink href="/price-files">See the price files</ActionLink>
      </div>
    </>
  );
}
