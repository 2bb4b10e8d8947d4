// The one script of a page that is read: brings its islands to life, each when it is needed.
import type { ComponentType } from 'react';
import '#app/shell/first-touch.ts';
import { islands } from './registry.ts';

const waking = new WeakSet<Element>();

async function wake(part: HTMLElement): Promise<void> {
  if (waking.has(part)) return;
  waking.add(part);
  const { island, prefix: identifierPrefix, props = '{}' } = part.dataset;
  const load = Object.entries(islands).find(([name]) => name === island)?.[1];
  if (!load) throw new Error(`There is no island '${island}'`);
  const [{ awaken }, Part] = await Promise.all([import('./awaken.tsx'), load()]);
  awaken(part, Part as ComponentType<object>, JSON.parse(props) as object, identifierPrefix);
}

/** Whether this browser knows its visitor: somebody is signed in, or something was saved here. */
function knowsVisitor(): boolean {
  try {
    return 'who' in document.documentElement.dataset || localStorage.getItem('saved') !== null;
  } catch {
    return false;
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const part = target.closest<HTMLElement>('[data-island]');
      if (!isIntersecting || !part) continue;
      near.unobserve(target);
      void wake(part);
    }
  },
  { rootMargin: '300px' },
);

for (const part of document.querySelectorAll<HTMLElement>('[data-island]')) {
  for (const kind of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    part.addEventListener(kind, () => void wake(part), { once: true, passive: true });
  const { wake: when } = part.dataset;
  // The island itself has no box; what React loads ahead stands before the first thing that has one.
  // Where that one has no box either, as with `display: contents`, another part says that it is the one to look for.
  const seen = part.querySelector('[data-near]') ?? part.querySelector(':scope > :not(link)');
  // A hash that begins with '#/' is a place inside an application, so people who follow such a link want to see that place.
  if (when === 'near' && location.hash.startsWith('#/')) void wake(part);
  else if (seen && (when === 'near' || (when === 'known' && knowsVisitor()))) near.observe(seen);
  // It may have been opened or typed into before this ran.
  if (part.contains(document.activeElement)) void wake(part);
}
