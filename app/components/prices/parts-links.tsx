import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import { useWords } from "../use-words.ts";

interface PartsLinksProps {
  withParts: boolean;
  hrefOf: (parts: "" | "yes") => string;
}

/** Whether the list has prices of a service's parts, such as the physician's reading alone (modifier 26). */
export function PartsLinks({ withParts, hrefOf }: PartsLinksProps) {
  const words = useWords().site;
  return (
    <ChoiceLinks
      label={words.partsLinks.show}
      choices={[
        { label: words.partsLinks.whole, href: hrefOf(""), isChosen: !withParts },
        { label: words.partsLinks.withParts, href: hrefOf("yes"), isChosen: withParts },
      ]}
    />
  );
}
