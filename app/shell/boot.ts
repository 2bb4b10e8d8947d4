// Runs inline before the page is drawn: theme and signed-in visitor without a flash, and everything that
// must answer a hand before the scripts are there. Kept small: it is part of every page.
const page = document;
const root = page.documentElement;
const { dataset } = root;
const on = addEventListener;
const frame = requestAnimationFrame;
const find = <Kind extends Element>(what: string) => page.querySelector<Kind>(what);
const prefers = (what: string) => matchMedia(`(prefers-${what})`).matches;

/** Reads, or writes and reads, what is kept: the theme for good, everything else for this tab. */
function stored(key: string, value?: string | null): string | null {
  // Storage throws where a browser forbids it; the page works without.
  try {
    const area = key === 'theme' ? localStorage : sessionStorage;
    if (value === null) area.removeItem(key);
    else if (value !== undefined) area.setItem(key, value);
    return area.getItem(key);
  } catch {
    return null;
  }
}

function wearTheme(theme: string | null) {
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
}
wearTheme(stored('theme'));

/** Marks the document with whom the cookie `who` names, by the rules of features/identity/who-cookie.ts. */
function wearWho() {
  delete dataset.who;
  try {
    // Over https the name is `__Host-who`. Either will do: this is for showing, and its bytes are on every page.
    const text = /\bwho=([^;]*)/.exec(page.cookie)?.[1] ?? '';
    const who: { name: string; initials: string; staff: boolean } = JSON.parse(decodeURIComponent(text));
    if (!who.name.trim() || !who.initials.trim()) return;
    root.style.setProperty('--who', JSON.stringify(who.initials));
    dataset.who = who.staff === true ? 'staff' : 'user';
  } catch {
    // No cookie, or a broken one: nobody is signed in.
  }
}
wearWho();
// Somebody may have signed in or out since, here or in another tab; 'who-changed' is sent by use-who.ts.
for (const kind of ['who-changed', 'pageshow', 'visibilitychange']) on(kind, wearWho);
try {
  new BroadcastChannel('identity').onmessage = wearWho;
} catch {
  // Forbidden together with storage.
}

const fields = () => [
  ...page.querySelectorAll<HTMLInputElement>('input:not([type=hidden],[type=password]),textarea'),
];

/** A tab older than the last deploy may miss its scripts: load the new page once, and keep what was typed. */
function reloadOnce() {
  if (stored('anew')) return;
  stored('anew', '1');
  stored('typed', JSON.stringify([location.pathname, fields().map((field) => field.value)]));
  location.reload();
}
on('vite:preloadError', reloadOnce);
// Other sites' scripts have nothing to do with a deploy.
const ours = 'script:not([src^=http])';
on('error', ({ target }) => target instanceof Element && target.matches(ours) && reloadOnce(), true);

function scrollToId(id: string) {
  const target = page.getElementById(id);
  if (!target) return false;
  // Browsers unfold what holds the target of a link, where they follow it themselves.
  target.closest('details')?.setAttribute('open', '');
  const from = scrollY;
  const distance =
    target.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0);
  const began = performance.now();
  const step = (time: number) => {
    const part = prefers('reduced-motion: reduce') ? 1 : Math.min(1, (time - began) / 500);
    scrollTo({
      top: from + distance * (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2),
      behavior: 'instant',
    });
    if (part < 1) frame(step);
  };
  frame(step);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
on('scroll-to', (event) => scrollToId((event as CustomEvent<string>).detail));

on(
  'click',
  (event) => {
    const target = event.target as Element;
    const theme = target.closest<HTMLElement>('[data-theme-set]')?.dataset.themeSet;
    if (theme) {
      const dark = dataset.theme ? dataset.theme === 'dark' : prefers('color-scheme: dark');
      const next = theme === 'switch' ? (dark ? 'light' : 'dark') : theme;
      stored('theme', next === 'system' ? null : next);
      wearTheme(next);
      return;
    }
    const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (
      link &&
      link.href === location.href.split('#')[0] + link.hash &&
      !event.defaultPrevented &&
      !event.metaKey &&
      !event.ctrlKey
    ) {
      if (scrollToId(decodeURIComponent(link.hash.slice(1)))) {
        event.preventDefault();
        history.pushState(history.state, '', link.hash);
      }
    }
  },
  true,
);
on('hydrated', () => {
  dataset.hydrated = '';
});
for (const kind of ['hydrated', 'awake']) on(kind, () => stored('anew', null));

on('keydown', (event) => {
  const search = find<HTMLDialogElement>('#search');
  if (!/^k$/i.test(event.key) || !(event.metaKey || event.ctrlKey) || !search) return;
  event.preventDefault();
  if (!search.open) search.showModal();
});

on('DOMContentLoaded', () => {
  const [path, values] = JSON.parse(stored('typed') ?? '[]');
  stored('typed', null);
  if (path === location.pathname)
    fields().forEach((field, index) => {
      field.value = values[index] ?? field.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
});

// React draws the head too, and would take this element for one of its own.
page.currentScript?.remove();
