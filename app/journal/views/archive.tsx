import { Search } from 'lucide-react';
import type { Asked, Excerpt } from '#app/journal/find-posts.ts';
import { byYear } from '#app/journal/order.ts';
import type { PostTile } from '#features/publishing/present.server.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { JournalWays } from './journal-head.tsx';

const here = '/pages/list-view-no-sidebar';

/** A post that was found, with the place in it. */
interface FoundPost extends PostTile {
  excerpt: Excerpt | null;
}

/** What the archive shows for what was asked. */
export interface Archived {
  asked: Asked;
  found: readonly FoundPost[];
  all: number;
  topics: readonly (readonly [name: string, count: number])[];
  years: readonly string[];
}

const control =
  'h-12 w-full rounded-input border border-outline bg-raised px-4 text-ink placeholder:text-mute';

function Filter({ asked, topics, years }: Archived) {
  return (
    <search>
      <form
        action={here}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_10rem_auto] lg:items-end"
      >
        <label className="relative block sm:max-lg:col-span-2">
          <span className="mb-1.5 block text-sm">Words in a post</span>
          <Search
            size={18}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute bottom-3.75 start-4"
          />
          <input
            name="q"
            type="search"
            defaultValue={asked.q}
            maxLength={100}
            className={`${control} ps-11`}
          />
        </label>
        <label className="block">
          <span className="mb-1.5 block text-sm">Topic</span>
          <select name="topic" defaultValue={asked.topic} className={control}>
            <option value="">Every topic</option>
            {topics.map(([name, count]) => (
              <option key={name} value={name}>
                {name} ({count})
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="mb-1.5 block text-sm">Year</span>
          <select name="year" defaultValue={asked.year} className={control}>
            <option value="">Every year</option>
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="ink" className="min-h-12">
          Show posts
        </Button>
      </form>
    </search>
  );
}

function Line({ post }: { post: FoundPost }) {
  return (
    <li className="group relative grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 hover:bg-sunk sm:grid-cols-[4.5rem_minmax(0,1fr)_8rem_4rem]">
      <time dateTime={post.date} className="pt-0.5 font-mono text-[.8125rem] leading-6 text-mute">
        {dayAndMonth(post.date)}
      </time>
      <div className="min-w-0">
        <h3 className="font-sans text-[1.0625rem] font-medium leading-6 tracking-normal">
          <a
            href={post.href}
            className="underline-offset-4 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-accent group-hover:underline"
          >
            {post.title}
          </a>
        </h3>
        {post.excerpt ? (
          <p className="mt-1 text-[.95rem] text-mute">
            {post.excerpt.before}
            <mark className="rounded-sm bg-lime px-0.5 text-ink-light">{post.excerpt.found}</mark>
            {post.excerpt.after}
          </p>
        ) : null}
        <p className="text-[.875rem] text-mute sm:hidden">
          {post.topic} · {post.minutes} min
        </p>
      </div>
      <span className="text-[.95rem] leading-6 text-mute max-sm:hidden">{post.topic}</span>
      <span className="text-end font-mono text-[.8125rem] leading-6 text-mute max-sm:hidden">
        {post.minutes} min
      </span>
    </li>
  );
}

/** Every post as a line, by year, with a search through the whole text. The form needs no script. */
export function Archive(props: Archived) {
  const { asked, found, all } = props;
  const isFiltered = Boolean(asked.q || asked.topic || asked.year);
  return (
    <div className="wrap pb-8">
      <JournalWays here={here} className="border-y border-line py-1.5" />
      <h1 className="pb-6 pt-8 text-[clamp(min(2.25rem,10vw),4vw,3.25rem)]">Every post, by year</h1>
      <Filter {...props} />
      <p role="status" className="mt-5 text-[.95rem] text-mute">
        {isFiltered ? `${found.length} of ${all} posts` : `${all} posts`}
        {isFiltered ? (
          <>
            {' · '}
            <a href={here} className="inline-block py-2 text-accent underline underline-offset-[3px]">
              Show all
            </a>
          </>
        ) : null}
      </p>
      {found.length === 0 ? (
        <div className="mt-6 border-t-2 border-ink pt-6">
          <h2 className="text-2xl">No post fits</h2>
          <p className="mt-2 max-w-[36rem] text-mute">
            {asked.q
              ? 'The search looks for posts that hold all of your words, each from its beginning. Try fewer words, or '
              : 'Try another topic or year, or '}
            <a
              href={`/search?${new URLSearchParams(asked.q ? { q: asked.q } : {})}`}
              className="text-accent underline underline-offset-[3px]"
            >
              search the whole site
            </a>
            .
          </p>
        </div>
      ) : (
        byYear(found).map(({ name, items }) => (
          <section key={name} aria-label={name} className="mt-4 grid gap-x-8 lg:grid-cols-12">
            <h2 className="display border-t-2 border-ink pt-4 text-[4.5rem] tabular-nums lg:col-span-3 lg:text-[6rem]">
              {name}
            </h2>
            <ol className="border-ink lg:col-span-9 lg:border-t-2">
              {items.map((post) => (
                <Line key={post.slug} post={post} />
              ))}
            </ol>
          </section>
        ))
      )}
    </div>
  );
}
