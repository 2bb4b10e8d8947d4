import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { onServer, type ServerReport } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { ScrapeJob, ScrapeProgress, ScrapeResult } from '../../scrape/job.ts';
import type { Brought } from './use-reading.ts';

/** What a page is called in lists: its host and path. */
export function pageName(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `${hostname}${pathname === '/' ? '' : pathname}`;
}

interface AddPageProps {
  /** Whether the server reads addresses for visitors. */
  open: boolean;
  /** An address to begin with, which is read at once. */
  first: string;
  onPage: (page: Brought) => void;
}

/** A web page by its address. The server's guarded fetcher gets its source, which is then read in this browser. */
export function AddPage({ open, first, onPage }: AddPageProps) {
  const [address, setAddress] = useState(first);
  const [wrong, setWrong] = useState<string | null>(null);
  const fetcher = useRun<ScrapeJob, ServerReport<ScrapeProgress>, ScrapeResult>(onServer('scraper'));
  const busy = fetcher.state.is === 'running';

  const began = useRef(false);
  useEffect(() => {
    if (first === '' || !open || began.current) return;
    began.current = true;
    void readNow.current(first);
  }, [first, open]);

  async function read(typed: string) {
    setWrong(typed ? null : 'Enter an address.');
    if (!typed) return;
    const outcome = await fetcher.start({ is: 'page', address: typed });
    if (outcome.is === 'failed') setWrong(outcome.message);
    if (outcome.is !== 'done' || outcome.result.is !== 'page') return;
    const { source, robots, address: found } = outcome.result;
    if (!robots.allowed) {
      setWrong('This site asks programs not to read this page. Copy its text and paste it below instead.');
      return;
    }
    setAddress('');
    onPage({ name: pageName(found), file: new Blob([source], { type: 'text/html' }), address: found });
  }
  const readNow = useRef(read);
  readNow.current = read;
  function send(event: FormEvent) {
    event.preventDefault();
    if (busy) fetcher.cancel();
    else void read(address.trim());
  }
  if (!open)
    return (
      <p className="text-sm text-mute">
        Reading from addresses is switched off at the moment. Paste the page’s text instead.
      </p>
    );
  return (
    <form noValidate onSubmit={send} className="grid gap-3 @xl:grid-cols-[1fr_auto] @xl:items-end">
      <TextField
        required
        label="Address"
        name="address"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com/page"
        value={address}
        error={wrong ?? undefined}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" variant="ghost" size="small">
        {busy ? 'Cancel' : 'Read this page'}
      </Button>
    </form>
  );
}
