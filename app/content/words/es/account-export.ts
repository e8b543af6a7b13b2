import type { Translation } from "#app/domain/language/message.ts";
import type { accountExport as english } from "../en/account-export.ts";

const exporting: Translation<(typeof english)["export"]> = {
  title: "Descargar sus datos",
  description: "Todo lo que hay en su cuenta, en un archivo que puede guardar.",
  lead: "Un archivo zip con todo lo que usted guardó aquí:",
  json: "<code>account.json</code>: su perfil, sus dispositivos y las personas que usted autorizó y lo que hicieron. También sus facturas y explicaciones de beneficios, línea por línea, con sus revisiones, cartas y apelaciones",
  schema: "<code>account.schema.json</code>: qué significa cada campo, para programas",
  files:
    "<code>bills/</code>: una carpeta por factura, con cada archivo como usted lo subió, sus cartas en PDF y los documentos de sus apelaciones. <code>explanations/</code>: los archivos de su plan",
  care: "El archivo no está cifrado. Guárdelo donde solo usted pueda abrirlo.",
  download: "Descargar el archivo zip",
  delete: "Borrar su cuenta",
} as const;

const deleting: Translation<(typeof english)["delete"]> = {
  title: "Borrar su cuenta",
  description: "Qué borramos con su cuenta y qué queda.",
  lead: "Esto pasa de inmediato y no se puede deshacer. Borramos:",
  profile: "su nombre, correo electrónico, perfil, contraseña, llaves de acceso y dispositivos",
  bills: {
    one: "1 factura con sus líneas, páginas, archivos, revisiones, cartas y apelaciones",
    many: "{count} de facturas con sus líneas, páginas, archivos, revisiones, cartas y apelaciones",
    other: "{count} facturas con sus líneas, páginas, archivos, revisiones, cartas y apelaciones",
  },
  explanations: {
    one: "1 explicación de beneficios con sus páginas y su archivo",
    many: "{count} de explicaciones de beneficios con sus páginas y archivos",
    other: "{count} explicaciones de beneficios con sus páginas y archivos",
  },
  persons: {
    one: "el acceso de 1 persona que usted autorizó y lo que hizo",
    many: "el acceso de {count} de personas que usted autorizó y lo que hicieron",
    other: "el acceso de {count} personas que usted autorizó y lo que hicieron",
  },
  others: "su propio acceso a las cuentas de otras personas",
  exportFirst: "Si quiere guardar algo, primero <export>descargue sus datos</export>.",
  backups:
    "Destruimos la clave que cifra sus datos, y así nadie puede abrir lo que queda en este servidor. Si el administrador del sitio guarda copias de seguridad, en ellas quedan copias cifradas de sus datos hasta que se borren.",
  shared: {
    one: "Usted compartió 1 factura sin nombre",
    many: "Usted compartió {count} de facturas sin nombre",
    other: "Usted compartió {count} facturas sin nombre",
  },
  withdraw: "Retirar también lo que compartí",
  withdrawHint:
    "Si no marca esto, esos hospitales, fechas y totales siguen siendo públicos. Cuando su cuenta ya no exista, nadie podrá saber que eran de usted, y por eso nadie podrá retirarlos.",
  submit: "Borrar mi cuenta para siempre",
} as const;

const deleted: Translation<(typeof english)["deleted"]> = {
  title: "Su cuenta se borró",
  description: "La cuenta y todo lo que tenía ya no existen.",
  gone: "Todo lo que tenía ya no existe, y se cerró su sesión en todas partes.",
  filesLeft:
    "Ya nadie puede abrirla, y se cerró su sesión en todas partes. Nuestro almacén de archivos no responde ahora. En las dos horas después de que responda, quitamos sus archivos cifrados y destruimos su clave.",
  home: "Ir a la página de inicio",
} as const;

export const accountExport: Translation<typeof english> = {
  export: exporting,
  delete: deleting,
  deleted,
} as const;
