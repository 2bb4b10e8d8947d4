import { useEffect, useRef } from 'react';

/** What was open in this tab; a browser that forbids storage remembers nothing. */
function remembered(name: string): string | null {
  try {
    return sessionStorage.getItem(`open:${name}`);
  } catch {
    return null;
  }
}
function remember(name: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(`open:${name}`);
    else sessionStorage.setItem(`open:${name}`, id);
  } catch {
    // It is in the list all the same.
  }
}

/** Opens what was open in this tab before the page was loaded again, unless the address names another thing. */
export function useReopened(name: string | undefined, id: string | null, open: (id: string) => void): void {
  const now = useRef(open);
  now.current = open;
  // Before the effect below forgets it: a page begins with its example.
  useEffect(() => {
    const last = name ? remembered(name) : null;
    if (last && !new URLSearchParams(location.search).has('open')) now.current(last);
  }, [name]);
  useEffect(() => {
    if (name) remember(name, id);
  }, [name, id]);
}
