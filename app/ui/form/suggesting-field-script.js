// Suggests destinations for the typed text: a combobox with a list, as in https://www.w3.org/WAI/ARIA/apg/patterns/combobox.

/** @typedef {{ label: string, detail: string, address: string }} Suggestion */

const pauseMs = 80;

/** @param {HTMLElement} frame */
function openCombobox(frame) {
  const input = frame.querySelector("input");
  if (!input || input.role === "combobox") return;
  const list = document.createElement("ul");
  list.id = `${input.id}-suggestions`;
  list.role = "listbox";
  list.className = frame.dataset.list ?? "";
  list.ariaLabel = frame.dataset.label ?? "";
  list.hidden = true;
  frame.append(list);
  input.role = "combobox";
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-autocomplete", "list");
  input.ariaExpanded = "false";

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  /** @type {AbortController | undefined} */
  let underWay;

  const close = () => {
    clearTimeout(pause);
    underWay?.abort();
    list.hidden = true;
    input.ariaExpanded = "false";
    input.removeAttribute("aria-activedescendant");
  };

  /** @param {Suggestion} suggestion @param {number} index */
  const optionOf = ({ label, detail, address }, index) => {
    const option = document.createElement("li");
    option.id = `${list.id}-${index}`;
    option.role = "option";
    option.className = frame.dataset.option ?? "";
    option.dataset.address = address;
    const beside = document.createElement("span");
    beside.className = frame.dataset.detail ?? "";
    beside.textContent = detail;
    option.append(label, " ", beside);
    return option;
  };

  const suggest = async () => {
    underWay?.abort();
    const asking = new AbortController();
    underWay = asking;
    const address = `${frame.dataset.suggestions}?q=${encodeURIComponent(input.value)}`;
    try {
      const reply = await fetch(address, { signal: asking.signal });
      const { suggestions = [] } = reply.ok ? await reply.json() : {};
      if (input.hasAttribute("aria-activedescendant")) return; // a person is choosing from the list
      list.replaceChildren(...suggestions.map(optionOf));
      list.hidden = suggestions.length === 0;
      input.ariaExpanded = String(!list.hidden);
      input.removeAttribute("aria-activedescendant");
    } catch {
      if (!asking.signal.aborted) close(); // the field works without suggestions
    }
  };

  /** @param {number} step */
  const move = (step) => {
    const options = [...list.children];
    const at = options.findIndex(({ id }) => id === input.getAttribute("aria-activedescendant"));
    const next = options[(at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length];
    for (const option of options) option.ariaSelected = String(option === next);
    if (next) input.setAttribute("aria-activedescendant", next.id);
    next?.scrollIntoView({ block: "nearest" });
  };

  const forgetChoice = () => {
    for (const hidden of input.form?.querySelectorAll("input[data-chosen]") ?? []) hidden.remove();
  };

  /**
   * Whether the option was written into the form that its page answers, where a field waits to be filled in next.
   * @param {URL} address
   */
  const fill = ({ pathname, searchParams }) => {
    const { form } = input;
    const next = document.getElementById(frame.dataset.nextField ?? "");
    const isWaiting = next instanceof HTMLInputElement && next.value.trim() === "";
    if (!form || !isWaiting || pathname !== new URL(form.action).pathname) return false;
    for (const [name, value] of searchParams) {
      if (name === input.name) {
        input.value = value;
        continue;
      }
      const hidden = document.createElement("input");
      Object.assign(hidden, { type: "hidden", name, value });
      hidden.dataset.chosen = "";
      form.append(hidden);
    }
    close();
    next.focus();
    return true;
  };

  /**
   * Fills the form, or goes to the option's page with what the form's other fields say.
   * @param {Element | null} option
   */
  const choose = (option) => {
    if (!(option instanceof HTMLElement) || !option.dataset.address) return;
    const address = new URL(option.dataset.address, location.href);
    forgetChoice();
    if (fill(address)) return;
    for (const [name, value] of input.form ? new FormData(input.form) : []) {
      const isOther = name !== input.name && !address.searchParams.has(name);
      if (isOther && typeof value === "string" && value !== "") address.searchParams.append(name, value);
    }
    close();
    location.assign(address);
  };

  input.addEventListener("input", () => {
    forgetChoice();
    input.removeAttribute("aria-activedescendant");
    for (const option of list.children) option.ariaSelected = "false";
    clearTimeout(pause);
    pause = setTimeout(suggest, pauseMs);
  });
  input.addEventListener("keydown", (event) => {
    const chosen = document.getElementById(input.getAttribute("aria-activedescendant") ?? "");
    if (event.key === "Escape" && !list.hidden) close();
    else if (list.hidden) return;
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else return;
    event.preventDefault();
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
  list.addEventListener("click", (event) => {
    if (event.target instanceof Element) choose(event.target.closest('[role="option"]'));
  });
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
}

function openAll() {
  for (const frame of document.querySelectorAll("[data-suggestions]")) {
    if (frame instanceof HTMLElement) openCombobox(frame);
  }
}

openAll();
document.addEventListener("content-replaced", openAll);
