import { LoaderCircle } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { roomWords } from '#content/statements/full-stack-words.ts';
import { isText, shaped } from '#lib/files/shape.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RoomPath } from './room-path.tsx';
import { StepLines } from './step-lines.tsx';
import { isTrace, rooms, type Trace, timeIn, traceables } from './trace.ts';

interface TraceHouseProps {
  /** Pages that may be traced, by their ids. */
  choices: readonly string[];
  /** What the address of this page asked to be traced. */
  traced: Trace | null;
  /** Why that could not be done. */
  refused: string;
}

const brokenLine =
  'The connection broke before the answer came. Your choice is still there: click the button again.';

const isRefusal = shaped<{ error: { message: string } }>({ error: shaped({ message: isText }) });

async function askForTrace(query: URLSearchParams): Promise<{ trace: Trace } | { refused: string }> {
  try {
    const answer = await fetch(`/api/trace?${query}`, { headers: { Accept: 'application/json' } });
    const told = await answer.json();
    if (isTrace(told)) return { trace: told };
    return { refused: isRefusal(told) ? told.error.message : brokenLine };
  } catch {
    return { refused: brokenLine };
  }
}

/** The house in section: a request is sent through it, and each room says how long it took there. */
export function TraceHouse({ choices, traced, refused }: TraceHouseProps) {
  const pages = traceables.filter(({ id }) => choices.includes(id));
  const [trace, setTrace] = useState(traced);
  const [problem, setProblem] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState(traced?.id ?? pages[0]?.id);
  const takesWord = pages.find(({ id }) => id === chosen)?.takesWord ?? false;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
    setBusy(true);
    const answer = await askForTrace(query);
    setBusy(false);
    if ('trace' in answer) setTrace(answer.trace);
    setProblem('refused' in answer ? answer.refused : '');
  }

  return (
    <div id="trace" className="@container scroll-mt-6">
      <form
        method="get"
        action="/full-stack-development#trace"
        onSubmit={(event) => void send(event)}
        className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @3xl:items-end"
      >
        <SelectField
          label="Page"
          name="trace"
          required
          defaultValue={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {pages.map(({ id, label, takesWord: words }) => (
            <option key={id} value={id}>
              {words ? `${label}, with a search` : label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="A word to search for on that page"
          name="word"
          maxLength={40}
          defaultValue={traced?.word ?? 'mail'}
          disabled={!takesWord}
          className={takesWord ? '' : 'opacity-60'}
        />
        <Button type="submit" busy={busy} className="@max-3xl:w-full">
          Trace a request
        </Button>
      </form>
      <p role="alert" className="min-h-6 pt-2 text-danger empty:min-h-6">
        {problem}
      </p>
      <ol
        key={trace?.steps.map(({ from }) => from).join(' ')}
        data-traced={trace ? '' : undefined}
        className="grid overflow-hidden rounded-tile border border-line bg-raised @3xl:grid-cols-3 @5xl:grid-cols-6"
      >
        {rooms.map((room, place) => {
          const { name, does, file, once, more } = roomWords[room];
          const { took, times } = timeIn(room, trace?.steps ?? []);
          return (
            <li
              key={room}
              className="relative row-span-6 grid min-w-0 grid-cols-[1fr_auto] gap-x-4 border-line px-5 pt-5 not-first:@max-3xl:border-t @3xl:grid-cols-1 @3xl:grid-rows-subgrid @3xl:border-s @3xl:[&:nth-child(3n+1)]:border-s-0 @3xl:[&:nth-child(n+4)]:border-t @5xl:border-t-0! @5xl:not-first:border-s!"
            >
              <h3 className="text-[1.375rem]">{name}</h3>
              <p className="text-[.95rem] leading-snug text-mute @max-3xl:row-start-2 @3xl:mt-1.5">{does}</p>
              <p className="font-display text-[2rem] leading-none font-semibold tracking-[-.045em] whitespace-nowrap tabular-nums @max-3xl:col-start-2 @max-3xl:row-start-1 @max-3xl:text-end @3xl:mt-5 @3xl:text-[2.5rem]">
                {trace ? took : '–'}
                <span className="text-xl"> ms</span>
              </p>
              <p className="text-sm text-mute @max-3xl:col-start-2 @max-3xl:row-start-2 @max-3xl:text-end @3xl:mt-1">
                {trace ? `${times} ${times === 1 ? once : more}` : 'not traced yet'}
              </p>
              <RoomPath visits={trace ? times : null} place={place} />
              <p className="-mx-5 border-t border-line bg-sunk px-5 py-2.5 @max-3xl:col-span-2">
                <code className="mono-label block wrap-anywhere text-mute">{file}</code>
              </p>
            </li>
          );
        })}
      </ol>
      <div aria-live="polite">
        {busy ? (
          <p className="flex items-center gap-2 pt-6">
            <LoaderCircle
              size={20}
              strokeWidth={1.5}
              aria-hidden="true"
              className="animate-spin motion-reduce:animate-none"
            />
            The request is on its way.
          </p>
        ) : trace ? (
          <StepLines trace={trace} />
        ) : null}
      </div>
    </div>
  );
}
