import { ArrowRightLeft } from 'lucide-react';
import { Avatar } from '#ui/data/avatar.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import type { LeadCard } from '../board.server.ts';
import { type Stage, stages, stageWords } from '../stages.ts';

interface LeadCardProps {
  card: LeadCard;
  stage: Stage;
  writes: boolean;
}

/** Somebody on the board: who, what they may come to, what comes next; the menu moves them without dragging. */
export function LeadCardView({ card, stage, writes }: LeadCardProps) {
  const { id, name, company, value, owner, nextStep, nextStepOn, late, lostReason } = card;
  const menu = `move-${id}`;
  return (
    <div className="px-3 py-2.5">
      <a
        href={`/admin-panel/leads/${id}`}
        className="block pe-7 font-[540] leading-snug underline-offset-4 wrap-anywhere hover:underline"
      >
        {name}
      </a>
      {company ? <p className="mt-0.5 truncate text-[.84375rem] text-mute">{company}</p> : null}
      {nextStep ? (
        <p className={`mt-1.5 line-clamp-2 text-[.84375rem] ${late ? 'text-danger' : ''}`}>
          {nextStepOn ? <span className="mono-label">{nextStepOn}: </span> : null}
          {nextStep}
          {late ? <span className="sr-only"> (overdue)</span> : null}
        </p>
      ) : null}
      {stage === 'lost' && lostReason ? (
        <p className="mt-1.5 line-clamp-2 text-[.84375rem] text-mute">{lostReason}</p>
      ) : null}
      <div className="mt-2 flex min-h-8 items-center justify-between gap-2">
        <span className="mono-label text-[.8125rem]">{value}</span>
        <span className="flex items-center gap-1">
          {owner ? (
            <>
              <Avatar name={owner} size="small" className="!size-6 !text-[.625rem]" />
              <span className="sr-only">With {owner}</span>
            </>
          ) : null}
          {writes ? (
            <button
              type="button"
              popoverTarget={menu}
              aria-label={`Move ${name} to another stage`}
              className="-me-1.5 grid size-9 place-items-center rounded-full text-mute hover:bg-selected hover:text-ink"
            >
              <ArrowRightLeft size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          ) : null}
        </span>
      </div>
      {writes ? (
        <Popover id={menu} aria-label={`Move ${name}`} align="end" className="!p-2">
          <form method="post">
            <input type="hidden" name="intent" value="stage" />
            <input type="hidden" name="id" value={id} />
            {stages
              .filter((each) => each !== stage && each !== 'lost')
              .map((each) => (
                <button
                  key={each}
                  type="submit"
                  name="stage"
                  value={each}
                  className="flex min-h-11 w-full items-center rounded-xl px-3 text-start hover:bg-selected"
                >
                  {stageWords[each].label}
                </button>
              ))}
          </form>
          {stage === 'lost' ? null : (
            <a
              href={`/admin-panel/leads/${id}#stage`}
              className="flex min-h-11 items-center rounded-xl px-3 hover:bg-selected"
            >
              Lost, with a reason
            </a>
          )}
        </Popover>
      ) : null}
    </div>
  );
}
