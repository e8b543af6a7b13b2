// Keeps the fields of an audit's form through a reload, in the storage of this tab: until the form is sent, or its
// person signs out (forget-drafts-script.js).

/** Before each draft's own name. */
const PREFIX = "audit-draft ";

const place = document.querySelector("[data-audit-draft]");
const form = place?.querySelector("form");
const key = PREFIX + (place?.getAttribute("data-audit-draft") ?? "");

/** The fields that a person fills in. @param {HTMLFormElement} form */
function fieldsOf(form) {
  return [...form.elements].filter(
    (field) =>
      (field instanceof HTMLInputElement && field.type !== "hidden") || field instanceof HTMLSelectElement,
  );
}

/** @returns {Record<string, string | boolean> | null} */
function readDraft() {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null; // a browser may forbid storage
  }
}

/** @param {HTMLFormElement} form */
function keepDraft(form) {
  const said = fieldsOf(form).map((field) => [field.name, isTick(field) ? field.checked : field.value]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(said)));
  } catch {
    // a browser may forbid storage
  }
}

/** @param {Element} field @returns {field is HTMLInputElement} */
function isTick(field) {
  return field instanceof HTMLInputElement && field.type === "checkbox";
}

/** @param {HTMLFormElement} form */
function restoreDraft(form) {
  const draft = readDraft();
  if (!draft) return;
  for (const field of fieldsOf(form)) {
    const said = draft[field.name];
    if (isTick(field)) field.checked = said === true;
    else if (typeof said === "string") field.value = said;
  }
  const message = place?.querySelector("[data-draft-restored]");
  if (message) message.textContent = message.getAttribute("data-text");
}

if (form) {
  restoreDraft(form);
  form.removeAttribute("data-restoring");
  form.addEventListener("input", () => keepDraft(form));
  form.addEventListener("submit", () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // a browser may forbid storage
    }
  });
}
