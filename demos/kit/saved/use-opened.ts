import { useEffect, useRef } from 'react';
import { clearAddress } from '../share/shared-state.ts';

/** Opens the saved thing that the address names, as links from the account do; once, when the page is alive. */
export function useOpened(choose: (id: string) => void): void {
  const now = useRef(choose);
  now.current = choose;
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('open');
    if (!id) return;
    clearAddress();
    now.current(id);
  }, []);
}
