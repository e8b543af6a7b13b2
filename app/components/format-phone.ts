/** Ten digits as people read them, '(312) 555-0180'; any other text as it is. */
export function formatPhone(phone: string): string {
  const [, area, office, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area === undefined ? phone : `(${area}) ${office}-${line}`;
}
