import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { RecordBoard } from '../../app-kit/board/record-board.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { move } from '../actions/move.ts';
import type { Job } from '../records.ts';
import { boardColumns, type Card, narrowed } from './board-cards.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardHeadline } from './board-headline.tsx';
import { CandidateCard } from './candidate-card.tsx';
import type { Desk } from './desk.ts';
import { StageHeading } from './stage-heading.tsx';

interface BoardScreenProps {
  desk: Desk;
  job: Job;
  asked: URLSearchParams;
}

const stageOf = ({ application }: Card) => application.stageId;
const nameOf = ({ name }: Card) => name;

/** The board of one job: who stands where, for how long already, and whose turn it is. */
export function BoardScreen({ desk, job, asked }: BoardScreenProps) {
  const { rows, day, act, viewerId } = desk;
  // Filters answer at once, while thousands of cards are looked through.
  const later = useDeferredValue(asked);
  const all = useMemo(() => boardColumns(rows, job, day), [rows, job, day]);
  const columns = useMemo(
    () =>
      narrowed(all, {
        words: later.get('q') ?? '',
        turn: later.get('turn') ?? '',
        source: later.get('source') ?? '',
        isLateOnly: later.get('late') === 'yes',
      }),
    [all, later],
  );
  const cards = useMemo(() => columns.flatMap((column) => column.cards), [columns]);
  const latest = useRef<(card: Card, stageId: string) => void>(() => {});
  latest.current = (card, stageId) =>
    void act(move(rows, { applicationId: card.id, stageId, by: viewerId, day }));
  const moveTo = useCallback((card: Card, stageId: string) => latest.current(card, stageId), []);
  // Always the same function for a job: a move redraws only the cards it changed, of 240.
  const drawCard = useCallback(
    (card: Card) => {
      const at = job.stages.findIndex(({ id }) => id === card.application.stageId);
      const next = job.stages[at + 1];
      return (
        <CandidateCard card={card} next={next?.name ?? null} onNext={() => next && moveTo(card, next.id)} />
      );
    },
    [job, moveTo],
  );

  return (
    <>
      <BoardHeadline job={job} columns={all} day={day} />
      <BoardFilters jobId={job.id} asked={asked} viewerId={viewerId} />
      <RecordBoard<Card>
        label={`Candidates for ${job.title} by stage`}
        cards={cards}
        columnOf={stageOf}
        nameOf={nameOf}
        onMove={moveTo}
        className="max-sm:snap-x max-sm:snap-proximity max-sm:[&>ol]:auto-cols-[78%] max-sm:[&>ol>li]:snap-center"
        columns={columns.map(({ stage, cards: own }) => ({
          key: stage.id,
          label: stage.name,
          heading: <StageHeading stage={stage} cards={own} openings={job.openings} />,
          empty: <EmptyStage kind={stage.kind} isRecruiter={desk.role === 'recruiter'} />,
        }))}
      >
        {drawCard}
      </RecordBoard>
    </>
  );
}

/** What stands in a stage without anybody. */
function EmptyStage({ kind, isRecruiter }: { kind: string; isRecruiter: boolean }) {
  if (kind === 'new' && isRecruiter)
    return (
      <p>
        No new candidates.{' '}
        <a href={hrefTo(['people', 'read'])} className="underline underline-offset-4">
          Read résumés
        </a>{' '}
        to add candidates here.
      </p>
    );
  return <p>{kind === 'hired' ? 'People who sign will appear here.' : 'No one is at this stage.'}</p>;
}
