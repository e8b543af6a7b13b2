import { useWords } from "#app/components/use-words.ts";
import type { Remedy } from "#app/domain/deadlines/deadline.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { type RemedyLink, remedyLinks } from "./remedy-link.ts";

interface RemediesProps {
  remedies: readonly Remedy[];
  /** Null: none was begun. */
  appealId: string | null;
  billId: string;
  mayFile: boolean;
}

/** What is left to do, each with its way in. */
export function Remedies({ remedies, appealId, billId, mayFile }: RemediesProps) {
  const words = useWords().deadlines;
  const { kinds } = useWords().letters;
  const address = useAccountAddress();
  const hrefOf = (link: RemedyLink) => {
    switch (link.to) {
      case "letter": {
        const follows = link.isFollowing ? appealId : null;
        return address("/account/file-appeal", { bill: billId, kind: link.kind, follows });
      }
      case "negotiate":
        return address("/account/negotiate", { bill: billId });
      case "complain":
        return link.url;
    }
  };
  const labelOf = (link: RemedyLink) =>
    link.to === "letter" ? kinds[link.kind].name : words.remedyLinks[link.to];
  return (
    <ul className={stack.bullets}>
      {remedies.map((remedy) => {
        const link = remedyLinks[remedy];
        const isOpen = link !== null && (mayFile || link.to === "complain");
        return (
          <li key={remedy}>
            {words.remedies[remedy]} {isOpen ? <a href={hrefOf(link)}>{labelOf(link)}</a> : null}
          </li>
        );
      })}
    </ul>
  );
}
