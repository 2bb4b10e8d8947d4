import { shortDay } from '#lib/time/day-words.ts';
import type { IndexLists } from './index-lists.server.ts';
import { NoPosts, PostRow } from './journal-parts.tsx';

/** The journal: the newest post large, the others as lines. */
export default function JournalIndex({ posts = [] }: IndexLists) {
  const [newest, ...older] = posts;
  if (!newest) return <NoPosts />;
  return (
    <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <a
        href={newest.href}
        className="group flex flex-col justify-between rounded-tile bg-[light-dark(var(--ink-light),var(--raised))] p-6 text-[oklch(.965_.008_85)] sm:p-10 lg:col-span-7 lg:min-h-[34rem]"
      >
        <p className="mono-label">
          <time dateTime={newest.date}>{shortDay(newest.date)}</time> · {newest.topic} · {newest.minutes} min
        </p>
        <div className="pt-16">
          <h2 className="display text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)]">{newest.title}</h2>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty">{newest.lead}</p>
        </div>
      </a>
      <ul className="lg:col-span-5 lg:pl-6">
        {older.map((post) => (
          <li key={post.slug} className="border-b border-line last:border-0 lg:first:[&>a]:pt-0">
            <PostRow post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}
