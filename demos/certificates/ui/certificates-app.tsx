import { BadgeCheck, ListChecks, ScrollText, Stamp } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useCompany } from '../../app-kit/company/use-company.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import { usePlace } from '../../app-kit/place/use-place.ts';
import { useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { certificates, sampleIssuer } from '../records.ts';
import { CheckScreen } from './check-screen.tsx';
import { IssueScreen } from './issue-screen.tsx';
import { IssuedScreen } from './issued-screen.tsx';
import { PaperScreen } from './paper-screen.tsx';

/** What this application asks of the visitor’s company. */
const companyFields = ['name'] as const;

/** From one's own list of names to their certificates. */
const firstSteps = [
  {
    label: 'Add your list of names',
    note: 'Use a CSV or Excel file, or paste the rows.',
    href: hrefTo([], { import: 'yes' }),
  },
  { label: 'Issue the certificates', note: 'Each is signed in your name.' },
  { label: 'Download the PDFs', note: 'Tick all, then download.', href: hrefTo(['issued']) },
];

/** Certificates that are issued, printed, checked and revoked inside their case study. */
export function CertificatesApp({ day }: { day: string }) {
  const used = useSandbox(certificates, day);
  const company = useCompany({
    kept: used.rows.company,
    sample: sampleIssuer,
    fields: companyFields,
    what: 'organisation',
    change: used.change,
  });
  const { path } = usePlace();
  const [here = '', id] = path;
  const papers = useMemo(() => [...used.rows.papers.values()], [used.rows.papers]);
  const waiting = papers.filter(({ code }) => code === '').length;
  const paper = here === 'issued' && id ? used.rows.papers.get(id) : undefined;
  const find = useCallback(
    (words: string) => {
      const asked = words.toLowerCase();
      return papers
        .filter(({ name, number }) => `${name} ${number}`.toLowerCase().includes(asked))
        .map(({ id: one, name, number, code }) => ({
          href: code ? hrefTo(['issued', one]) : '#/',
          label: name,
          note: number || 'Waiting',
        }));
    },
    [papers],
  );
  // Whoever scanned a code has come for the answer, not for the story above it.
  useEffect(() => {
    if (location.hash.startsWith('#/')) document.getElementById('application')?.scrollIntoView();
  }, []);
  const screens = [
    { id: '', label: 'Issue', Icon: Stamp, waiting },
    { id: 'issued', label: 'Issued', Icon: ListChecks },
    { id: 'check', label: 'Check', Icon: BadgeCheck },
  ];
  const titles: Record<string, string> = { issued: 'Issued certificates', check: 'Check a certificate' };
  return (
    <AppShell
      id="certificates"
      name="Certificates"
      mark={<ScrollText size={24} strokeWidth={1.5} aria-hidden="true" />}
      about="Issue signed certificates, print them and check them."
      hue="sun"
      look="side"
      framed
      screens={screens}
      here={here}
      title={paper?.name ?? titles[here] ?? 'Waiting to be issued'}
      used={used}
      company={company}
      firstSteps={firstSteps}
      findable="names and numbers"
      find={find}
    >
      {here === 'check' ? (
        <CheckScreen code={id} papers={papers} />
      ) : paper?.code ? (
        <PaperScreen key={paper.id} paper={paper} used={used} />
      ) : here === 'issued' ? (
        <IssuedScreen papers={papers} />
      ) : (
        <IssueScreen key={company.company.name} used={used} papers={papers} company={company.company} />
      )}
    </AppShell>
  );
}
