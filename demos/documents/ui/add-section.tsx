import { type FormEvent, useRef, useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { onServer, type ServerReport } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { mostOfSection, type PageRead, type ScrapeJob, type ScrapeResult } from '../../scrape/job.ts';
import { type Section, sectionsOf } from '../sections.ts';
import { type SitePages, sitePages } from '../site-pages.ts';
import { pageName } from './add-page.tsx';
import type { Brought } from './use-reading.ts';

interface AddSectionProps {
  /** How many pages still fit into the conversation. */
  room: number;
  onPage: (page: Brought) => void;
}

interface Found extends Pick<SitePages, 'host' | 'left'> {
  sections: readonly Section[];
}

/** Several pages of one site: its sitemap lists them, a section is chosen, and they are read one after the other. */
export function AddSection({ room, onPage }: AddSectionProps) {
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [prefix, setPrefix] = useState('/');
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const tell = useRef(onPage);
  tell.current = onPage;
  const finder = useRun<string, never, SitePages>(sitePages);
  const reader = useRun<ScrapeJob, ServerReport<PageRead>, ScrapeResult>((job, { signal, report }) =>
    onServer<ScrapeJob, PageRead, ScrapeResult>('scraper')(job, {
      signal,
      report: (told) => {
        report(told);
        if (told.is !== 'working') return;
        const { address: from, source, problem } = told.progress;
        setDone((before) => before + 1);
        const name = pageName(from);
        if (problem === null)
          tell.current({ name, file: new Blob([source], { type: 'text/html' }), address: from });
        else setFailed((before) => [...before, `${name}: ${problem}`]);
      },
    }),
  );
  const finding = finder.state.is === 'running';
  const reading = reader.state.is === 'running';
  const section = found?.sections.find((one) => one.prefix === prefix);
  const count = Math.min(mostOfSection, room, section?.pages.length ?? 0);

  async function find(event: FormEvent) {
    event.preventDefault();
    if (finding) return finder.cancel();
    const typed = address.trim();
    setWrong(typed ? null : 'Enter the address of a site or its sitemap.');
    setFound(null);
    if (!typed) return;
    const outcome = await finder.start(typed);
    if (outcome.is === 'failed') setWrong(outcome.message);
    if (outcome.is !== 'done') return;
    const { host, pages, left } = outcome.result;
    const sections = sectionsOf(pages, host);
    if (sections.length === 0) setWrong(`The sitemap of ${host} lists no pages of that site.`);
    else {
      setFound({ host, left, sections });
      setPrefix(sections[1]?.prefix ?? '/');
    }
  }
  async function read() {
    if (!section || count === 0) return;
    setDone(0);
    setFailed([]);
    setWrong(null);
    const outcome = await reader.start({ is: 'pages', addresses: section.pages.slice(0, count) });
    if (outcome.is === 'failed') setWrong(outcome.message);
    if (outcome.is === 'done') setFound(null);
  }
  return (
    <div className="grid gap-3">
      <form noValidate onSubmit={(event) => void find(event)} className="grid gap-3">
        <TextField
          required
          label="Site or sitemap"
          name="site"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="example.com"
          value={address}
          error={wrong ?? undefined}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button type="submit" variant="ghost" size="small" aria-disabled={reading}>
          {finding ? 'Cancel' : 'Find its pages'}
        </Button>
      </form>
      {found ? (
        <>
          <SelectField
            label={`Section of ${found.host}`}
            name="section"
            required
            value={prefix}
            onChange={(event) => setPrefix(event.currentTarget.value)}
          >
            {found.sections.map((one) => (
              <option key={one.prefix} value={one.prefix}>
                {one.prefix === '/' ? 'Whole site' : one.prefix} ({counted(one.pages.length, 'page')})
              </option>
            ))}
          </SelectField>
          <p className="text-sm text-mute text-pretty">
            {room === 0
              ? `A conversation holds ${mostOfSection} files and pages. Remove some first.`
              : (section?.pages.length ?? 0) > count
                ? `The first ${count} pages will be read, because a conversation holds ${mostOfSection} files and pages.`
                : 'We read them one after the other, as fast as the site allows.'}
            {found.left > 0 ? ` ${counted(found.left, 'further sitemap')} of the site weren’t checked.` : ''}
          </p>
          {reading ? (
            <Progress label="Reading pages" value={done} max={count} said={`${done} of ${count}`} />
          ) : null}
          <Button
            size="small"
            variant={reading ? 'ghost' : undefined}
            aria-disabled={count === 0}
            onClick={() => (reading ? reader.cancel() : void read())}
          >
            {reading ? 'Cancel' : `Read ${counted(count, 'page')}`}
          </Button>
        </>
      ) : null}
      <ul aria-live="polite" className="grid gap-1 text-sm text-danger">
        {failed.map((said) => (
          <li key={said} className="text-pretty wrap-anywhere">
            {said}
          </li>
        ))}
      </ul>
    </div>
  );
}
