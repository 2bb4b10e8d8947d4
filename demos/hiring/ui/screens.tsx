import { Briefcase, CalendarDays, ChartNoAxesColumn, FileUser, SquareKanban, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from '../../app-kit/place/place.ts';
import type { Screen } from '../../app-kit/shell/nav.tsx';
import { inProcess } from '../in-process.ts';
import type { Job } from '../records.ts';
import { shownPerson } from '../shown-person.ts';
import { BoardScreen } from './board-screen.tsx';
import { CandidateScreen } from './candidate-screen.tsx';
import { ApplyForm } from './careers/apply-form.tsx';
import { JobList } from './careers/job-list.tsx';
import { MyApplication } from './careers/my-application.tsx';
import type { Desk } from './desk.ts';
import { DuplicatesScreen } from './duplicates-screen.tsx';
import { Gone } from './gone.tsx';
import { AgendaScreen } from './interviews/agenda-screen.tsx';
import { JobChoice } from './job-choice.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { PeopleTools } from './people-tools.tsx';
import { ReadScreen } from './read/read-screen.tsx';
import { ReportsScreen } from './reports/reports-screen.tsx';
import { RetentionScreen } from './retention-screen.tsx';

/** The screen at a place: its heading and its contents. */
interface ShownScreen {
  /** The entry of the navigation it belongs to. */
  here: string;
  title: string;
  beside?: ReactNode;
  actions?: ReactNode;
  body: ReactNode;
}

/** The screens that a role has. */
export function screensOf({ role, rows, viewerId, applicationId }: Desk): Screen[] {
  if (role === 'candidate') {
    const mine = rows.applications.get(applicationId);
    const waits = mine?.state === 'active' && mine.turn === 'candidate' ? 1 : 0;
    return [
      { id: '', label: 'My application', Icon: FileUser, waiting: waits },
      { id: 'careers', label: 'Open jobs', Icon: Briefcase },
    ];
  }
  const mine = inProcess(rows.applications).byTurn.get(viewerId) ?? 0;
  return [
    { id: '', label: 'Board', Icon: SquareKanban, waiting: mine },
    { id: 'people', label: 'Candidates', Icon: Users },
    { id: 'interviews', label: 'Interviews', Icon: CalendarDays },
    { id: 'reports', label: 'Reports', Icon: ChartNoAxesColumn },
    { id: 'careers', label: 'Career page', Icon: Briefcase },
  ];
}

function careers(desk: Desk, jobId: string | undefined): ShownScreen {
  const job = desk.rows.jobs.get(jobId ?? '');
  if (!job)
    return { here: 'careers', title: `Work at ${desk.company.company.name}`, body: <JobList desk={desk} /> };
  return {
    here: 'careers',
    title: job.title,
    body: <ApplyForm key={job.id} desk={desk} job={job} />,
  };
}

/** The list of candidates and what a recruiter does with it. */
function people(
  desk: Desk,
  part: string | undefined,
  mayOpen: (jobId: string) => boolean,
  jobs: readonly Job[],
): ShownScreen {
  const here = 'people';
  const isRecruiter = desk.role === 'recruiter';
  if (part === 'read' && isRecruiter)
    return {
      here,
      title: 'Read résumés',
      body: <ReadScreen desk={desk} jobs={jobs.filter(({ isOpen }) => isOpen)} />,
    };
  if (part === 'duplicates' && isRecruiter)
    return { here, title: 'Duplicates', body: <DuplicatesScreen desk={desk} /> };
  if (part === 'retention' && isRecruiter)
    return { here, title: 'Data to delete', body: <RetentionScreen desk={desk} /> };
  return {
    here,
    title: 'Candidates',
    actions: isRecruiter ? <PeopleTools desk={desk} jobs={jobs} /> : null,
    body: <PeopleScreen desk={desk} mayOpen={mayOpen} />,
  };
}

/** What a place shows to this role. */
export function screenAt(
  desk: Desk,
  { path, asked }: Place,
  mayOpen: (jobId: string) => boolean,
): ShownScreen {
  const [first = '', second] = path;
  const { rows, role } = desk;
  if (first === 'careers') return careers(desk, second);
  if (role === 'candidate') return { here: '', title: 'My application', body: <MyApplication desk={desk} /> };
  const jobs = [...rows.jobs.values()].filter(({ id }) => mayOpen(id));
  if (first === 'people') return people(desk, second, mayOpen, jobs);
  if (first === 'interviews')
    return { here: first, title: 'Interviews', body: <AgendaScreen desk={desk} mayOpen={mayOpen} /> };
  if (first === 'reports')
    return { here: first, title: 'Reports', body: <ReportsScreen desk={desk} jobs={jobs} asked={asked} /> };
  if (first === 'application') {
    const application = rows.applications.get(second ?? '');
    if (!application || !mayOpen(application.jobId))
      return { here: '', title: 'Not found', body: <Gone what="This application" /> };
    return {
      here: '',
      title: shownPerson(rows, application).name,
      body: <CandidateScreen key={application.id} desk={desk} application={application} asked={asked} />,
    };
  }
  const job = first === 'job' ? jobs.find(({ id }) => id === second) : jobs[0];
  if (!job) return { here: '', title: 'No job', body: <Gone what="This job" /> };
  return {
    here: '',
    title: job.title,
    beside: <JobChoice jobs={jobs} applications={rows.applications} current={job.id} />,
    body: <BoardScreen key={job.id} desk={desk} job={job} asked={asked} />,
  };
}
