import { useEffect, useState } from 'react';
import { onServer } from '#demos/kit/run/on-server.ts';
import { useRun } from '#demos/kit/run/use-run.ts';
import type { Work } from '#demos/kit/run/work.ts';
import type { Stop } from '#engines/routing/problem.ts';
import { answerOf } from '#lib/forms/answer.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import type { BroughtStops, Unplaced } from '../inputs/stops-of-table.ts';
import { allTowns } from '../map/regions.ts';
import { readTowns } from '../map/towns.ts';
import { townFinder } from './towns-by-name.ts';

interface Position {
  longitude: number;
  latitude: number;
}

const oneRun = 50;

interface Answer {
  found: readonly (Position | null)[];
}
type ServerProgress = { done: number; of: number };
const ask = onServer<{ addresses: string[] }, ServerProgress, (Position | null)[]>('geocode');

/** Looks a list up in runs of fifty; what was found before something failed is kept. */
const lookAllUp =
  (
    keep: (at: number, found: readonly (Position | null)[]) => void,
  ): Work<readonly string[], number, Answer> =>
  async (addresses, { report, signal }) => {
    const all: (Position | null)[] = [];
    for (let at = 0; at < addresses.length; at += oneRun) {
      const found = await ask(
        { addresses: addresses.slice(at, at + oneRun) },
        {
          signal,
          report: (progress) => report(at + (progress.is === 'working' ? progress.progress.done : 0)),
        },
      );
      keep(at, found);
      all.push(...found);
    }
    return { found: all };
  };

const isAnything = (value: unknown): value is unknown => value !== undefined;

async function townsByName() {
  const lists = await Promise.all(
    allTowns.map(async (address) => readTowns(await answerOf(await fetch(address), isAnything))),
  );
  return townFinder(lists.flat());
}

interface PlacesDialogProps {
  id: string;
  /** What was brought; null while nothing waits for its places. */
  brought: BroughtStops | null;
  hasGeocoder: boolean;
  onClose: () => void;
  /** Takes the stops that have places; `left` counts the rows that have none. */
  onUse: (stops: Stop[], left: number) => void;
}

const mostShown = 200;

/** Rows with addresses and no positions: looked up, put in the middle of their town, or left out. */
export function PlacesDialog({ id, brought, hasGeocoder, onClose, onUse }: PlacesDialogProps) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Position | null>>(new Map());
  const [note, setNote] = useState<{ tone: 'done' | 'warning' | 'danger'; words: string } | null>(null);
  const open = brought?.unplaced.filter(({ stop }) => !places.get(stop.id)) ?? [];
  const putAt = (rows: readonly Unplaced[], found: readonly (Position | null)[]) =>
    setPlaces(
      (old) =>
        new Map([
          ...old,
          ...rows.map(({ stop }, at): [string, Position | null] => [stop.id, found[at] ?? null]),
        ]),
    );
  const run = useRun<readonly string[], number, Answer>(
    lookAllUp((at, found) => putAt(open.slice(at, at + oneRun), found)),
  );
  useEffect(() => {
    if (brought) return;
    setPlaces(new Map());
    setNote(null);
  }, [brought]);
  const isRunning = run.state.is === 'running';

  async function lookUp() {
    setNote(null);
    const outcome = await run.start(open.map(({ address }) => address));
    if (outcome.is === 'done') {
      const missing = outcome.result.found.filter((place) => place === null).length;
      return setNote(
        missing > 0
          ? { tone: 'warning', words: `${counted(missing, 'address', 'addresses')} could not be found.` }
          : { tone: 'done', words: 'Every address was found.' },
      );
    }
    setNote({
      tone: 'danger',
      words: outcome.is === 'failed' ? outcome.message : 'Cancelled. What was found so far is kept.',
    });
  }

  async function useTowns() {
    setNote(null);
    try {
      const find = await townsByName();
      const found = open.map(({ city, address, country }) => find(city || address, country));
      putAt(open, found);
      const missing = found.filter((place) => place === null).length;
      setNote(
        missing > 0
          ? { tone: 'warning', words: `No town on our list fits ${counted(missing, 'row')}.` }
          : { tone: 'done', words: 'Every row is now placed in the middle of its town.' },
      );
    } catch {
      setNote({ tone: 'danger', words: 'The list of towns could not be fetched. Try again.' });
    }
  }

  if (!brought) return null;
  const found = brought.unplaced.flatMap(({ stop }): Stop[] => {
    const place = places.get(stop.id);
    return place ? [{ ...stop, place: { x: place.longitude, y: place.latitude } }] : [];
  });
  const ready = [...brought.stops, ...found];
  const asked = run.state.is === 'running' ? (run.state.progress ?? 0) : 0;
  return (
    <Dialog
      id={id}
      heading="Where are these addresses?"
      size="wide"
      open
      onOpenChange={(next) => {
        if (next) return;
        run.cancel();
        onClose();
      }}
      footer={
        isRunning ? (
          <Button size="small" variant="ghost" onClick={run.cancel}>
            Cancel
          </Button>
        ) : (
          <>
            {open.length > 0 && hasGeocoder ? (
              <Button size="small" onClick={lookUp}>
                Look up {counted(open.length, 'address', 'addresses')}
              </Button>
            ) : null}
            {open.length > 0 ? (
              <Button size="small" variant={hasGeocoder ? 'ghost' : 'main'} onClick={useTowns}>
                Use the middle of each town
              </Button>
            ) : null}
            {ready.length > 0 ? (
              <Button
                size="small"
                variant={open.length > 0 ? 'ghost' : 'main'}
                onClick={() => onUse(ready, open.length)}
              >
                Use {counted(ready.length, 'stop')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <p className="text-pretty">
        {counted(brought.unplaced.length, 'row')} {brought.unplaced.length === 1 ? 'has' : 'have'} an address
        and no coordinates. These columns were read: {brought.columns}.{' '}
        {hasGeocoder
          ? 'Looking them up sends only the addresses, and no other part of the rows, to this site’s map service.'
          : 'This site has no map service to look up addresses, so coordinates are needed for exact places: add the columns lat and lon. Towns we know can be placed at once.'}
      </p>
      {isRunning ? (
        <Progress
          label="Looking addresses up"
          value={asked}
          max={Math.max(1, open.length)}
          said={`${asked} of ${open.length}`}
          className="mt-4 text-sm"
        />
      ) : null}
      <AlertPlace className="mt-4 empty:hidden">
        {note ? <Alert tone={note.tone} heading={note.words} /> : null}
      </AlertPlace>
      <ul className="mt-4 border-t border-line">
        {brought.unplaced.slice(0, mostShown).map(({ stop, address }) => {
          const place = places.get(stop.id);
          return (
            <li key={stop.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <span className="min-w-0">
                <span className="font-medium">{stop.name}</span>
                <span className="block text-sm text-mute">{address}</span>
              </span>
              <span className={`text-sm ${place ? 'font-mono' : 'text-warning'}`}>
                {place
                  ? `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`
                  : place === null
                    ? 'not found'
                    : 'coordinates needed'}
              </span>
            </li>
          );
        })}
      </ul>
      {brought.unplaced.length > mostShown ? (
        <p className="mt-2 text-sm text-mute">And {brought.unplaced.length - mostShown} more.</p>
      ) : null}
    </Dialog>
  );
}
