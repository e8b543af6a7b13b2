import type { Translation } from "#app/domain/language/message.ts";
import type { drugCosts as english } from "../en/drug-costs.ts";

export const drugCosts: Translation<typeof english> = {
  paid: "Las farmacias pagan por este medicamento alrededor de {amount} {unit} desde el {from}. La fuente es la <source>encuesta de CMS a farmacias minoristas</source> (NADAC), con datos del {asOf}. No dice cuántas farmacias incluye. El precio de un hospital también cubre guardar y administrar el medicamento.",
  units: {
    EA: "por pieza (una tableta, una cápsula o algo parecido)",
    ML: "por mililitro",
    GM: "por gramo",
  },
} as const;
