// Renews a part of the page from a GET form without a full load; the server writes that part in both cases.

/** @type {AbortController | null} */
let underWay = null;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

/**
 * @param {string} address
 * @param {string} regionId
 * @param {boolean} isNew whether the address is a new step to go back from, rather than this one in another form
 */
async function renew(address, regionId, isNew) {
  underWay?.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const region = document.getElementById(regionId);
  region?.setAttribute("aria-busy", "true");
  try {
    const reply = await fetch(address, { signal, headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    const renewed = page.getElementById(regionId);
    if (!region || !renewed) throw new Error(String(reply.status));
    const focused = document.activeElement?.id;
    region.replaceChildren(...renewed.childNodes);
    for (const part of document.querySelectorAll("[data-live-too]")) {
      part.replaceWith(page.getElementById(part.id) ?? part);
    }
    document.title = page.title;
    if (isNew) history.pushState(regionId, "", reply.url);
    else history.replaceState(regionId, "", reply.url);
    if (focused) document.getElementById(focused)?.focus();
    runNewScripts(region);
    tidy();
    say(region);
    document.dispatchEvent(new Event("content-replaced"));
  } finally {
    if (!signal.aborted) region?.removeAttribute("aria-busy");
  }
}

/** Scripts that came with a renewed part do not run by themselves; a module that has run does not run again.
 *  @param {HTMLElement} region */
function runNewScripts(region) {
  for (const { src } of region.querySelectorAll("script")) import(/* @vite-ignore */ src);
}

/** @param {HTMLElement} region */
function say(region) {
  const said = document.querySelector(`[data-live-said="${region.id}"]`);
  const answers = [...region.querySelectorAll("[data-live-answer], [role=alert]:not([hidden])")];
  if (said) said.textContent = answers.map(({ textContent }) => textContent).join(" ");
}

function tidy() {
  for (const part of document.querySelectorAll("[data-without-script]")) part.setAttribute("hidden", "");
}

/**
 * @param {HTMLFormElement} form
 * @param {string | undefined} failure what is said when it does not come; '{status}' in it is the reply's
 * @param {[name: string, value: string]} [pressed] the button's part of the form
 * @param {"search" | "choice" | "typing"} [kind] after a choice or while typing the visitor stays at the form; a search
 *   leads to the form's results
 */
async function send(form, failure, pressed, kind = "search") {
  clearTimeout(pause);
  const address = new URL(form.action);
  for (const [name, value] of [...new FormData(form), ...(pressed ? [pressed] : [])]) {
    if (typeof value === "string" && name !== "" && value !== "") address.searchParams.append(name, value);
  }
  const alert = form.querySelector("[data-live-failure]");
  alert?.setAttribute("hidden", "");
  try {
    await renew(address.href, form.dataset.live ?? "", kind !== "typing");
    if (kind === "search") document.getElementById(form.dataset.liveLeadsTo ?? "")?.scrollIntoView();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    const text = alert?.querySelector("[data-live-failure-text]");
    if (!alert || !text) return form.submit();
    const status = error instanceof Error && /^\d+$/.test(error.message) ? error.message : "no connection";
    text.textContent = (failure ?? "").replace("{status}", status);
    const again = alert.querySelector("[data-text]");
    if (again) again.textContent = again.getAttribute("data-text");
    alert.removeAttribute("hidden");
  }
}

// A field's `data-renews` names the parameter for a choice that isn't a search; an empty one sends
// the form as it is.
addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.form?.dataset.live) return;
  const { renews, failure } = target.dataset;
  if (renews !== undefined)
    send(target.form, failure ?? target.form.dataset.failure, renews ? [renews, "yes"] : undefined, "choice");
});

// What is typed into a field with `data-live-typing` is searched for when the visitor pauses.
addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.liveTyping === undefined) return;
  const { form } = target;
  if (!form?.dataset.live) return;
  clearTimeout(pause);
  pause = setTimeout(() => send(form, form.dataset.failure, undefined, "typing"), 200);
});

addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.live) return;
  event.preventDefault();
  const { submitter } = event;
  const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== "";
  send(form, form.dataset.failure, isNamed ? [submitter.name, submitter.value] : undefined);
});

addEventListener("popstate", () => location.reload());

tidy();
