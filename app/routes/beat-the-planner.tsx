import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { Island } from '#app/islands/island.tsx';
import { isPlayable } from '#demos/puzzle/day-puzzle.ts';
import { PuzzleGame } from '#demos/puzzle/ui/puzzle-game.tsx';
import { daysLater } from '#lib/time/days.ts';

/** The puzzle of the day that the address names, else today's. */
export function loader({ url }: { url: URL }) {
  const today = new Date().toISOString().slice(0, 10);
  const asked = url.searchParams.get('day') ?? '';
  const isAsked = isPlayable(asked, today);
  const day = isAsked ? asked : today;
  return { facts: pageFacts(url), day, isAsked, before: daysLater(day, -1) };
}

export default function BeatThePlanner() {
  const { day, isAsked, before } = useLoaderData<typeof loader>();
  return (
    <div className="wrap grid gap-x-6 gap-y-10 pt-6 lg:grid-cols-12 lg:pt-10">
      <div className="lg:col-span-4">
        <h1 className="display text-[clamp(min(2.6rem,11.5vw),5vw,4.5rem)]">Beat the planner</h1>
        <p className="mt-6 text-lg text-pretty">
          Ten stops, two vans, six stops a van at most. Click the stops in the order you’d drive them, and the
          depot to send out the second van. The shortest plan wins.
        </p>
        <p className="mt-4 text-pretty text-mute">
          You play against the engine of our route planner. For 24 of these puzzles we tried every possible
          plan, and the engine’s own was the shortest each time. So expect a draw at best.
        </p>
        <ul className="mt-6 grid gap-x-6 sm:flex sm:flex-wrap">
          <li>
            <a
              href={`/beat-the-planner?day=${before}`}
              className="inline-flex min-h-11 items-center border-b border-ink font-medium"
            >
              Play the previous puzzle
            </a>
          </li>
          <li>
            <a
              href="/route-optimization/demo"
              className="inline-flex min-h-11 items-center border-b border-ink font-medium"
            >
              Plan your own stops
            </a>
          </li>
        </ul>
      </div>
      <div className="min-w-0 lg:col-span-8">
        <h2 className="sr-only">The puzzle for {day}</h2>
        <Island name="puzzle" of={PuzzleGame} props={{ day, isAsked }} wake="near" />
      </div>
    </div>
  );
}
