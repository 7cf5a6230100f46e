// The address of the page: what is looked at, and a secret that is taken out of it.

/** The address says what is looked at. A browser that finds this too often refuses it: the next one will do. */
export function setAddress(address: string, how: "push" | "replace", state: object | null = null): void {
  try {
    if (how === "push") history.pushState(state, "", address);
    else history.replaceState(state, "", address);
  } catch {
    // Too many changes in a short time.
  }
}

/** The text of an address's part; one that is broken stays as it is, to be refused as a link. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
