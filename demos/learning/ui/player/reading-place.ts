import { useEffect } from 'react';
import { keepState, keptState } from '../../../kit/share/kept-state.ts';

const sectionAt = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);

/** Goes to a section of the lesson that is shown, with the focus. */
export function showSection(id: string): void {
  const section = sectionAt(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Comes back to the section where reading stopped, or to the one that was asked for, and remembers it from then on. */
export function useReadTo(lesson: string, asked: string | null): void {
  useEffect(() => {
    const name = `learning-read-${lesson}`;
    const kept = keptState(name);
    const target = asked ?? (typeof kept === 'string' ? kept : null);
    const first = document.querySelector('[data-section]');
    const found = target ? sectionAt(target) : null;
    if (found && found !== first) {
      // After the shell has brought the top of the new screen into view.
      const timer = setTimeout(() => found.scrollIntoView({ block: 'start' }), 60);
      const stop = remember(name);
      return () => {
        clearTimeout(timer);
        stop();
      };
    }
    return remember(name);
  }, [lesson, asked]);
}

/** Tracks which section is at the top of the window. */
function remember(name: string): () => void {
  const seen = new Map<Element, boolean>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
      const here = [...seen].find(([, isSeen]) => isSeen)?.[0];
      if (here instanceof HTMLElement && here.dataset.section) keepState(name, here.dataset.section);
    },
    { rootMargin: '-10% 0px -60% 0px' },
  );
  for (const section of document.querySelectorAll('[data-section]')) watch.observe(section);
  return () => watch.disconnect();
}
