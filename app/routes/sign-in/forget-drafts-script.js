// After signing out, nothing stays in this tab that the next person could read.

try {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith("audit-draft ")) sessionStorage.removeItem(key);
  }
} catch {
  // a browser may forbid storage
}
