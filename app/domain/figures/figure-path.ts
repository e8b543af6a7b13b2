import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import type { Figure } from "./figure.ts";

/** The path of the page that has the whole of what a figure shows a part of. */
export function figurePath(figure: Figure): string {
  switch (figure.name) {
    case "kinds-of-price":
    case "parts-of-one-service":
      return addressOf("/data", { code_type: figure.service.codeType, code: figure.service.code });
    case "spread-of-one-service": {
      const { codeType, code } = figure.service;
      const location = US_STATES.get(figure.state) ?? figure.state;
      return addressOf("/hospital_search", { code_type: codeType, code, location });
    }
    case "what-became-of-amounts":
      return "/price-files";
  }
}
