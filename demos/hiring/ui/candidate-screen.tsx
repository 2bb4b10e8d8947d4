import { useMemo } from 'react';
import { hideWho } from '#engines/hiring/hide.ts';
import { matchResume } from '#engines/hiring/match.ts';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import { giveBack } from '../../app-kit/files/kept-file.ts';
import { goTo } from '../../app-kit/place/use-place.ts';
import { cardsOf } from '../actions/scorecards.ts';
import { ofApplication } from '../of-application.ts';
import { readOf } from '../read-of.ts';
import type { Application } from '../records.ts';
import { shownPerson } from '../shown-person.ts';
import { CandidateHead } from './candidate-head.tsx';
import type { Desk } from './desk.ts';
import { InterviewsView } from './interviews/interviews-view.tsx';
import { MailsView } from './mails-view.tsx';
import { MatchList } from './match-list.tsx';
import { OfferForm } from './offer-form.tsx';
import { metMarks, readMarks } from './resume-marks.ts';
import { ResumePaper } from './resume-paper.tsx';
import { ScorecardsView } from './scorecards-view.tsx';
import { Timeline } from './timeline.tsx';

interface CandidateScreenProps {
  desk: Desk;
  application: Application;
  asked: URLSearchParams;
}

/** Everything about one application: what they wrote, what we think, and what has happened. */
export function CandidateScreen({ desk, application, asked }: CandidateScreenProps) {
  const { rows, day } = desk;
  const { id } = application;
  const person = rows.people.get(application.personId);
  const job = rows.jobs.get(application.jobId);
  const read = useMemo(() => (person?.resume ? readOf(person) : null), [person]);
  const met = useMemo(
    () => (read && job && person ? matchResume(job.requirements, person.resume, read, day) : []),
    [read, job, person, day],
  );
  const marks = asked.get('marks') === 'read' && read ? readMarks(read) : metMarks(met);
  const shown = shownPerson(rows, application);
  const file = shown.isHidden ? undefined : rows.files.get(application.personId);
  const isAtOffer = job?.stages.find((stage) => stage.id === application.stageId)?.kind === 'offer';
  const interviews = ofApplication(rows.interviews, id).filter(({ state }) => state !== 'cancelled').length;
  const mails = ofApplication(rows.mails, id);
  return (
    <>
      <CandidateHead desk={desk} application={application} />
      <div className="grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div>
          {read ? (
            <Segmented
              label="Highlighted in the résumé"
              showLabel={false}
              size="small"
              className="mb-3 print:hidden"
              value={asked.get('marks') ?? ''}
              onValueChange={(marks) =>
                goTo(['application', id], { ...Object.fromEntries(asked), marks }, { replace: true })
              }
              options={[
                { value: '', label: 'Job requirements' },
                { value: 'read', label: 'Everything we found' },
              ]}
            />
          ) : null}
          <ResumePaper
            text={shown.isHidden && read ? hideWho(person?.resume ?? '', read) : (person?.resume ?? '')}
            file={shown.isHidden ? '' : (person?.file ?? '')}
            marks={marks}
            onSave={file ? () => giveBack(file) : undefined}
          />
        </div>
        <Tabs
          value={asked.get('tab') ?? 'timeline'}
          onValueChange={(tab) =>
            goTo(['application', id], { ...Object.fromEntries(asked), tab }, { replace: true })
          }
          className="max-xl:order-first"
        >
          <TabList label={`About ${shown.name}`} className="print:hidden">
            <Tab value="timeline">Timeline</Tab>
            <Tab
              value="match"
              aside={met.length ? `${met.filter(({ isMet }) => isMet).length}/${met.length}` : undefined}
            >
              Match
            </Tab>
            <Tab value="scorecards" aside={cardsOf(rows, id).length || undefined}>
              Scorecards
            </Tab>
            <Tab value="interviews" aside={interviews || undefined}>
              Interviews
            </Tab>
            <Tab value="mails" aside={mails.length || undefined}>
              Emails
            </Tab>
          </TabList>
          <TabPanel value="timeline">
            <Timeline desk={desk} application={application} />
          </TabPanel>
          <TabPanel value="match">
            {met.length > 0 ? (
              <MatchList met={met} />
            ) : (
              <p className="text-mute">Without a résumé there is nothing to compare with the job.</p>
            )}
          </TabPanel>
          <TabPanel value="scorecards">
            <ScorecardsView desk={desk} application={application} key={desk.viewerId} />
          </TabPanel>
          <TabPanel value="interviews">
            <InterviewsView desk={desk} application={application} />
          </TabPanel>
          <TabPanel value="mails">
            {isAtOffer && desk.role === 'recruiter' ? (
              <OfferForm desk={desk} application={application} />
            ) : null}
            <MailsView desk={desk} application={application} mails={mails} />
          </TabPanel>
        </Tabs>
      </div>
    </>
  );
}
