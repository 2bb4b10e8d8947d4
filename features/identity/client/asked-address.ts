const key = 'sign-in-address';

/** Keeps the address that a sign-in link was asked for, so that whoever opens it in this browser need not type it again. */
export function keepAskedAddress(address: string): void {
  try {
    localStorage.setItem(key, address);
  } catch {
    // Then it is asked for.
  }
}

/** The address that a sign-in link was asked for in this browser; empty where none was. */
export function askedAddress(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Forgets it: the link was used, or somebody else is to use this browser. */
export function forgetAskedAddress(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
