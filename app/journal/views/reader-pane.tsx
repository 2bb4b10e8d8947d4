import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  commandOf,
  type Kept,
  nothingKept,
  type ReaderKey,
  readKept,
  standing,
  withMark,
  withPlace,
} from '#app/journal/reading-place.ts';
import { KeyCap } from '#ui/text/key-cap.tsx';

const storeName = 'journal-reading';
const address = (slug: string) => `/pages/list-view-with-sidebar?post=${encodeURIComponent(slug)}`;

interface ReaderPaneProps {
  posts: readonly { slug: string; href: string; title: string; topic: string; minutes: number }[];
  /** The post that is open. */
  current: string;
  /** Whether the address names it. */
  isAsked: boolean;
}

function load(): Kept {
  try {
    return readKept(localStorage.getItem(storeName));
  } catch {
    return nothingKept;
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(storeName, JSON.stringify(kept));
  } catch {
    // Without storage every visit begins at the top.
  }
}

const text = () => document.getElementById('reading');

/** How far the text was read, and whether its end is in view. */
function placeNow(): { place: number; atEnd: boolean } {
  const box = text()?.getBoundingClientRect();
  if (!box) return { place: 0, atEnd: false };
  return { place: Math.max(0, -box.top) / box.height, atEnd: box.bottom <= innerHeight + 60 };
}

function goTo(place: number) {
  const box = text()?.getBoundingClientRect();
  if (box) scrollTo({ top: box.top + scrollY + place * box.height, behavior: 'instant' });
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

function List({ posts, current, kept }: ReaderPaneProps & { kept: Kept }) {
  return (
    <ol>
      {posts.map(({ slug, title, topic, minutes }) => {
        const state = standing(kept, slug);
        return (
          <li key={slug}>
            <a
              href={address(slug)}
              aria-current={slug === current ? 'true' : undefined}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-4 py-2.5 hover:bg-selected aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <span className={`leading-tight ${state === 'Read' ? '' : 'font-semibold'}`}>{title}</span>
              <span className="inline-flex items-center gap-1 font-mono text-[.75rem]">
                {state === 'Read' ? <Check size={14} strokeWidth={2} aria-hidden="true" /> : null}
                {state}
              </span>
              <span className="col-span-2 text-[.8125rem] opacity-75">
                {topic} · {minutes} min
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

const keyWords: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['J', '→'], 'next post'],
  [['K', '←'], 'previous post'],
  [['O'], 'open its own page'],
  [['M'], 'mark as read or unread'],
  [['T'], 'back to the top'],
];

/** The list of posts beside the text, with what this browser remembers of them. Without scripts it is a list of links. */
export function ReaderPane(props: ReaderPaneProps) {
  const { posts, current, isAsked } = props;
  const [kept, setKept] = useState<Kept | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef<Kept>(nothingKept);
  const at = posts.findIndex(({ slug }) => slug === current);

  function change(next: Kept) {
    latest.current = next;
    keep(next);
    setKept(next);
  }

  useEffect(() => {
    latest.current = load();
    setKept(latest.current);
    const before = latest.current.places[current];
    // Who came by a link to a heading, or whose browser has scrolled already, stays there.
    if (isAsked && before !== undefined && location.hash === '' && scrollY < 40) {
      goTo(before);
      setSaid(`You are back at ${Math.round(before * 100)}%, where you stopped.`);
    }
    let waiting = 0;
    const look = () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        const { place, atEnd } = placeNow();
        const next = withPlace(latest.current, current, place, atEnd);
        latest.current = next;
        keep(next);
        setKept(next);
      }, 150);
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', look);
    };
  }, [current, isAsked]);

  useEffect(() => {
    function obey(command: Exclude<ReaderKey, null>) {
      const to = command === 'next' ? posts[at + 1] : posts[at - 1];
      if (command === 'mark') change(withMark(latest.current, current));
      else if (command === 'top') goTo(0);
      else if (command === 'open') location.assign(posts[at]?.href ?? '/blog');
      else if (to) location.assign(address(to.slug));
      else setSaid(command === 'next' ? 'This is the oldest post.' : 'This is the newest post.');
    }
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return;
      const command = commandOf(event.key, latest.current.keys);
      if (!command) return;
      event.preventDefault();
      obey(command);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const shown = kept ?? nothingKept;
  const last = posts.find(({ slug }) => slug === kept?.last);
  const offered = !isAsked && last && last.slug !== current && kept?.places[last.slug] ? last : null;
  return (
    <div className="flex flex-col lg:h-full">
      {offered ? (
        <a
          href={address(offered.slug)}
          className="block bg-lime px-4 py-3 text-[.95rem] text-ink-light underline-offset-4 hover:underline"
        >
          <b className="block font-semibold">Go on where you stopped</b>
          {offered.title}, {standing(shown, offered.slug)}
        </a>
      ) : null}
      <p role="status" className={said ? 'border-b border-line px-4 py-3 text-[.95rem]' : 'sr-only'}>
        {said}
      </p>
      <details className="border-b border-line lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between px-4 font-semibold">
          All {posts.length} posts
          <span aria-hidden="true">↓</span>
        </summary>
        <List {...props} kept={shown} />
      </details>
      <nav aria-label="Posts" className="hidden min-h-0 flex-1 overflow-y-auto lg:block">
        <List {...props} kept={shown} />
      </nav>
      {kept ? (
        <div className="hidden border-t border-line p-4 text-[.8125rem] lg:block">
          <dl className="grid gap-1.5">
            {keyWords.map(([keys, words]) => (
              <div key={words} className="flex items-center gap-2">
                <dt className="flex w-20 gap-1">
                  {keys.map((key) => (
                    <KeyCap key={key}>{key}</KeyCap>
                  ))}
                </dt>
                <dd className="text-mute">{words}</dd>
              </div>
            ))}
          </dl>
          <label className="mt-3 flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={kept.keys}
              onChange={(event) => change({ ...latest.current, keys: event.target.checked })}
              className="size-4 accent-(--accent)"
            />
            Letter keys work as shortcuts
          </label>
        </div>
      ) : null}
    </div>
  );
}
