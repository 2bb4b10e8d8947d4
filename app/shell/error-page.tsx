import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ButtonLink } from '#ui/actions/button.tsx';

const words: Record<number, { title: string; text: string }> = {
  404: {
    title: 'Nothing has this address',
    text: 'It may have been renamed or taken down. The search knows every page that is here.',
  },
  429: {
    title: 'A little too often',
    text: 'Go back and wait a moment: what you typed is still in the form. Then send it again.',
  },
  503: {
    title: 'The database is away',
    text: 'Pages can still be read. What you wanted to send was not taken: try again in a minute.',
  },
};
const broken = {
  title: 'This page broke',
  text: 'It is our fault, and it was written down with its time. Load the page again, or take another way.',
};

/** What an error is called, and what to do about it. */
export const errorWords = (status: number) => words[status] ?? broken;

/** An address that no route of this build knows: the server decides where it leads. */
function useServerForUnknownAddresses() {
  const error = useRouteError();
  const unknown =
    typeof error === 'object' && error !== null && 'internal' in error && error.internal === true;
  useEffect(() => {
    if (unknown) location.replace(location.href);
  }, [unknown]);
}

/** What stands in the page's place when it cannot be shown. */
export function ErrorPage({ status }: { status: number }) {
  useServerForUnknownAddresses();
  const { title, text } = errorWords(status);
  return (
    <div className="wrap grid gap-6 pb-24 pt-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="mono-label text-mute">{status}</p>
        <h1 className="mt-3 text-[clamp(min(2rem,9vw),4vw,3rem)]">{title}</h1>
        <p className="mt-4 max-w-[34rem] text-lg text-mute">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/search">Search all pages</ButtonLink>
          <ButtonLink href="/" variant="ghost">
            Go home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
