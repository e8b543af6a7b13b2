import type { Translation } from "#app/domain/language/message.ts";
import type { account as english } from "../en/account.ts";

export const account: Translation<typeof english> = {
  title: "Su cuenta",
  description: "Sus facturas, en un solo lugar privado.",
  menu: {
    label: "Cuenta",
    open: "Menú de la cuenta",
    hide: "Cerrar el menú",
    show: "Mostrar el menú",
    signOut: "Cerrar sesión",
    signedInAs: "Sesión iniciada como",
    lookingAt: "Está viendo la cuenta de {owner}.",
    ownAccount: "Ir a su propia cuenta",
    sample: "Esta es la cuenta de ejemplo. Puede ver todo, pero no puede cambiar nada.",
    sampleSignUp: "Crear su propia cuenta",
    pages: {
      home: "Inicio de la cuenta",
      bills: "Facturas",
      explanations: "Explicaciones de beneficios",
      about: "Configurar perfil",
      authorized: "Personas autorizadas",
      accounts: "Cuentas de otras personas",
      addBill: "Agregar una factura",
      uploadBill: "Subir una factura",
      typeBill: "Escribir una factura",
      runAudit: "Revisar factura",
      auditFindings: "Hallazgos de la revisión",
      appeals: "Resultados de apelaciones",
      negotiate: "Negociar una factura",
      security: "Inicio de sesión y seguridad",
      export: "Descargar o borrar",
    },
  },
  storage: "Los archivos de esta cuenta usan {usedMb} MB de {maxMb} MB: {fileCount} de {maxFiles} archivos.",
  unsent: {
    lead: "Esta página conserva lo que usted escribió, menos las contraseñas. Espere unos segundos y envíelo otra vez.",
    submit: "Enviar otra vez",
  },
  refused: {
    heading: "Usted no tiene acceso a esta página",
    because: {
      sample:
        "Esta es la cuenta de ejemplo. Puede ver todo, pero no puede cambiar nada. En su propia cuenta, todo funciona.",
      "owner-only": "Solo la persona titular de esta cuenta puede abrir esta página.",
      ended:
        "Usted no tiene acceso a esta cuenta. La persona titular se lo quitó, las fechas ya pasaron o el acceso nunca empezó. Pídale que le invite otra vez.",
      "view-bills": "La persona titular de esta cuenta no le ha permitido ver sus facturas.",
      "add-bills": "La persona titular de esta cuenta no le ha permitido agregar ni cambiar facturas.",
      "run-audits": "La persona titular de esta cuenta no le ha permitido revisar facturas.",
      "file-appeals": "La persona titular de esta cuenta no le ha permitido presentar apelaciones.",
    },
    signUp: "Crear su propia cuenta",
    home: "Ir a su propia cuenta",
  },
} as const;
