import type { Translation } from "#app/domain/language/message.ts";
import type { debtRights as english } from "../en/debt-rights.ts";

/** Letters quote rules about what comes before a collection, credit reports and interest: those speak of "the patient". */
export const debtRights: Translation<typeof english> = {
  rules: {
    "az-interest":
      "El interés de una deuda médica, y de las sentencias por ella, es como máximo del 3% al año. Si el rendimiento de los bonos del Tesoro a un año es más bajo, vale ese.",
    "az-garnishment":
      "El embargo del salario puede tomar como máximo el 10% de sus ingresos disponibles, o lo que pase de 60 veces el salario mínimo más alto, lo que sea menos.",
    "az-home":
      "La mayoría de los acreedores con una sentencia no pueden tocar los primeros $400,000 del valor neto de su casa (equity).",
    "ca-reporting":
      "Nadie puede informar de una deuda médica a una compañía de informes de crédito. Una deuda de la que alguien informa a sabiendas es nula.",
    "ca-reporting-contract":
      "Un contrato escrito que crea una deuda médica debe mencionar la prohibición de los informes de crédito. Si no, el contrato es nulo.",
    "ca-reporting-lenders":
      "La ley del estado prohíbe a un prestamista tomar en cuenta, contra quien pide el préstamo, una deuda médica de un informe de crédito.",
    "ca-interest": "Una compañía que compra una deuda de un hospital no puede agregar intereses ni recargos.",
    "ca-sale":
      "Un hospital puede vender una deuda solo si encontró que el paciente no cumple los requisitos para recibir ayuda, o si el paciente no respondió durante 180 días.",
    "ca-plan":
      "Un plan de pagos razonable de un hospital toma como máximo el 10% de los ingresos de su familia al mes, después de los gastos de vida esenciales.",
    "co-reporting-bureaus":
      "La ley del estado prohíbe a las compañías de informes de crédito dar información negativa si saben, o deberían saber, que es sobre una deuda médica. Los préstamos grandes son una excepción.",
    "co-reporting-collectors":
      "La ley del estado prohíbe a un cobrador de deudas decir falsamente que una deuda médica va a estar en un informe de crédito. Su primera carta debe decir esto.",
    "co-interest": "El interés de una deuda médica es como máximo del 3% al año.",
    "co-wait":
      "No se permiten demandas, ventas, informes de crédito ni pasos parecidos por atención de un hospital hasta 182 días después de la atención.",
    "co-screening":
      "Un hospital debe revisar si un paciente sin seguro puede recibir programas públicos y atención con descuento. No tiene que hacerlo si el paciente lo rechaza por escrito.",
    "co-notice":
      "Treinta días antes de una demanda, una venta o un informe de crédito, el paciente debe recibir un aviso con el texto del estado sobre la atención con descuento.",
    "co-plan":
      "Con ingresos de hasta el 250% del nivel federal de pobreza, usted paga como máximo el 4% de sus ingresos del mes, y el 2% a cada profesional. Después de 36 pagos, ya no tiene que pagar más.",
    "co-enforcer":
      "El Administrator of the Consumer Credit Code (administrador del Código de Crédito al Consumidor) es de la oficina del fiscal general. Hace cumplir las normas para los cobradores de deudas y las compañías de informes de crédito.",
    "ct-reporting":
      "La ley del estado prohíbe a los proveedores y a los cobradores informar de una deuda médica. Toda parte de la que informan es nula.",
    "ct-garnishment":
      "Un hospital no puede tomar el salario de un paciente que cumple los requisitos de su fondo de camas (bed fund).",
    "ct-home":
      "Un hospital no puede ejecutar su gravamen sobre la vivienda principal de un paciente que cumple los requisitos de su fondo de camas (bed fund).",
    "de-reporting":
      "Nadie puede informar de una deuda médica a una compañía de informes de crédito, y ninguna de esas compañías puede incluirla.",
    "de-sale":
      "Una deuda médica se puede vender solo a un comprador que tiene prohibido cobrar intereses y usar medidas extraordinarias de cobro.",
    "fl-property":
      "Por deudas con un centro de salud con licencia, un auto está protegido hasta $10,000. Sin una exención de la vivienda (homestead), los bienes personales están protegidos hasta $10,000.",
    "fl-steps":
      "Antes de demandar, poner un gravamen, embargar, vender una deuda o informar de ella, un centro de salud debe revisar si hay ayuda y detallar la factura. También debe facturar a la compañía de seguros y terminar toda queja formal.",
    "fl-notice":
      "Un centro de salud debe enviar un aviso escrito 30 días antes de una demanda, un gravamen, una venta o un informe de crédito. Debe ir por correo certificado o con rastreo.",
    "id-interest":
      "Un proveedor no puede agregar intereses ni recargos hasta 60 días después del estado de cuenta final.",
    "id-wait":
      "Hasta 90 días después del estado de cuenta final y del fin de las apelaciones, no se permiten algunos pasos. Son las demandas, los gravámenes, los informes de crédito y la cesión anticipada de la deuda.",
    "id-notice":
      "El paciente debe recibir antes un resumen consolidado de los servicios, en un plazo de 60 días, y un estado de cuenta final sin costo.",
    "il-reporting":
      "La ley del estado prohíbe a las compañías de informes de crédito dar información negativa sobre deudas médicas o acciones de cobro.",
    "il-interest":
      "Las sentencias de una corte por deudas de consumo de hasta $25,000 llevan un 5% de interés.",
    "il-wait":
      "Antes de cobrar, un hospital debe dar a un paciente sin seguro por lo menos 90 días después del alta para solicitar ayuda.",
    "il-screening":
      "Un hospital puede cobrar a un paciente sin seguro solo después de hacer la revisión obligatoria y de aplicar todo descuento que corresponda.",
    "il-plan":
      "Un hospital debe ofrecer un plan de pagos razonable a un paciente sin seguro que no puede pagar todo de una vez.",
    "md-reporting":
      "La ley del estado prohíbe a las compañías de informes de crédito informar de una deuda médica o conservarla. No importa cuándo empezó la deuda. También prohíbe a los proveedores revelarla a esas compañías.",
    "md-home":
      "Nadie puede poner un gravamen por una deuda médica sobre una casa en la que vive su dueño. Una corte debe quitar un gravamen así.",
    "md-small-debt": "Un hospital no puede demandar por una deuda de $500 o menos.",
    "md-wait": "Un hospital no puede demandar durante los 240 días en que el paciente puede solicitar ayuda.",
    "md-complaint":
      "La demanda de un cobrador de deudas ante una corte debe decir que la deuda es médica, y dar la dirección de la casa.",
    "md-plan": "Un hospital debe ofrecer un plan de pagos según los ingresos.",
    "md-enforcer":
      "La Office of Financial Regulation (oficina de regulación financiera) se ocupa de los cobradores y de las compañías de informes de crédito. La Health Education and Advocacy Unit del fiscal general ayuda a los pacientes.",
    "me-reporting":
      "La ley del estado prohíbe a acreedores, cobradores y compradores de deudas informar de una deuda médica. Prohíbe a las compañías de informes de crédito incluirla.",
    "me-interest":
      "Un cobrador de deudas no puede insinuar falsamente que se agregarán intereses o recargos a una deuda médica.",
    "mn-reporting":
      "La ley del estado prohíbe a quienes cobran una deuda médica informar de ella. Prohíbe a las compañías de informes de crédito incluirla.",
    "mn-garnishment":
      "El embargo del salario depende de los ingresos: desde el 10% en el nivel más bajo hasta el 25% en el más alto.",
    "mn-spouse": "Una persona casada ya no responde automáticamente por la deuda médica de su cónyuge.",
    "mn-screening":
      "Un hospital debe revisar si los pacientes sin seguro pueden recibir atención gratuita o con descuento (charity care) y programas públicos.",
    "mn-enforcer":
      "El fiscal general hace cumplir la ley. Usted puede pedir una indemnización por daños y hasta $1,000 por cada infracción, el triple si fue intencional.",
    "nc-reporting":
      "Los 99 hospitales de cuidados agudos acordaron no informar de deudas médicas a las compañías de informes de crédito.",
    "nc-interest":
      "Los 99 hospitales de cuidados agudos acordaron cobrar como máximo el 3% de interés. En los demás casos, la ley del estado permite el 8%.",
    "nc-wages":
      "Los acreedores generales no pueden embargar el salario. Lo ganado en los últimos 60 días que la familia necesita está exento.",
    "nc-hospital-garnishment":
      "Los hospitales públicos y los que son sin fines de lucro tienen su propio procedimiento para embargar, con una audiencia en una corte.",
    "nc-screening":
      "Los 99 hospitales de cuidados agudos acordaron dar de forma automática atención gratuita o con descuento (charity care). Es para pacientes sin hogar y para quienes tienen Medicaid, SNAP o WIC.",
    "nj-reporting":
      "La ley del estado prohíbe a los acreedores y a los cobradores informar de una deuda médica. Prohíbe a las compañías de informes de crédito informar de deudas pagadas, o de deudas de menos de $500.",
    "nj-interest": "El interés de una deuda médica es como máximo del 3% al año.",
    "nj-garnishment":
      "Nadie puede embargar el salario por una deuda médica si los ingresos no llegan al 600% del nivel federal de pobreza.",
    "nj-home":
      "Los gravámenes sobre la vivienda principal, y los embargos, están restringidos para deudas de menos de $1,000.",
    "nj-wait":
      "Ningún cobro puede empezar hasta 120 días después de la primera factura, y hasta que se haya ofrecido un plan de pagos.",
    "nj-notice":
      "Las cartas de cobro deben decir que no se informa de la deuda a ninguna compañía de informes de crédito.",
    "nj-plan": "Se debe ofrecer un plan de pagos razonable antes de cobrar.",
    "nj-enforcer":
      "Solo el fiscal general puede hacer cumplir la ley. Una deuda de la que se informó indebidamente es nula.",
    "nm-indigent":
      "No se permite ningún paso de cobro, como una demanda, un gravamen, un embargo o una venta, contra un hogar con ingresos de hasta el 200% del nivel federal de pobreza.",
    "nm-screening":
      "Antes de pedir un pago, un centro de salud debe revisar si hay seguro, y qué programas y ayuda puede recibir un paciente sin seguro.",
    "nm-notice":
      "Cada factura debe llevar un aviso en inglés y en español. Antes de cobrar se debe decidir si el paciente es indigente.",
    "nm-enforcer": "El fiscal general hace cumplir la ley y debe tener un proceso para las quejas.",
    "nv-notice":
      "Una agencia de cobros debe enviar por correo, 60 días antes de cualquier acción, un aviso con el nombre del proveedor, la fecha y la cantidad principal.",
    "nv-enforcer":
      "El Commissioner of Financial Institutions (comisionado de instituciones financieras) da licencias a las agencias de cobros.",
    "ny-reporting-providers":
      "La ley del estado prohíbe a los hospitales, a los profesionales con licencia y a las ambulancias informar de una deuda médica. Deben obligar a sus cobradores a lo mismo.",
    "ny-reporting-bureaus":
      "La ley del estado prohíbe a las compañías de informes de crédito informar de una deuda médica o conservarla. Una deuda de la que se informó contra la norma es nula.",
    "ny-interest": "Las sentencias de una corte por deudas de consumo llevan un 2% de interés.",
    "ny-garnishment":
      "Un hospital o un profesional de la salud con una sentencia por una deuda médica no puede tomar el salario de usted por embargo (income execution).",
    "ny-home":
      "Una sentencia a favor de un hospital o de un profesional de la salud por una deuda médica no pone un gravamen sobre la vivienda principal.",
    "ny-wait":
      "Un hospital no puede demandar antes de que pasen 180 días. No puede demandar nunca a un paciente con ingresos por debajo del 400% del nivel federal de pobreza.",
    "ny-plan":
      "Los pagos parciales de un hospital son como máximo del 5% de los ingresos brutos del mes, y su interés es como máximo del 2%.",
    "or-reporting":
      "Nadie puede informar de una deuda médica de una persona que vive en Oregón. Ninguna compañía de informes de crédito puede incluirla. Una corte puede anularla.",
    "or-interest":
      "Los pacientes que cumplen los requisitos para la ayuda del hospital no pagan intereses. Para los demás, la ley fija un límite.",
    "or-screening-collector":
      "Antes de que una deuda pase a un cobrador, un hospital debe revisar si el paciente puede recibir ayuda, y enviarle la política y la solicitud.",
    "or-screening-billing":
      "Antes de facturar, un hospital debe revisar si pueden recibir ayuda los pacientes sin seguro, con Medicaid o que deben más de $500. No se les piden documentos.",
    "or-enforcer":
      "El Departamento de Justicia del estado hace cumplir la ley con la Unlawful Trade Practices Act (ley de prácticas comerciales ilegales). Los pacientes pueden demandar.",
    "pa-garnishment":
      "El salario que todavía tiene el empleador está exento, salvo por manutención, algunos alquileres y unas pocas deudas más.",
    "ri-reporting":
      "La ley del estado prohíbe a los proveedores, a los centros de salud y a las ambulancias informar de una deuda médica. Prohíbe a las compañías de informes de crédito registrarla.",
    "ri-interest":
      "El interés de una deuda médica nueva es el rendimiento de los bonos del Tesoro a un año, por lo menos el 1.5% y como máximo el 4%.",
    "ri-garnishment": "Nadie puede embargar el salario por una sentencia sobre una deuda médica.",
    "ri-home": "Nadie puede ejecutar ni embargar la vivienda principal por una deuda médica.",
    "ri-appeal":
      "No se permiten demandas, contactos de cobro ni informes de crédito mientras se sabe que hay una apelación al seguro pendiente.",
    "ri-notice":
      "Cada carta debe decir que la ley del estado prohíbe a las compañías de informes de crédito informar de deudas médicas.",
    "sc-garnishment": "El salario no se puede embargar por sentencias comunes ni por deudas de consumo.",
    "tx-garnishment": "El salario actual no se puede embargar, salvo por manutención que ordena una corte.",
    "tx-itemized":
      "Un centro de salud no puede cobrar una deuda si no ha dado una factura detallada en lenguaje sencillo.",
    "ut-notice":
      "Antes de un cobro que llega a una compañía de informes de crédito, un proveedor debe enviar un aviso, después de que venza el plazo de la compañía de seguros.",
    "ut-notice-days":
      "El aviso antes de un cobro así da por lo menos 45 días para pagar, o 60 a los pacientes de Medicare y a quienes tienen 65 años o más.",
    "va-reporting":
      "La ley del estado prohíbe a los centros de salud, a los profesionales con licencia, a las agencias de ambulancias y a los cobradores informar de una deuda médica.",
    "va-interest":
      "Un centro de salud grande o su cobrador no puede agregar intereses ni recargos por mora hasta 90 días después de que venza la factura final. Después, como máximo el 3%.",
    "va-garnishment":
      "Un centro de salud grande o su cobrador no puede embargar el salario de un paciente que cumple los requisitos de la política de ayuda del centro.",
    "va-home":
      "Un centro de salud grande o su cobrador no puede, por una deuda médica, ejecutar bienes inmuebles ni poner un gravamen sobre bienes personales.",
    "va-notice":
      "Antes de una medida extraordinaria de cobro, el paciente debe recibir un aviso de la ayuda, de las medidas que se piensa tomar y de los plazos.",
    "va-enforcer-reporting":
      "Violar a propósito la prohibición de los informes de crédito es una práctica prohibida. Así lo dice la Virginia Consumer Protection Act (ley de protección al consumidor).",
    "va-enforcer-debt":
      "Violar la Medical Debt Protection Act (ley de protección de deudas médicas) es una práctica prohibida. Así lo dice la Virginia Consumer Protection Act (ley de protección al consumidor).",
    "vt-reporting":
      "La ley del estado prohíbe a los centros de salud grandes y a los cobradores de deudas médicas informar de una deuda médica.",
    "vt-reporting-bureaus":
      "La ley del estado prohíbe a las compañías de informes de crédito informar de una deuda médica o conservarla.",
    "vt-interest":
      "Los pacientes que cumplen los requisitos para la ayuda de un centro de salud grande no pagan intereses.",
    "vt-sale":
      "Un centro de salud grande no puede vender una deuda médica, salvo a una organización benéfica que la cancela.",
    "vt-plan":
      "Para los pacientes que cumplen los requisitos para la ayuda, el plan de pagos de un centro de salud grande toma como máximo el 5% de los ingresos brutos del hogar al mes.",
    "vt-enforcer": "El fiscal general hace cumplir la ley con sus poderes de protección al consumidor.",
    "wa-reporting":
      "La ley del estado prohíbe a los proveedores informar de una deuda médica a las compañías de informes de crédito. Una deuda de la que informaron es nula.",
    "wa-interest": "El interés de una deuda médica es como máximo del 9%.",
    "wa-wait":
      "Una deuda no puede pasar a una agencia de cobros hasta 120 días después de la primera factura.",
    "wa-application":
      "Un cobrador no puede cobrar una deuda de un hospital mientras sabe que está pendiente una solicitud de atención gratuita o con descuento (charity care). Lo mismo vale para una apelación pendiente.",
    "wa-enforcer":
      "El fiscal general hace cumplir la ley con la Consumer Protection Act (ley de protección al consumidor).",
  },
  cautions: {
    "az-interest":
      "Un texto sobre la ley dice que no cubre las deudas que vencieron antes del 5 de diciembre de 2022.",
    "az-home": "Compruebe la cantidad: es posible que haya cambiado desde entonces.",
    "ca-reporting": "Un texto sobre la ley dice que no cubre la deuda de una tarjeta de crédito general.",
    "ca-reporting-lenders": "La fecha en que entró en vigor viene de un texto sobre la ley.",
    "ca-interest": "Solo cubre las deudas que un hospital vendió.",
    "co-reporting-bureaus":
      "En junio de 2026 había un caso pendiente sobre esta ley: ACA International v. Fulford. La ley termina el 1 de julio de 2028. Los textos dan dos fechas en que entró en vigor, el 7 de agosto de 2023 y el 6 de agosto de 2024. Mostramos la más tardía.",
    "co-reporting-collectors": "Leímos un resumen del proyecto de ley.",
    "co-interest":
      "Leímos un resumen del proyecto de ley como se presentó, no su sección ni la fecha en que entró en vigor.",
    "ct-reporting": "Las propias compañías de informes de crédito no están obligadas.",
    "ct-garnishment": "La norma es para la atención del 1 de octubre de 2022 o después.",
    "ct-home": "La norma es para la atención del 1 de octubre de 2022 o después.",
    "de-reporting": "Algunas copias todavía tienen la norma anterior, con una espera de un año.",
    "de-sale": "Esta es una condición de una venta, no un límite general. No leímos el resto del capítulo.",
    "fl-steps": "La fecha en que entró en vigor viene de un texto sobre la ley.",
    "fl-notice": "La fecha en que entró en vigor viene de un texto sobre la ley.",
    "id-interest": "Leímos el texto de 2020. La ley se cambió en 2022.",
    "id-wait": "Leímos el texto de 2020. La ley se cambió en 2022.",
    "id-notice":
      "Leímos el texto de 2020. La ley se cambió en 2022. Los centros de salud pequeños son una excepción (48-309).",
    "il-reporting":
      "No obliga a los hospitales ni a los médicos. Leímos el proyecto de ley en la versión “engrossed” (aprobada por una cámara), y la fecha en que entró en vigor en un texto sobre él.",
    "il-wait":
      "Antes de P.A. 103-323, el plazo era de 60 días. No leímos cuándo entró en vigor el texto que leímos.",
    "il-screening": "No leímos cuándo entró en vigor P.A. 104-490. Gran parte ya estaba en P.A. 103-323.",
    "il-plan": "No leímos cuándo entró en vigor el texto que leímos.",
    "md-reporting":
      "La parte sobre los proveedores y la fecha en que entró en vigor vienen de textos sobre la ley.",
    "md-home": "La fecha en que entró en vigor viene de un texto sobre la ley.",
    "md-small-debt":
      "Un comunicado oficial dice menos de $500. El título del proyecto de ley dice $500 o menos.",
    "me-reporting":
      "La copia que leímos perdió sus palabras tachadas. La fecha en que entró en vigor, y que un caso sigue en una corte, vienen de textos sobre la ley.",
    "me-interest": "No leímos si agregarlos está prohibido en sí, ni la fecha en que entró en vigor.",
    "mn-reporting": "No incluye las deudas de dentistas y veterinarios ni las tarjetas de crédito generales.",
    "mn-screening": "No leímos si debe hacerlo antes de cobrar.",
    "mn-enforcer": "La cantidad sigue un índice de precios desde julio de los años pares.",
    "nc-reporting":
      "Es una condición para recibir dinero del estado, no un derecho a demandar. No obliga a los médicos.",
    "nc-interest": "Es una condición para recibir dinero del estado, no un derecho a demandar.",
    "nc-wages":
      "Los hospitales públicos y los que son sin fines de lucro tienen su propio procedimiento: vea la otra norma aquí.",
    "nc-hospital-garnishment":
      "No leímos sus límites (131E-49 y siguientes), ni la fecha en que entró en vigor.",
    "nc-screening": "Es una condición para recibir dinero del estado, no un derecho a demandar.",
    "nj-reporting":
      "Los textos dicen que es para la atención del 22 de julio de 2024 o después; uno de ellos dice 22 de julio de 2025. Mostramos la fecha más tardía.",
    "nj-home": "Tenemos una sola fuente, y no leímos las palabras exactas.",
    "nm-indigent": "No revisamos si hubo cambios después.",
    "nm-screening": "También obliga a centros de salud que no son hospitales.",
    "nm-notice":
      "No leímos cuándo entró en vigor la norma. Algunas copias tienen su número anterior, 13.10.29.9.",
    "nv-notice": "Desde 2023, el aviso no tiene que ir por correo certificado.",
    "ny-reporting-providers":
      "La fecha en que entró en vigor, y que no incluye las tarjetas de crédito generales, vienen de textos sobre la ley.",
    "ny-interest": "La página que leímos la llama una ley de 2021. No leímos la fecha en que entró en vigor.",
    "or-reporting": "No incluye la atención cosmética.",
    "or-interest": "No leímos el límite para los demás, ni la fecha en que entró en vigor.",
    "or-screening-collector":
      "También obliga a las clínicas afiliadas. No leímos la fecha en que entró en vigor.",
    "pa-garnishment": "No cubre el dinero en una cuenta de banco. Las copias que leímos no tienen fecha.",
    "ri-reporting": "Una segunda ley (S 0169) está en vigor desde el 1 de enero de 2026.",
    "ri-interest": "La norma es para deudas que empezaron después del 26 de junio de 2025.",
    "ri-garnishment": "Una página que sigue los proyectos de ley todavía dice que este no prosperó.",
    "ri-home": "Una página que sigue los proyectos de ley todavía dice que este no prosperó.",
    "ri-appeal": "La apelación debe estar pendiente dentro de los 60 días después del estado de cuenta.",
    "sc-garnishment": "No cubre el dinero en una cuenta de banco.",
    "tx-garnishment": "No cubre el dinero en una cuenta de banco.",
    "tx-itemized":
      "También obliga a otros centros de salud con licencia. No obliga a los médicos ni a los centros de salud calificados federalmente (FQHC).",
    "ut-notice-days": "El texto que leímos es sobre una versión anterior.",
    "va-reporting":
      "No obliga a las compañías de informes de crédito, ni incluye las tarjetas de crédito generales. Las fuentes dan tres fechas en que entró en vigor. Mostramos la más tardía.",
    "va-interest": "Obliga a los consultorios solo por encima del tamaño que fija 59.1-611.",
    "va-garnishment": "Obliga a los consultorios solo por encima del tamaño que fija 59.1-611.",
    "va-home": "Un gravamen sobre bienes inmuebles sin ejecución no está en la lista.",
    "va-notice": "No leímos cuántos días antes de esa medida.",
    "vt-interest": "No leímos el número de la sección.",
    "vt-plan": "No leímos el número de la sección.",
    "wa-reporting": "No incluye la atención cosmética ni la deuda de tarjetas de crédito.",
    "wa-interest":
      "Un proyecto de ley para bajarlo al 1% (SB 5993) no se había aprobado el 12 de marzo de 2026.",
    "wa-wait": "Leímos una página del sector, no el texto de la ley.",
  },
} as const;
