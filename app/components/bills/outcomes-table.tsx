import { DataTable } from "#app/ui/table/data-table.tsx";

/** What the outcomes of one kind come to, in words. */
interface OutcomesInWords {
  subject: string;
  name: string;
  count: string;
  won: string;
  reduction: string;
  days: string;
}

interface OutcomesTableProps {
  outcomes: OutcomesInWords[];
  words: {
    caption: string;
    columns: Record<"subject" | "count" | "won" | "reduction" | "days", string>;
  };
}

/** How appeals at a hospital ended, as far as it is published. */
export function OutcomesTable({ outcomes, words: { caption, columns } }: OutcomesTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { heading: columns.subject, cell: ({ name }) => name },
        { heading: columns.count, cell: ({ count }) => count },
        { heading: columns.won, cell: ({ won }) => won },
        { heading: columns.reduction, cell: ({ reduction }) => reduction },
        { heading: columns.days, cell: ({ days }) => days },
      ]}
      rows={outcomes}
      keyOf={({ subject }) => subject}
    />
  );
}
