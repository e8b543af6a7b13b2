// Shows the forms that are sent with the answer of a passkey, and asks the browser for it. The JSON methods of WebAuthn are
// younger than WebAuthn: what they do is done by hand where they are missing.

/** @param {string} text */
function bytesOf(text) {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function textOf(buffer) {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {{ id: string }[]} [credentials] */
const withBytes = (credentials = []) => credentials.map((one) => ({ ...one, id: bytesOf(one.id) }));

/** @param {any} options */
function creationOptions(options) {
  if (PublicKeyCredential.parseCreationOptionsFromJSON)
    return PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: withBytes(options.excludeCredentials),
  };
}

/** @param {any} options */
function askingOptions(options) {
  if (PublicKeyCredential.parseRequestOptionsFromJSON)
    return PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: withBytes(options.allowCredentials),
  };
}

/** @param {any} credential */
function answerOf(credential) {
  if (credential.toJSON) return credential.toJSON();
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = credential.response;
  const parts = { clientDataJSON, attestationObject, authenticatorData, signature, userHandle };
  const written = Object.entries(parts).filter(([, part]) => part);
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    clientExtensionResults: {},
    response: Object.fromEntries(written.map(([name, part]) => [name, textOf(part)])),
  };
}

/** @param {HTMLFormElement} form */
function ask(form) {
  const options = JSON.parse(form.dataset.options ?? "{}");
  return form.dataset.passkey === "create"
    ? navigator.credentials.create({ publicKey: creationOptions(options) })
    : navigator.credentials.get({ publicKey: askingOptions(options) });
}

/** @param {HTMLFormElement} form */
function listen(form) {
  const answer = form.elements.namedItem("answer");
  const failure = form.querySelector("[data-failure]");
  if (!(answer instanceof HTMLInputElement) || !(failure instanceof HTMLElement)) return;
  form.hidden = false;
  // A form that comes back with an answer is sent with it again.
  form.addEventListener(
    "submit",
    async (event) => {
      if (answer.value !== "") return;
      event.preventDefault();
      failure.textContent = "";
      try {
        answer.value = JSON.stringify(answerOf(await ask(form)));
        form.requestSubmit(event.submitter);
      } catch {
        failure.textContent = failure.dataset.failure ?? "";
      }
    },
    { capture: true },
  );
}

if (window.PublicKeyCredential) {
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    if (form instanceof HTMLFormElement) listen(form);
  }
}
