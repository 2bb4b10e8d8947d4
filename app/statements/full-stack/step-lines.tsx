import { roomWords } from '#content/statements/full-stack-words.ts';
import { grouped } from '#lib/money/grouped.ts';
import type { Room, ShownStep, Trace } from './trace.ts';

const colours: Record<Room, string> = {
  route: 'var(--series-5)',
  policy: 'var(--series-4)',
  load: 'var(--series-3)',
  query: 'var(--series-1)',
  draw: 'var(--series-2)',
  pack: 'var(--series-5)',
};

function StepLine({ step: { room, about, from, took }, of }: { step: ShownStep; of: number }) {
  return (
    <li className="grid min-h-11 grid-cols-1 items-center gap-x-4 gap-y-1 border-b border-line py-2 @3xl:grid-cols-[16rem_1fr_6rem]">
      <span className="flex min-w-0 flex-wrap gap-x-2 text-[.95rem]">
        <span className="font-medium">{roomWords[room].name}</span>
        <span className="min-w-0 wrap-anywhere text-mute">{about}</span>
      </span>
      <span className="relative h-3 rounded-full bg-sunk" aria-hidden="true">
        <span
          className="absolute inset-y-0 min-w-1 rounded-full"
          style={{
            left: `${Math.min(99, (from / of) * 100)}%`,
            width: `${Math.min(100, (took / of) * 100)}%`,
            background: colours[room],
          }}
        />
      </span>
      <span className="mono-label tabular-nums @3xl:text-end">{took} ms</span>
    </li>
  );
}

/** Every step of a traced request on one line of time. */
export function StepLines({ trace: { address, status, bytes, took, steps } }: { trace: Trace }) {
  return (
    <section className="pt-8" aria-label="Every step of this request">
      <p className="max-w-[44rem] text-lg text-pretty">
        <code className="mono-label rounded-lg bg-sunk px-2 py-1 wrap-anywhere">GET {address}</code> was
        answered {status} with {grouped(bytes)} bytes, {took} ms after it came in.
      </p>
      <ol className="mt-5 border-t-2 border-ink">
        {steps.map((step) => (
          <StepLine key={`${step.room} ${step.from} ${step.about}`} step={step} of={took} />
        ))}
      </ol>
    </section>
  );
}
