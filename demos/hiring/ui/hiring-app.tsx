import { type ReactNode, useCallback } from 'react';
import { useCompany } from '../../app-kit/company/use-company.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import { usePlace } from '../../app-kit/place/use-place.ts';
import { today, useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { hiringDesk } from '../application.ts';
import { findRecords } from '../find-candidates.ts';
import { sampleCompany } from '../staff.ts';
import { actIn, type Desk } from './desk.ts';
import { HiringMark } from './hiring-mark.tsx';
import { screenAt, screensOf } from './screens.tsx';
import { applicantOf, managerId, recruiterId, rolesIn, useRole } from './use-role.ts';

/** What this application asks of the visitor’s company. */
const companyFields = ['name', 'address', 'currency'] as const;

/** From the visitor's own résumés to an offer. */
const firstSteps = [
  {
    label: 'Read your résumés',
    note: 'PDF or Word files, read in this browser.',
    href: hrefTo(['people', 'read']),
    role: 'recruiter',
  },
  {
    label: 'Move a candidate',
    note: 'Drag a card or use its button.',
  },
  {
    label: 'Export the list',
    note: 'Your candidates as a CSV file.',
    href: hrefTo(['people']),
    role: 'recruiter',
  },
];

interface HiringAppProps {
  /** Today on the server: the day that the first drawing's records stand around. */
  firstDay: string;
  save?: ReactNode;
}

/** The hiring desk: a board for each job, the candidates, and what a candidate sees of it. */
export function HiringApp({ firstDay, save }: HiringAppProps) {
  const used = useSandbox(hiringDesk, firstDay);
  const place = usePlace();
  const [role, setRole] = useRole();
  const { rows } = used;
  const company = useCompany({
    kept: rows.company,
    sample: sampleCompany,
    fields: companyFields,
    change: used.change,
  });
  const desk: Desk = {
    rows,
    day: used.ready ? today() : firstDay,
    role,
    viewerId: role === 'manager' ? managerId : recruiterId,
    applicationId: applicantOf(rows),
    company,
    act: actIn(used),
  };
  const isCandidate = role === 'candidate';
  const { jobs } = rows;
  const mayOpen = useCallback(
    (jobId: string) => role !== 'manager' || jobs.get(jobId)?.managerId === managerId,
    [role, jobs],
  );
  const screen = screenAt(desk, place, mayOpen);
  return (
    <AppShell
      id="hiring"
      name="Hiring desk"
      mark={<HiringMark />}
      about="Move candidates along a board, rate them without seeing others’ ratings first, and drop in résumés to read."
      hue="lime"
      look="top"
      screens={screensOf(desk)}
      here={screen.here}
      title={screen.title}
      beside={screen.beside}
      actions={screen.actions}
      used={used}
      company={isCandidate ? undefined : desk.company}
      roles={rolesIn(rows)}
      role={role}
      onRole={setRole}
      firstSteps={isCandidate ? undefined : firstSteps}
      findable={isCandidate ? 'open jobs' : 'jobs and candidates'}
      find={(words) =>
        isCandidate
          ? findRecords(rows, words, () => true)
              .filter(({ href }) => href.startsWith('#/job/'))
              .map((job) => ({ ...job, href: job.href.replace('#/job/', '#/careers/') }))
          : findRecords(rows, words, mayOpen)
      }
      save={save}
    >
      {screen.body}
    </AppShell>
  );
}
