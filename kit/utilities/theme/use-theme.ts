import { useEffect, useState } from 'react';
import { ownTheme, readTheme, type Theme, themeQuery } from './theme.ts';

/** The theme of the address, kept there as it changes; `round` grows when fields have to be filled again. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(ownTheme);
  const [round, setRound] = useState(0);
  const [read, setRead] = useState(false);

  useEffect(() => {
    setTheme(readTheme(window.location.search));
    setRound(1);
    setRead(true);
  }, []);

  useEffect(() => {
    if (!read) return;
    // A dragged slider changes many times a second, and browsers refuse to write that often.
    const timer = setTimeout(() => {
      const query = themeQuery(theme);
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${query ? `?${query}` : ''}${hash}`);
    }, 250);
    return () => clearTimeout(timer);
  }, [theme, read]);

  return {
    theme,
    round,
    change: (part: Partial<Theme>) => setTheme((before) => ({ ...before, ...part })),
    reset: () => {
      setTheme(ownTheme);
      setRound((before) => before + 1);
    },
  };
}
