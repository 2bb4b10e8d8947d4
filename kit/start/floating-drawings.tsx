import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';

// What opens over a page can't lie open in an index of forty: these stand for it, in the same clothes.

const card =
  'rounded-card border border-line bg-raised text-start shadow-[0_12px_32px_oklch(.1_.01_275/.12)]';

/** A list that has opened below its button. */
export function MenuDrawing() {
  return (
    <div className={`${card} w-52 p-1.5`}>
      {['Rename', 'Duplicate', 'Move to the bin'].map((item, index) => (
        <p key={item} className={`rounded-2xl px-3 py-2 ${index === 0 ? 'bg-selected' : ''}`}>
          {item}
        </p>
      ))}
    </div>
  );
}

/** A question over the page. */
export function DialogDrawing() {
  return (
    <div className={`${card} w-72 p-5`}>
      <p className="font-display text-xl font-semibold tracking-[-.03em]">Move the call?</p>
      <p className="mt-1 text-mute">To Wednesday at 10:00.</p>
      <div className="mt-4 flex gap-2">
        <Button size="small">Move it</Button>
        <Button size="small" variant="ghost">
          Keep it
        </Button>
      </div>
    </div>
  );
}

/** A panel at the edge of a page. */
export function SheetDrawing() {
  return (
    <div className="flex h-44 w-72 justify-end overflow-hidden rounded-card border border-line bg-sunk">
      <div className="grid h-full w-36 content-start gap-2 border-s border-line bg-raised p-4 text-start">
        <p className="font-display font-semibold">Filters</p>
        {['w-20', 'w-24', 'w-16', 'w-22'].map((width) => (
          <span key={width} className={`h-2 rounded-full bg-selected ${width}`} />
        ))}
      </div>
    </div>
  );
}

/** A small panel beside what it explains. */
export function PopoverDrawing() {
  return (
    <div className="grid justify-items-center gap-2">
      <div className={`${card} w-56 p-4`}>
        <p className="font-display text-lg font-semibold">Noor</p>
        <p className="text-sm text-mute">In the studio until 17:00</p>
      </div>
      <span className="underline decoration-dotted underline-offset-4">Who is it?</span>
    </div>
  );
}

/** Words on a dark ground, over a control. */
export function TooltipDrawing({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2">
      <span className="rounded-xl bg-ink px-3 py-1.5 text-sm text-paper">Fit the round into view</span>
      {children}
    </div>
  );
}

/** What has just happened, with a way back. */
export function ToastDrawing() {
  return (
    <div className={`${card} flex items-center gap-6 py-3 pe-3 ps-5`}>
      <span className="font-[540]">Enquiry archived</span>
      <span className="px-2 font-[540] text-accent">Undo</span>
    </div>
  );
}

/** A film that can be opened at full size. */
export function FilmDrawing() {
  return (
    <div className="grid h-32 w-56 place-items-center rounded-card bg-ink-light">
      <span className="grid size-14 place-items-center rounded-full bg-cobalt text-white">
        <span className="ms-1 border-y-[.6rem] border-s-[1rem] border-y-transparent border-s-current" />
      </span>
    </div>
  );
}
