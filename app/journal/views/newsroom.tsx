import { Rss, Search } from 'lucide-react';
import { PostCover } from '#app/journal/covers/post-cover.tsx';
import { byTopic } from '#app/journal/order.ts';
import type { PostTile } from '#features/publishing/present.server.ts';
import { longDay, weekday } from '#lib/time/day-words.ts';
import { JournalWays, NoPosts, PostFacts } from './journal-head.tsx';

const archive = '/pages/list-view-no-sidebar';

function Masthead({ newest, count }: { newest: PostTile | undefined; count: number }) {
  return (
    <header className="wrap">
      <div className="border-b-[3px] border-double border-ink pb-5">
        <h1 className="display text-[clamp(min(2.4rem,10.5vw),7.3vw,6.75rem)] leading-[.9]">
          Decisions, with their figures
        </h1>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="text-[.95rem] text-mute">
            {newest ? (
              <>
                Latest edition: {weekday(newest.date)},{' '}
                <time dateTime={newest.date}>{longDay(newest.date)}</time> ·{' '}
              </>
            ) : null}
            {count} {count === 1 ? 'post' : 'posts'}
          </p>
          <search className="max-sm:w-full">
            <form action={archive} className="relative">
              <Search
                size={18}
                strokeWidth={1.5}
                aria-hidden="true"
                className="pointer-events-none absolute start-4 top-3.5"
              />
              <input
                name="q"
                type="search"
                aria-label="Search the posts"
                placeholder="Search the posts"
                className="h-11 w-full rounded-full border border-outline bg-raised pe-4 ps-11 placeholder:text-mute sm:w-72"
              />
            </form>
          </search>
        </div>
      </div>
      <JournalWays here="/blog" className="border-b border-line py-1.5" />
    </header>
  );
}

const titleLink =
  'underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent group-hover:underline';

function Lead({ post }: { post: PostTile }) {
  return (
    <article className="group relative lg:col-span-8">
      <div className="tile aspect-[4/3] sm:aspect-[16/9]">
        <PostCover post={post} />
      </div>
      <PostFacts post={post} className="mt-5 text-mute" />
      <h2 className="display mt-3 text-[clamp(min(2.4rem,10.5vw),5vw,4.75rem)]">
        <a href={post.href} className={titleLink}>
          {post.title}
        </a>
      </h2>
      <p className="mt-4 max-w-[42rem] text-xl leading-snug text-pretty">{post.lead}</p>
    </article>
  );
}

function Story({ post }: { post: PostTile }) {
  return (
    <article className="group relative">
      <div className="aspect-[16/10] overflow-hidden rounded-card">
        <PostCover post={post} />
      </div>
      <PostFacts post={post} className="mt-4 text-mute" />
      <h3 className="mt-2 text-[1.5rem] leading-[1.08]">
        <a href={post.href} className={titleLink}>
          {post.title}
        </a>
      </h3>
      <p className="mt-2 text-mute">{post.lead}</p>
    </article>
  );
}

function Short({ post }: { post: PostTile }) {
  return (
    <article className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4">
      <span className="aspect-square overflow-hidden rounded-input">
        <PostCover post={post} />
      </span>
      <span>
        <span className="text-[.875rem] text-mute">{post.topic}</span>
        <h3 className="mt-1 text-[1.125rem] leading-tight">
          <a href={post.href} className={titleLink}>
            {post.title}
          </a>
        </h3>
      </span>
    </article>
  );
}

/** What is on a topic, in the archive. */
function Topics({ posts }: { posts: readonly PostTile[] }) {
  return (
    <nav aria-label="Topics" className="mt-10 flex flex-wrap gap-2">
      {byTopic(posts).map(({ name, items }) => (
        <a
          key={name}
          href={`${archive}?${new URLSearchParams({ topic: name })}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-outline px-4 text-[.95rem] font-medium hover:bg-selected"
        >
          {name}
          <span className="font-mono text-[.8125rem] text-mute">{items.length}</span>
        </a>
      ))}
    </nav>
  );
}

/** The journal as a front page: what is newest large, the latest beside it, four stories with their pictures, and the rest in short. */
export function Newsroom({ posts }: { posts: readonly PostTile[] }) {
  const [lead, ...others] = posts;
  const [latest, stories, shorts] = [others.slice(0, 4), others.slice(4, 8), others.slice(8)];
  return (
    <div className="pb-8">
      <Masthead newest={lead} count={posts.length} />
      {lead ? (
        <>
          <div className="wrap grid gap-x-10 gap-y-12 pt-8 lg:grid-cols-12 lg:pt-10">
            <Lead post={lead} />
            <section aria-label="Latest" className="lg:col-span-4 lg:border-s lg:border-line lg:ps-10">
              <h2 className="border-t-2 border-ink pt-3 text-[1.0625rem] tracking-normal">Latest</h2>
              {latest.map((post) => (
                <article key={post.slug} className="group relative border-b border-line py-5">
                  <PostFacts post={post} />
                  <h3 className="mt-2 text-[1.625rem] leading-[1.08]">
                    <a href={post.href} className={titleLink}>
                      {post.title}
                    </a>
                  </h3>
                </article>
              ))}
              <a
                href="/pages/simple-feed"
                className="mt-6 flex min-h-14 items-center gap-4 rounded-card bg-lime px-5 py-4 text-ink-light"
              >
                <Rss size={24} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
                <span>
                  <b className="block font-semibold">Follow new posts</b>
                  <span className="text-[.95rem]">By RSS or JSON, each post in full</span>
                </span>
              </a>
            </section>
          </div>
          <section aria-labelledby="stories" className="wrap pt-16 lg:pt-20">
            <h2 id="stories" className="border-t-2 border-ink pt-3 text-[1.0625rem] tracking-normal">
              More stories
            </h2>
            <ul className="grid gap-x-8 gap-y-12 pt-5 sm:grid-cols-2 lg:grid-cols-4">
              {stories.map((post) => (
                <li key={post.slug}>
                  <Story post={post} />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="in-short" className="wrap pt-16">
            <h2 id="in-short" className="border-t-2 border-ink pt-3 text-[1.0625rem] tracking-normal">
              In short
            </h2>
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
              {shorts.map((post) => (
                <li key={post.slug} className="border-b border-line py-5">
                  <Short post={post} />
                </li>
              ))}
            </ul>
            <Topics posts={posts} />
          </section>
        </>
      ) : (
        <NoPosts />
      )}
    </div>
  );
}
