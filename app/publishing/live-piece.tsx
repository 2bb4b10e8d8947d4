import { Island } from '#app/islands/island.tsx';
import type { HomeWords } from '#content/home-words.ts';
import { PuzzleGame } from '#demos/puzzle/ui/puzzle-game.tsx';
import { Arrow } from '#ui/icons/arrow.tsx';

/** The puzzle of the day in the home page: something to try before anything has to be believed. */
export function LivePiece({ live: { heading, text, link }, day }: { live: HomeWords['live']; day: string }) {
  if (heading === '') return null;
  return (
    <section className="wrap grid gap-x-6 gap-y-8 pb-20 md:grid-cols-12 md:pb-28" aria-labelledby="live">
      <div className="min-w-0 md:col-span-4">
        <h2 id="live" className="display text-[clamp(min(2.6rem,11.5vw),4.6vw,4.25rem)]">
          {heading}
        </h2>
        <p className="mt-6 max-w-[30rem] text-lg text-pretty text-mute">{text}</p>
        <a
          href={link.href}
          className="mt-6 inline-flex min-h-11 items-center gap-2 border-b border-ink font-medium"
        >
          {link.label}
          <Arrow />
        </a>
      </div>
      <div className="min-w-0 md:col-span-8" data-hue="cobalt">
        <Island name="puzzle" of={PuzzleGame} props={{ day }} wake="near" />
      </div>
    </section>
  );
}
