import type { HomeWords } from '#content/home-words.ts';

/** How a project runs, as a line of time. */
export function HomeRuns({ runs: { heading, steps } }: { runs: HomeWords['runs'] }) {
  if (heading === '') return null;
  return (
    <section className="wrap pb-20 md:pb-28" aria-labelledby="runs">
      <h2 id="runs" className="display mb-10 text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)] md:mb-14">
        {heading}
      </h2>
      <ol className="grid gap-x-6 gap-y-10 border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([name, text]) => (
          <li
            key={name}
            className="relative pt-8 before:absolute before:-top-[7px] before:left-0 before:size-3 before:rounded-full before:bg-ink max-sm:not-first:border-t-2 max-sm:not-first:border-ink"
          >
            <h3 className="text-[1.625rem] leading-none">{name}</h3>
            <p className="mt-3 max-w-[22rem] text-pretty text-mute">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
