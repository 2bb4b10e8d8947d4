import { coverHue, PostCover } from '#app/journal/covers/post-cover.tsx';
import type { Measuring } from '#app/journal/measured-by-day.ts';
import { byDay } from '#app/journal/order.ts';
import type { PostTile } from '#features/publishing/present.server.ts';
import { dayAndMonth, monthAndYear, weekday } from '#lib/time/day-words.ts';
import { JournalWays, NoPosts } from './journal-head.tsx';

interface TimelineProps {
  posts: readonly PostTile[];
  /** What was measured, by its day. */
  measured: Readonly<Record<string, readonly Measuring[]>>;
}

function Written({ post }: { post: PostTile }) {
  return (
    <article
      data-hue={coverHue(post.slug)}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-raised sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <PostCover post={post} className="min-h-32" />
      <div className="p-4 text-ink sm:p-5">
        <p className="mono-label text-mute">
          {post.topic} · {post.minutes} min
        </p>
        <h3 className="mt-2 text-[1.3rem] leading-[1.1]">
          <a
            href={post.href}
            className="underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent group-hover:underline"
          >
            {post.title}
          </a>
        </h3>
      </div>
    </article>
  );
}

const figuresIn = (list: readonly Measuring[]) => list.reduce((sum, { figures }) => sum + figures, 0);

/** The journal along its days: what was written, and what was measured on the same day. */
export function Timeline({ posts, measured }: TimelineProps) {
  if (posts.length === 0) return <NoPosts />;
  const days = byDay(posts);
  const most = Math.max(...days.map(({ items }) => items.length));
  return (
    <div className="wrap pb-8">
      <JournalWays here="/pages/grid-view-with-sidebar" className="border-y border-line py-1.5" />
      <div className="grid gap-x-10 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-12">
        <aside className="lg:col-span-3">
          <div className="lg:sticky lg:top-8">
            <h1 className="text-[2.25rem]">What we wrote and measured each day</h1>
            <nav aria-label="Days" className="mt-6">
              <ol className="grid gap-1">
                {days.map(({ name, items }) => (
                  <li key={name}>
                    <a
                      href={`#day-${name}`}
                      className="grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)_1.5rem] items-center gap-3 rounded-input px-2 hover:bg-selected"
                    >
                      <span className="text-[.95rem] font-medium">{dayAndMonth(name)}</span>
                      <span className="h-2.5 rounded-full bg-selected" aria-hidden="true">
                        <span
                          className="block h-full rounded-full bg-(--series-1)"
                          style={{ width: `${(items.length / most) * 100}%` }}
                        />
                      </span>
                      <span className="text-end font-mono text-[.8125rem] text-mute">
                        {items.length}
                        <span className="sr-only">{items.length === 1 ? ' post' : ' posts'}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
        </aside>
        <ol className="lg:col-span-9">
          {days.map(({ name, items }) => {
            const runs = measured[name] ?? [];
            return (
              <li
                key={name}
                id={`day-${name}`}
                className="relative scroll-mt-6 border-s-2 border-ink pb-14 ps-6 last:pb-2 sm:ps-10"
              >
                <span
                  aria-hidden="true"
                  className="absolute -start-[.6875rem] top-3 size-5 rounded-full border-2 border-ink bg-lime"
                />
                <h2 className="flex flex-wrap items-baseline gap-x-4">
                  <span className="display text-[clamp(3.5rem,8vw,6.5rem)] tabular-nums">
                    {Number(name.slice(8))}
                  </span>
                  <span className="text-[1.125rem] font-medium tracking-normal text-mute">
                    {weekday(name)}, {monthAndYear(name)}
                  </span>
                </h2>
                <div className="mt-6 grid gap-4 md:grid-cols-2">
                  {items.map((post) => (
                    <Written key={post.slug} post={post} />
                  ))}
                </div>
                {runs.length > 0 ? (
                  <details className="group/runs mt-4 rounded-card bg-sunk px-5">
                    <summary className="flex min-h-13 list-none items-center gap-3 text-[.95rem] font-medium">
                      <span
                        aria-hidden="true"
                        className="grid size-6 place-items-center rounded-full border border-outline font-mono text-sm leading-none group-open/runs:rotate-45"
                      >
                        +
                      </span>
                      {figuresIn(runs)} figures on the site were measured that day
                    </summary>
                    <ul className="pb-5">
                      {runs.map(({ command, figures }) => (
                        <li
                          key={command}
                          className="flex justify-between gap-6 border-t border-line py-2 text-[.875rem]"
                        >
                          <code className="min-w-0 break-words font-mono">{command}</code>
                          <span className="shrink-0 font-mono text-mute">
                            {figures}
                            <span className="sr-only"> figures</span>
                          </span>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : null}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
