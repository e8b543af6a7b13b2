import type { Translation } from "#app/domain/language/message.ts";
import type { glossaryCategories as english } from "../en/glossary-categories.ts";

export const glossaryCategories: Translation<typeof english> = {
  "claims-billing-appeals": {
    title: "Reclamaciones, facturas y apelaciones",
    description:
      "Qué dicen una factura y la carta del plan sobre ella, cómo se envía y se decide una reclamación y cómo oponerse a una decisión.",
  },
  "contracting-pricing-transparency": {
    title: "Contratos, precios y datos de transparencia",
    description:
      "Los precios que los hospitales deben publicar, cómo los hospitales y los planes acuerdan las tarifas y qué significan las columnas de un archivo de precios.",
  },
  "utilization-management": {
    title: "Control de servicios y guía para la atención",
    description:
      "Cómo deciden los planes si la atención es necesaria y dónde se debe dar, y quién le ayuda a encontrar el camino.",
  },
  "ai-data-systems": {
    title: "IA y sistemas de datos",
    description:
      "Cómo se lee la foto de una factura, cómo se revisan y se unen los datos de precios y qué significan las cifras de una estadística.",
  },
  "managed-care-organizations": {
    title: "Planes de salud y organizaciones de proveedores",
    description:
      "Los tipos de planes de salud, redes, hospitales y clínicas, y qué significa cada uno para su factura.",
  },
  "legal-compliance-privacy": {
    title: "Leyes, cumplimiento y privacidad de los datos",
    description:
      "Las leyes sobre precios, facturas sorpresa, deudas y datos de salud, con la sección donde está cada derecho.",
  },
  "patient-documentation": {
    title: "Documentos del paciente y expediente médico",
    description:
      "Los documentos de su atención: para qué sirve cada uno, cómo pedirlo y cómo respalda una factura.",
  },
  "payment-reimbursement": {
    title: "Pagos y reembolsos",
    description:
      "Lo que paga usted y lo que paga el plan, cómo fija Medicare sus tarifas y en qué puntos una factura puede bajar.",
  },
} as const;
