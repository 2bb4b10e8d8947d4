import { coverHue, PostCover } from '#app/journal/covers/post-cover.tsx';
import type { PostTile } from '#features/publishing/present.server.ts';
import { monthAndYear } from '#lib/time/day-words.ts';
import { JournalWays, NoPosts } from './journal-head.tsx';

/** A post with the words it begins with. */
export interface OpenedPost extends PostTile {
  opening: string;
}

/** A page number as a magazine prints it. */
const folio = (page: number): string => String(page).padStart(2, '0');

function FrontCover({ posts }: { posts: readonly OpenedPost[] }) {
  const [newest] = posts;
  if (!newest) return null;
  return (
    <header
      data-hue={coverHue(newest.slug)}
      className="grid min-h-[min(52rem,92svh)] bg-[light-dark(var(--hue),var(--raised))] text-[light-dark(var(--on-hue),var(--ink))] lg:grid-cols-12"
    >
      <div className="flex flex-col justify-between gap-8 px-(--gutter) py-8 lg:col-span-7 lg:ps-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))]">
        <p className="flex flex-wrap justify-between gap-x-6 text-[.95rem] font-medium">
          <span>{monthAndYear(newest.date)}</span>
          <span>{posts.length} stories</span>
        </p>
        <h1 className="display text-[clamp(min(4rem,19vw),15vw,15rem)] leading-[.8]">
          How it <span className="serif-accent">works</span>
        </h1>
        <p className="max-w-[30rem] text-xl leading-snug">
          Our workshop magazine: how we made the parts of this site, with drawings based on what we measured.
        </p>
      </div>
      <nav
        aria-label="In this issue"
        className="bg-ink-light px-(--gutter) py-8 text-[oklch(.965_.008_85)] lg:col-span-5 lg:px-10"
      >
        <h2 className="text-[1.0625rem] tracking-normal">In this issue</h2>
        <ol className="mt-3 columns-1 sm:max-lg:columns-2">
          {posts.map((post, index) => (
            <li key={post.slug} className="break-inside-avoid">
              <a
                href={`#${post.slug}`}
                className="flex min-h-11 items-center gap-4 border-b border-current/20 py-1.5 underline-offset-4 hover:underline lg:min-h-10"
              >
                <span className="font-mono text-[.8125rem] opacity-75">{folio(index * 2 + 2)}</span>
                <span className="leading-tight">{post.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}

const titleLink =
  'outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-accent';

/** Two pages that lie open: the cover on one, the beginning of the text on the other. */
function Spread({ post, page, turned }: { post: OpenedPost; page: number; turned: boolean }) {
  return (
    <article
      id={post.slug}
      className="group relative scroll-mt-2 border-b border-line lg:grid lg:min-h-[min(46rem,88svh)] lg:grid-cols-2"
    >
      <div className={`h-[min(70vw,30rem)] lg:h-auto ${turned ? 'lg:order-2' : ''}`}>
        <PostCover post={post} />
      </div>
      <div className="flex flex-col justify-between gap-8 px-(--gutter) py-10 lg:px-[clamp(2.5rem,5vw,6rem)] lg:py-14">
        <p className="flex justify-between gap-6 text-[.95rem] text-mute">
          <span>{post.topic}</span>
          <span className="font-mono text-[.8125rem]">{folio(page)}</span>
        </p>
        <div>
          <h2 className="display text-[clamp(min(2.5rem,11vw),4.6vw,5rem)]">
            <a href={post.href} className={titleLink}>
              {post.title}
            </a>
          </h2>
          <p className="mt-6 font-serif text-[1.5rem] leading-[1.25]">{post.lead}</p>
        </div>
        <div className="max-w-[36rem] leading-relaxed">
          <p className="first-letter:float-start first-letter:me-2 first-letter:font-display first-letter:text-[3.4rem] first-letter:font-semibold first-letter:leading-[.82]">
            {post.opening}
          </p>
        </div>
        <p className="font-medium underline underline-offset-4">Read on: {post.minutes} min</p>
      </div>
    </article>
  );
}

/** A spread of two posts, a page each. */
function Pages({ posts, page }: { posts: readonly OpenedPost[]; page: number }) {
  return (
    <div className="border-b border-line lg:grid lg:grid-cols-2">
      {posts.map((post, index) => (
        <article
          key={post.slug}
          id={post.slug}
          data-hue={coverHue(post.slug)}
          className="group relative flex scroll-mt-2 flex-col bg-[light-dark(var(--hue),var(--raised))] text-[light-dark(var(--on-hue),var(--ink))] lg:min-h-[min(44rem,86svh)]"
        >
          <div className="px-(--gutter) pb-6 pt-10 lg:px-10">
            <p className="flex justify-between gap-6 text-[.95rem]">
              <span>{post.topic}</span>
              <span className="font-mono text-[.8125rem]">{folio(page + index * 2)}</span>
            </p>
            <h2 className="display mt-6 text-[clamp(min(2.25rem,10vw),3.6vw,3.75rem)]">
              <a href={post.href} className={titleLink}>
                {post.title}
              </a>
            </h2>
            <p className="mt-4 max-w-[32rem] text-lg leading-snug">{post.lead}</p>
          </div>
          <div className="h-[min(66vw,24rem)] grow">
            <PostCover post={post} />
          </div>
        </article>
      ))}
    </div>
  );
}

/** Posts as spreads: one alone, then two on a page each, and so on; what is left over stands alone. */
function spreadsOf<Post>(posts: readonly Post[]): Post[][] {
  const spreads: Post[][] = [];
  for (let at = 0; at < posts.length; ) {
    const pair = spreads.length % 2 === 1 && at + 1 < posts.length;
    spreads.push(posts.slice(at, at + (pair ? 2 : 1)));
    at += pair ? 2 : 1;
  }
  return spreads;
}

/** The journal as a magazine to leaf through: a front cover with its contents, then spreads from edge to edge. */
export function Magazine({ posts }: { posts: readonly OpenedPost[] }) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <>
      <FrontCover posts={posts} />
      {spreadsOf(posts).map((spread, index) => {
        const [post] = spread;
        if (!post) return null;
        const page = posts.indexOf(post) * 2 + 2;
        return spread.length === 1 ? (
          <Spread key={post.slug} post={post} page={page} turned={index % 4 === 2} />
        ) : (
          <Pages key={post.slug} posts={spread} page={page} />
        );
      })}
      <JournalWays here="/pages/grid-view-no-sidebar" className="wrap pt-8" />
    </>
  );
}
