import type { Translation } from "#app/domain/language/message.ts";
import type { linkedTerms as english } from "../en/linked-terms.ts";

/** What public/glosario.txt says of these terms, letter for letter. */
export const linkedTerms: Translation<typeof english> = {
  "Standard charge": {
    name: "Cargo estándar",
    definition:
      "La tarifa normal que un hospital fija para un artículo o servicio. Hay cinco tipos, desde el cargo bruto hasta la tarifa más alta acordada con un plan.",
  },
  "Gross charge": {
    name: "Cargo bruto (precio de lista)",
    definition:
      "El precio completo de un artículo o servicio en la lista del propio hospital, antes de cualquier descuento.",
  },
  "Discounted cash price": {
    name: "Precio en efectivo con descuento",
    definition: "Lo que un hospital cobra a quien paga en efectivo, sin usar ningún seguro.",
  },
  "Payer-specific negotiated charge": {
    name: "Tarifa negociada con cada aseguradora",
    definition: "La tarifa que un hospital y un plan de salud acordaron para un artículo o servicio.",
  },
  "De-identified minimum negotiated charge": {
    name: "Tarifa negociada mínima, sin nombrar el plan",
    definition: "La tarifa más baja que un hospital acordó con algún plan, sin nombrar el plan.",
  },
  "De-identified maximum negotiated charge": {
    name: "Tarifa negociada máxima, sin nombrar el plan",
    definition: "La tarifa más alta que un hospital acordó con algún plan, sin nombrar el plan.",
  },
  "Allowed amount": {
    name: "Cantidad permitida",
    definition:
      "Lo máximo que un plan reconoce por un servicio cubierto. Incluye la parte del plan y la de usted.",
  },
  "Median allowed amount": {
    name: "Mediana de las cantidades permitidas",
    definition:
      "La mediana de las cantidades que un plan de verdad pagó a un hospital por un servicio. La mitad fue más alta y la mitad más baja.",
  },
  "10th and 90th percentile allowed amounts": {
    name: "Percentiles 10 y 90 de las cantidades permitidas",
    definition:
      "Dos cifras que muestran cuánto varió lo que de verdad se pagó. Uno de cada diez pagos fue igual o menor que la primera. Uno de cada diez fue igual o mayor que la segunda.",
  },
  "Count of allowed amounts": {
    name: "Conteo de cantidades permitidas",
    definition:
      "Con cuántos pagos se calcularon la mediana y los percentiles. Si son de 1 a 10, el archivo solo dice “1 through 10”.",
  },
  "Machine-readable file (MRF)": {
    name: "Archivo de precios legible por máquina (MRF)",
    definition:
      "El archivo en el que un hospital publica todos sus cargos estándar. Está hecho para programas, y a las personas les cuesta leerlo.",
  },
  "Shoppable service": {
    name: "Servicio que se puede planear",
    definition:
      "Un servicio que usted puede planear con tiempo, como un estudio de imágenes o un reemplazo de rodilla.",
  },
  Chargemaster: {
    name: "Lista de precios del hospital (chargemaster)",
    definition:
      "La lista del propio hospital con todo lo que puede cobrar y el cargo bruto de cada cosa. También se llama CDM.",
  },
  "Contract methodology": {
    name: "Metodología del contrato",
    definition:
      "Cómo se calcula la tarifa de un contrato. Un archivo puede decir tarifa por caso, lista de tarifas, porcentaje de los cargos, tarifa por día u otra.",
  },
  "Case rate": {
    name: "Tarifa por caso",
    definition:
      "Una cantidad fija por toda una hospitalización o un procedimiento, sin importar cuánto se usó.",
  },
  "Per diem rate": {
    name: "Tarifa por día (per diem)",
    definition: "Una cantidad fija por cada día en el hospital.",
  },
  "Fee schedule": {
    name: "Lista de tarifas",
    definition: "Una lista de precios fijos, uno por cada código, que usa un pagador.",
  },
  "Percent of total billed charges": {
    name: "Porcentaje de los cargos totales",
    definition:
      "Una tarifa que es una parte de lo que el hospital cobre. Cuando los cargos suben, el pago también sube.",
  },
  "Negotiated algorithm": {
    name: "Algoritmo negociado",
    definition: "Una tarifa que es una fórmula o una regla en palabras, y no un solo número.",
  },
  Setting: {
    name: "Tipo de atención (con hospitalización o ambulatoria)",
    definition:
      "Dice para quién es un precio: para quienes se quedan en el hospital (inpatient), para quienes no (outpatient) o para los dos.",
  },
  "Billing class": {
    name: "Tipo de facturación (centro o profesional)",
    definition: "Dice si un precio es del hospital (facility) o del médico (professional).",
  },
  "Drug unit of measurement": {
    name: "Unidad de medida del medicamento",
    definition: "La cantidad de un medicamento por la que es un precio, como 10 mililitros o una unidad.",
  },
  Attestation: {
    name: "Certificación",
    definition:
      "La declaración del hospital, en su archivo de precios, de que los datos son verdaderos, exactos y completos.",
  },
  "cms-hpt.txt file": {
    name: "Archivo cms-hpt.txt",
    definition:
      "Un archivo pequeño en el sitio web de un hospital que dice dónde está su archivo de precios. Cada sede tiene su propio bloque de líneas.",
  },
  "Facility fee": {
    name: "Cargo del centro médico",
    definition:
      "Lo que un hospital cobra por la sala, el personal y el equipo. El cargo del médico se suma aparte.",
  },
  "Professional fee": {
    name: "Honorarios del médico",
    definition:
      "Lo que un médico u otro proveedor cobra por el trabajo mismo, como una operación o la lectura de un estudio de imágenes.",
  },
  "National Drug Code (NDC)": {
    name: "Código Nacional de Medicamentos (NDC)",
    definition:
      "Un número para un medicamento de un fabricante en un tamaño de envase. La FDA mantiene la lista.",
  },
  "National Provider Identifier (NPI)": {
    name: "Identificador Nacional de Proveedor (NPI)",
    definition:
      "Un número de diez dígitos que tiene cada proveedor del país. El tipo 1 es de una persona y el tipo 2 de una organización.",
  },
  "Estimated allowed amount": {
    name: "Cantidad permitida estimada",
    definition:
      "El promedio que se pagó antes a un hospital por un servicio con una tarifa que no está en dólares.",
  },
  "CPT code": {
    name: "Código CPT",
    definition:
      "Un código de cinco dígitos, o de cuatro y una letra, para un servicio como un estudio de imágenes o una consulta. La American Medical Association es dueña de la lista y la actualiza.",
  },
  "HCPCS Level II code": {
    name: "Código HCPCS de nivel II",
    definition:
      "Un código de una letra y cuatro dígitos para lo que CPT no cubre, como medicamentos, suministros y viajes en ambulancia.",
  },
  Modifier: {
    name: "Modificador",
    definition:
      "Dos caracteres después de un código de servicio que cambian lo que significa. Pueden indicar un lado del cuerpo o una parte del servicio.",
  },
  "Revenue code": {
    name: "Código de ingresos (revenue code)",
    definition:
      "Un código de cuatro dígitos en la factura de un hospital. Indica el departamento o el tipo de costo, como la farmacia o un cuarto.",
  },
  "Itemized bill": {
    name: "Factura detallada",
    definition:
      "Una factura con una línea para cada servicio, suministro y medicamento. Cada línea tiene una fecha, un código, las unidades y un cargo.",
  },
  "Billing statement": {
    name: "Estado de cuenta",
    definition:
      "Una carta que dice cuánto debe usted ahora. Muchas veces junta varios servicios en una sola cantidad.",
  },
  "Explanation of benefits (EOB)": {
    name: "Explicación de beneficios (EOB)",
    definition: "Una carta de su plan que muestra cómo procesó una reclamación. No es una factura.",
  },
  "Balance billing": {
    name: "Facturación de saldo",
    definition:
      "Cobrar al paciente lo que queda después de que el plan pagó su parte. La cantidad es el cargo menos la cantidad permitida del plan.",
  },
  "Line item": {
    name: "Línea de la factura",
    definition:
      "Una fila de una factura: un servicio, medicamento o suministro con su fecha, sus unidades y su cargo.",
  },
  "Medicare severity diagnosis-related group (MS-DRG)": {
    name: "Grupo de Medicare por diagnóstico y gravedad (MS-DRG)",
    definition: "Un grupo de hospitalizaciones parecidas en enfermedad y costo. Cada grupo tiene un número.",
  },
  Deductible: {
    name: "Deducible",
    definition:
      "Lo que usted paga cada año por la atención cubierta antes de que su plan empiece a pagar su parte.",
  },
  Coinsurance: {
    name: "Coseguro",
    definition: "Su parte de la cantidad permitida, en porcentaje, después de cubrir el deducible.",
  },
  Copayment: {
    name: "Copago",
    definition:
      "Una cantidad fija que usted paga por una consulta o un medicamento. En inglés se llama “copay”.",
  },
  "Out-of-pocket maximum": {
    name: "Máximo de gastos de bolsillo",
    definition:
      "Lo máximo que usted paga en un año por la atención cubierta dentro de la red. Después, el plan lo paga todo.",
  },
  "Charity care": {
    name: "Atención gratuita o con descuento (charity care)",
    definition: "Atención gratuita o más barata para personas que no pueden pagar.",
  },
  "Self-pay": {
    name: "Pago por su cuenta",
    definition: "Cuando usted paga la atención, sin seguro o sin usarlo.",
  },
  "Cost-to-charge ratio": {
    name: "Relación entre costos y cargos",
    definition: "Lo que le cuesta la atención a un hospital por cada dólar que cobra.",
  },
  "Contractual adjustment": {
    name: "Ajuste contractual",
    definition: "La parte de un cargo que el proveedor quita porque así lo dice su contrato con el plan.",
  },
  "Good faith estimate": {
    name: "Estimado de buena fe",
    definition:
      "Un estimado por escrito de lo que va a costar su atención. Usted tiene derecho a uno si no tiene seguro o no lo va a usar.",
  },
  "No Surprises Act": {
    name: "Ley Sin Sorpresas",
    definition:
      "Una ley federal contra las facturas sorpresa, vigente desde 2022. Cubre las emergencias, alguna atención en hospitales de la red y las ambulancias aéreas.",
  },
  "Hospital Price Transparency rule": {
    name: "Reglamento de Transparencia de Precios de Hospitales",
    definition:
      "El reglamento federal que obliga a casi todos los hospitales del país a publicar sus precios. Está vigente desde el 1 de enero de 2021.",
  },
  "Financial assistance policy": {
    name: "Política de asistencia financiera",
    definition:
      "Las reglas escritas de un hospital sobre quién recibe atención gratuita o más barata y cómo solicitarla.",
  },
  "Protected health information (PHI)": {
    name: "Información médica protegida (PHI)",
    definition:
      "Datos de salud que se pueden unir a una persona y que tiene un proveedor, un plan o quien trabaja para ellos.",
  },
  "Right of access": {
    name: "Derecho de acceso",
    definition:
      "Su derecho a ver su expediente médico y sus registros de facturación, y a recibir una copia.",
  },
  "Optical character recognition (OCR)": {
    name: "Reconocimiento óptico de caracteres (OCR)",
    definition: "Convertir la imagen de un texto en letras que una computadora puede buscar y ordenar.",
  },
  Median: {
    name: "Mediana",
    definition:
      "El valor que queda en medio cuando se ponen todos en orden. La mitad está por debajo y la mitad por encima.",
  },
  Percentile: {
    name: "Percentil",
    definition:
      "El valor que tiene por debajo cierta parte de todos los valores. El percentil 25 tiene por debajo una cuarta parte.",
  },
  Outlier: {
    name: "Precio poco creíble (outlier)",
    definition: "Un valor que está lejos de todos los demás.",
  },
  "Sample size": {
    name: "Tamaño de la muestra",
    definition: "Con cuántos valores se calculó una cifra. Muchas veces se escribe como n.",
  },
  "SHA-256 checksum": {
    name: "Suma de comprobación SHA-256",
    definition: "Un código corto que se calcula con un archivo. Si cambia una letra, cambia todo el código.",
  },
  Payer: {
    name: "Pagador",
    definition:
      "Quien paga la atención de un paciente: una compañía de seguros, el plan de un empleador o un programa público.",
  },
  "In-network provider": {
    name: "Proveedor dentro de la red",
    definition: "Un proveedor que tiene un contrato con su plan. Es donde usted paga menos.",
  },
  "Out-of-network provider": {
    name: "Proveedor fuera de la red",
    definition: "Un proveedor que no tiene contrato con su plan. Es posible que usted pague más, o todo.",
  },
  "Prior authorization": {
    name: "Autorización previa",
    definition:
      "La aprobación del plan que se exige antes de dar cierta atención. Sin ella, es posible que el plan no pague.",
  },
} as const;
