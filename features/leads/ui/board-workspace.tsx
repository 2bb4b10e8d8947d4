import { useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspaceEmpty, WorkspaceSearch } from '#ui/kinds/workspace-list.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import type { LeadBoard, LeadCard } from '../board.server.ts';
import { type Stage, stageWords } from '../stages.ts';
import { LeadCardView } from './lead-card.tsx';
import { LeadTabs } from './lead-tabs.tsx';

interface BoardWorkspaceProps {
  board: LeadBoard;
  q: string;
  duplicates: number;
  writes: boolean;
}

/** Everybody by stage: moved by hand, by keys, or by the menu of a card without scripts. */
export function BoardWorkspace({ board, q, duplicates, writes }: BoardWorkspaceProps) {
  const submit = useSubmit();
  const asks = useRef<HTMLDialogElement>(null);
  const [losing, setLosing] = useState<LeadCard | null>(null);
  const total = board.reduce((sum, { count }) => sum + count, 0);

  function move(card: LeadCard, stage: string) {
    if (stage === 'lost') {
      setLosing(card);
      asks.current?.showModal();
      return;
    }
    void submit({ intent: 'stage', id: card.id, stage }, { method: 'post', preventScrollReset: true });
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <LeadTabs view="board" duplicates={duplicates} />
        <WorkspaceSearch label="Name, company, address" words={q} className="min-w-0 max-sm:w-full sm:w-72" />
      </div>
      {total === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <WorkspaceEmpty heading={q ? `No results for “${q}”` : 'No leads yet'}>
            <p>
              {q
                ? 'The search covers names, companies and email addresses.'
                : 'People appear here when they enquire, book a meeting or register for an event.'}
            </p>
          </WorkspaceEmpty>
        </div>
      ) : (
        <Board
          label="Leads by stage"
          columns={board.map(({ stage, count, value, cards }) => ({
            key: stage,
            label: stageWords[stage].label,
            heading: <Heading stage={stage} count={count} value={value} />,
            cards,
            foot:
              count > cards.length ? (
                <a
                  href={`/admin-panel/leads/table?stage=${stage}`}
                  className="inline-flex min-h-9 items-center underline underline-offset-4"
                >
                  {count - cards.length} more in the table
                </a>
              ) : count === 0 ? (
                'No leads'
              ) : null,
          }))}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onMove={writes ? move : undefined}
        >
          {(card) => <LeadCardView card={card} stage={stageOf(board, card)} writes={writes} />}
        </Board>
      )}
      <Dialog
        ref={asks}
        id="lead-lost"
        heading={losing ? `Why was ${losing.name} lost?` : 'Why was it lost?'}
      >
        <form method="post" className="grid gap-5">
          <input type="hidden" name="intent" value="stage" />
          <input type="hidden" name="id" value={losing?.id ?? ''} />
          <input type="hidden" name="stage" value="lost" />
          <TextField
            label="Reason"
            name="reason"
            required
            maxLength={300}
            hint="A few words will help with the next offer."
          />
          <Button type="submit" variant="ink" size="small" className="justify-self-start">
            Move to Lost
          </Button>
        </form>
      </Dialog>
    </>
  );
}

const stageOf = (board: LeadBoard, card: LeadCard): Stage =>
  board.find(({ cards }) => cards.includes(card))?.stage ?? 'new';

interface HeadingProps {
  stage: Stage;
  count: number;
  value: string | null;
}

function Heading({ stage, count, value }: HeadingProps) {
  const { label, tone } = stageWords[stage];
  return (
    <h2 className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 font-sans text-[.9375rem] font-[540] tracking-normal">
      <span className="flex items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="mono-label text-[.8125rem] text-mute">{count}</span>
      </span>
      {value ? <span className="mono-label text-[.8125rem] font-normal text-mute">{value}</span> : null}
    </h2>
  );
}
