import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { PeopleRows } from '../application.ts';
import { mayOpenReview, roundsOf } from '../rules/reviews.ts';
import type { Viewer } from '../rules/viewer.ts';
import { ChartScreen } from './chart/chart-screen.tsx';
import { AddPerson } from './directory/add-person.tsx';
import { DirectoryScreen } from './directory/directory-screen.tsx';
import { ImportPeople } from './directory/import-people.tsx';
import { LeaveScreen } from './leave/leave-screen.tsx';
import { ScreenTabs } from './parts/screen-tabs.tsx';
import { PayScreen } from './pay/pay-screen.tsx';
import { ProfileScreen } from './profile/profile-screen.tsx';
import { ReportsScreen } from './reports/reports-screen.tsx';
import { OpenRound } from './reviews/open-round.tsx';
import { ReviewScreen } from './reviews/review-screen.tsx';
import { ReviewsScreen } from './reviews/reviews-screen.tsx';
import { StartersScreen } from './starters/starters-screen.tsx';
import { TimeScreen } from './time/time-screen.tsx';
import { TodayScreen } from './today/today-screen.tsx';

interface Shown {
  /** The heading; today's date where there is none. */
  title?: string;
  actions?: ReactNode;
  body: ReactNode;
}

interface PeopleTabsProps {
  here: string;
  viewer: Viewer;
  children: ReactNode;
}

function PeopleTabs({ here, viewer, children }: PeopleTabsProps) {
  const tabs = [
    [['people'], 'Directory'],
    [['people', 'chart'], 'Organisation chart'],
    ...(viewer.role === 'employee' ? [] : ([[['people', 'reports'], 'Reports']] as const)),
    ...(viewer.role === 'hr' ? ([[['people', 'starters'], 'New people']] as const) : []),
  ] as const;
  return (
    <>
      <ScreenTabs label="People" tabs={tabs} here={here} />
      {children}
    </>
  );
}

function peopleAt([, part = '']: readonly string[], tab: string, viewer: Viewer, rows: PeopleRows): Shown {
  const person = rows.people.get(part);
  if (person)
    return { title: person.name, body: <ProfileScreen key={person.id} person={person} tab={tab} /> };
  if (part === 'chart')
    return {
      title: 'People',
      body: (
        <PeopleTabs here="people/chart" viewer={viewer}>
          <ChartScreen />
        </PeopleTabs>
      ),
    };
  if (part === 'reports')
    return {
      title: 'People',
      body: (
        <PeopleTabs here="people/reports" viewer={viewer}>
          <ReportsScreen />
        </PeopleTabs>
      ),
    };
  if (part === 'starters' && viewer.role === 'hr')
    return {
      title: 'People',
      body: (
        <PeopleTabs here="people/starters" viewer={viewer}>
          <StartersScreen />
        </PeopleTabs>
      ),
    };
  return {
    title: 'People',
    actions:
      viewer.role === 'hr' ? (
        <>
          <ImportPeople />
          <AddPerson />
        </>
      ) : null,
    body: (
      <PeopleTabs here="people" viewer={viewer}>
        <DirectoryScreen />
      </PeopleTabs>
    ),
  };
}

function reviewsAt(
  [, roundId = '', personId = '']: readonly string[],
  viewer: Viewer,
  rows: PeopleRows,
): Shown {
  const round = rows.rounds.get(roundId) ?? roundsOf(rows)[0] ?? null;
  const person = rows.people.get(personId);
  if (round?.personIds.includes(personId) && person && mayOpenReview(viewer, rows, personId))
    return {
      title: person.id === viewer.person.id ? 'Your review' : `Review of ${person.name}`,
      body: <ReviewScreen key={`${round.id}-${person.id}`} round={round} person={person} />,
    };
  return {
    title: 'Reviews',
    actions: viewer.role === 'hr' ? <OpenRound /> : null,
    body: <ReviewsScreen round={round} />,
  };
}

/** The screen at a place. */
export function screenAt(
  path: readonly string[],
  asked: URLSearchParams,
  viewer: Viewer,
  rows: PeopleRows,
): Shown {
  const [screen, part = ''] = path;
  if (screen === 'people') return peopleAt(path, asked.get('tab') ?? '', viewer, rows);
  if (screen === 'leave')
    return {
      title: 'Leave',
      actions: (
        <ButtonLink size="small" href={hrefTo(path, { ask: 'yes' })}>
          Ask for leave
        </ButtonLink>
      ),
      body: <LeaveScreen view={part} />,
    };
  if (screen === 'pay')
    return {
      title: viewer.role === 'hr' ? 'Payroll' : 'Your pay',
      body: <PayScreen month={part} personId={path[2]} />,
    };
  if (screen === 'reviews') return reviewsAt(path, viewer, rows);
  if (screen === 'time') return { title: 'Time', body: <TimeScreen /> };
  return { body: <TodayScreen /> };
}
