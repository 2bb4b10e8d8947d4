import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/actions/button.tsx';

const words: Record<number, { title: string; text: string }> = {
  400: {
    title: 'We couldn’t read your request',
    text: 'The address or the form contains a value we don’t understand. Go back, check it and send it again.',
  },
  404: {
    title: 'This page doesn’t exist',
    text: 'It may have been renamed or removed. Search to find any page on this site.',
  },
  409: {
    title: 'Someone else has just changed this',
    text: 'Reload the page to see the latest version, then send your change again.',
  },
  429: {
    title: 'Too many requests',
    text: 'Go back and wait a moment, then send the form again. Everything you typed is still there.',
  },
  503: {
    title: 'This page needs a moment',
    text: 'We’re busier than usual, or our database is restarting. This page will try again in a few seconds.',
  },
};
const notSent = {
  title: 'We couldn’t take that just now',
  text: 'We’re busier than usual, or our database is restarting, so nothing was saved. Go back in a minute and send the form again. Everything you typed is still there.',
};
const refused = {
  title: 'We couldn’t answer that',
  text: 'Something about this address or form isn’t right, or isn’t open to you. Go back, check it and try again.',
};
const broken = {
  title: 'Something went wrong on this page',
  text: 'This is our fault, and we’ve logged it. Reload the page, or go to the home page.',
};

/** What an error is called, and what to do about it. */
export const errorWords = (status: number, sent = false) =>
  status === 503 && sent ? notSent : (words[status] ?? (status < 500 ? refused : broken));

/** Pages that are served from memory, whatever else is away. */
const alwaysThere = [
  { href: '/demos', label: 'Case studies' },
  { href: '/pricing', label: 'Plans and prices' },
  { href: '/blog', label: 'Journal' },
  { href: '/ui', label: 'UI kit' },
];

/** An address that no route of this build knows: the server decides where it leads. */
function useServerForUnknownAddresses() {
  const error = useRouteError();
  const unknown =
    typeof error === 'object' && error !== null && 'internal' in error && error.internal === true;
  useEffect(() => {
    if (unknown) location.replace(location.href);
  }, [unknown]);
}

function StillHere() {
  return (
    <>
      <p className="mt-8 max-w-[34rem]">In the meantime, you can visit these pages:</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li>
          <ButtonLink href="/">Home</ButtonLink>
        </li>
        {alwaysThere.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink href={href} variant="ghost">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks for the page's data again, each time after a longer wait; a page without scripts is loaded again by its header. */
function useTryAgain(isActive: boolean) {
  const { revalidate, state } = useRevalidator();
  const tries = useRef(0);
  useEffect(() => {
    if (!isActive || state !== 'idle') return;
    const wait = Math.min(60, 5 * 2 ** tries.current);
    const timer = setTimeout(() => {
      tries.current += 1;
      void revalidate();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [isActive, state, revalidate]);
}

/** What stands in the page's place when it cannot be shown; `sent` where a form came with the request. */
export function ErrorPage({ status, sent = false }: { status: number; sent?: boolean }) {
  useServerForUnknownAddresses();
  useTryAgain(status === 503 && !sent);
  const { title, text } = errorWords(status, sent);
  return (
    <div className="wrap grid gap-6 pb-24 pt-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="mono-label text-mute">{status}</p>
        <h1 className="mt-3 text-[clamp(min(2rem,9vw),4vw,3rem)]">{title}</h1>
        <p className="mt-4 max-w-[34rem] text-lg text-mute">{text}</p>
        {status === 503 ? (
          <StillHere />
        ) : (
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/search">Search all pages</ButtonLink>
            <ButtonLink href="/" variant="ghost">
              Go home
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
