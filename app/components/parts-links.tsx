import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";

interface PartsLinksProps {
  withParts: boolean;
  hrefOf: (parts: "" | "yes") => string;
}

/** Whether prices of a service's parts, such as the physician's reading alone (modifier 26), stand in the list. */
export function PartsLinks({ withParts, hrefOf }: PartsLinksProps) {
  return (
    <ChoiceLinks
      label="Show"
      choices={[
        { label: "Whole services", href: hrefOf(""), isChosen: !withParts },
        { label: "Also parts billed alone", href: hrefOf("yes"), isChosen: withParts },
      ]}
    />
  );
}
