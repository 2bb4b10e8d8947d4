// Runs inline before the page is drawn: the theme without a flash, and everything that must answer
// a hand before the scripts are there. Kept small: it is part of every page.
const root = document.documentElement;
const media = matchMedia('(prefers-reduced-motion: reduce)');

function stored(area: 'localStorage' | 'sessionStorage', key: string, value?: string | null): string | null {
  // Storage throws where a browser forbids it; the page works without.
  try {
    if (value === null) window[area].removeItem(key);
    else if (value !== undefined) window[area].setItem(key, value);
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function wearTheme(theme: string | null) {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
}
wearTheme(stored('localStorage', 'theme'));

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden],[type=password]),textarea'),
];

/** A tab older than the last deploy may miss its scripts: load the new page once, and keep what was typed. */
function reloadOnce() {
  if (stored('sessionStorage', 'reloaded')) return;
  stored('sessionStorage', 'reloaded', '1');
  stored(
    'sessionStorage',
    'typed',
    JSON.stringify([location.pathname, fields().map((field) => field.value)]),
  );
  location.reload();
}
addEventListener('vite:preloadError', reloadOnce);

let loading = false;
function hydrate() {
  const inert = document.querySelector<HTMLScriptElement>('script[type="text/router"]');
  if (loading || !inert) return;
  loading = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  const script = document.createElement('script');
  script.type = 'module';
  // A page kept for everybody names a file; one made for a visitor carries its own text.
  if (inert.dataset.src) script.src = inert.dataset.src;
  else script.textContent = inert.textContent;
  script.nonce = inert.nonce;
  script.onerror = reloadOnce;
  document.head.append(script);
}
for (const kind of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(kind, hydrate, { capture: true, passive: true });

function scrollToId(id: string) {
  const target = document.getElementById(id);
  if (!target) return false;
  const from = scrollY;
  const distance =
    target.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0);
  const began = performance.now();
  const step = (time: number) => {
    const part = media.matches ? 1 : Math.min(1, (time - began) / 500);
    scrollTo({
      top: from + distance * (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2),
      behavior: 'instant',
    });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
addEventListener('scroll-to', (event) => scrollToId((event as CustomEvent<string>).detail));

let held: HTMLButtonElement | null = null;
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const theme = target.closest<HTMLElement>('[data-theme-set]')?.dataset.themeSet;
    if (theme) {
      const dark = root.dataset.theme
        ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      const next = theme === 'switch' ? (dark ? 'light' : 'dark') : theme;
      stored('localStorage', 'theme', next === 'system' ? null : next);
      wearTheme(next);
      return;
    }
    const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (
      link &&
      link.pathname === location.pathname &&
      !event.defaultPrevented &&
      !event.metaKey &&
      !event.ctrlKey
    ) {
      if (scrollToId(decodeURIComponent(link.hash.slice(1)))) {
        event.preventDefault();
        history.pushState(history.state, '', link.hash);
      }
      return;
    }
    const button = target.closest('button');
    if (
      'hydrated' in root.dataset ||
      !button ||
      button.form ||
      button.popoverTargetElement ||
      button.hasAttribute('commandfor')
    )
      return;
    event.stopPropagation();
    held = button;
    button.setAttribute('aria-busy', 'true');
  },
  true,
);
addEventListener('hydrated', () => {
  root.dataset.hydrated = '';
  stored('sessionStorage', 'reloaded', null);
  held?.removeAttribute('aria-busy');
  held?.click();
  held = null;
});

addEventListener('keydown', (event) => {
  const search = document.querySelector<HTMLDialogElement>('#search');
  if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || !search) return;
  event.preventDefault();
  if (!search.open) search.showModal();
});

let last = 0;
addEventListener(
  'scroll',
  () => {
    root.toggleAttribute('data-going-down', scrollY > last && scrollY > 80);
    last = scrollY;
  },
  { passive: true },
);

addEventListener('DOMContentLoaded', () => {
  const [path, values] = JSON.parse(stored('sessionStorage', 'typed') ?? '[]');
  stored('sessionStorage', 'typed', null);
  if (path === location.pathname)
    fields().forEach((field, index) => {
      field.value = values[index] ?? field.value;
    });
});

// React draws the head too, and would take this element for one of its own.
document.currentScript?.remove();
