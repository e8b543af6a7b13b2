import { describe, expect, it } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { invoiceDateOf } from "../../bill.ts";
import { billOfWords } from "../bill-of-words.ts";

const billOf = (text: string) => billOfWords(printDocument(text))!;
const dateOf = (text: string) =>
  invoiceDateOf(billOf(`#Pine Harrow Hospital\n${text}\nTotal charges   $120.00`));

describe("the invoice date", () => {
  it("is the statement's, whatever other dates are printed", () => {
    expect(
      dateOf(
        "DOB: 02/03/1970   Print date: 05/09/2026\nDate of service: 04/01/2026\nStatement date: 05/05/2026\nDue date: 06/01/2026",
      ),
    ).toBe("2026-05-05");
  });

  it("is the date line of a letter", () => {
    expect(
      dateOf("March 3, 2026\nDear Mr. Hale,\nfor your visit on 01/09/2026 this is due by 04/01/2026."),
    ).toBe("2026-03-03");
  });

  it("is the first day of service where the sender wrote no date", () => {
    expect(dateOf("Dates of service: 04/01/2026 - 04/03/2026\nDue date: 06/01/2026")).toBe("2026-04-01");
  });

  it("is never a due date, a birth date or a fax header's date", () => {
    expect(dateOf("DOB: 02/03/1995\nPay by 06/01/2026")).toBeNull();
    expect(
      invoiceDateOf(
        billOf(
          "07/13/2026 11:14  FROM: 614-555-0172  P.001/001\n#Pine Harrow Hospital\n\nVisit date 06/19/2026\nTotal charges  $120.00",
        ),
      ),
    ).toBe("2026-06-19");
  });

  it("is apart from the days of service, of which the first and the last are kept", () => {
    const { statementDate, serviceDates } = billOf(
      "#Pine Harrow Hospital\nStatement date: 05/05/2026\nAdmitted: 04/01/2026   Discharged: 04/03/2026\nTotal charges   $120.00",
    );
    expect([statementDate?.value, serviceDates?.first.value, serviceDates?.last.value]).toEqual([
      "2026-05-05",
      "2026-04-01",
      "2026-04-03",
    ]);
    expect(
      billOf("#Pine Harrow Hospital\nService dates: 04/01/2026 - 04/03/2026\nTotal charges   $120.00")
        .serviceDates,
    ).toMatchObject({ first: { value: "2026-04-01" }, last: { value: "2026-04-03" } });
    expect(billOf("#Pine Harrow Hospital\nVisit date 06/19/2026\nTotal charges  $120.00")).toMatchObject({
      statementDate: null,
      serviceDates: { first: { value: "2026-06-19" }, last: { value: "2026-06-19" } },
    });
  });

  it("is of the one day that a label names where most charges are of it", () => {
    const lastDayOf = (...days: string[]) =>
      billOf(
        [
          "#Pine Harrow Hospital",
          "Date of service: 04/01/2026",
          "DATE          CODE     DESCRIPTION      CHARGES",
          ...days.map((day) => `${day}    80053    Metabolic panel  $40.00`),
          `                       Total charges    $${days.length * 40}.00`,
        ].join("\n"),
      ).serviceDates?.last.value;
    expect(lastDayOf("04/01/2026", "04/01/2026", "04/09/2026")).toBe("2026-04-01");
    expect(lastDayOf("04/01/2026", "04/02/2026", "04/09/2026")).toBe("2026-04-09");
  });
});
