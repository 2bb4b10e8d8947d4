import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Island } from '#app/islands/island.tsx';
import { drawInPost } from '#app/journal/drawings/post-drawings.tsx';
import { neighboursOf } from '#app/journal/order.ts';
import type { PostTile, ShownPost } from '#features/publishing/present.server.ts';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { JournalWays, NoPosts, PostFacts } from './journal-head.tsx';
import { ReaderPane } from './reader-pane.tsx';

const here = '/pages/list-view-with-sidebar';

/** What the reader shows: all posts as a list, and one of them whole. */
export interface Reading {
  posts: readonly PostTile[];
  post: ShownPost | null;
  /** The address names this post. */
  isAsked: boolean;
  /** The address names a post that is not public. */
  isGone: boolean;
}

function Step({ post, to }: { post: PostTile; to: 'newer' | 'older' }) {
  return (
    <a
      href={`${here}?post=${encodeURIComponent(post.slug)}`}
      className={`flex min-h-16 items-center gap-3 py-3 hover:underline ${to === 'older' ? 'ms-auto text-end' : ''}`}
    >
      {to === 'newer' ? <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" /> : null}
      <span>
        <span className="block text-[.8125rem] text-mute">{to === 'newer' ? 'Newer' : 'Older'}</span>
        {post.title}
      </span>
      {to === 'older' ? <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" /> : null}
    </a>
  );
}

/** The journal as a reader: the list at the side, one post open, the place kept in this browser. */
export function ReaderView({ posts, post, isAsked, isGone }: Reading) {
  if (!post) return <NoPosts />;
  const { newer, older } = neighboursOf(post.slug, posts);
  return (
    <div className="wrap pb-8">
      <JournalWays here={here} className="border-t border-line py-1.5" />
      <div className="grid rounded-card border border-line max-lg:overflow-hidden lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="bg-sunk lg:sticky lg:top-0 lg:h-svh lg:rounded-s-card lg:border-e lg:border-line">
          <div className="flex h-full flex-col">
            <h1 className="border-b border-line px-4 py-4 text-[1.25rem]">The journal in a reader</h1>
            <div className="min-h-0 flex-1">
              <Island
                name="journal-reader"
                of={ReaderPane}
                wake="near"
                props={{
                  posts: posts.map(({ slug, href, title, topic, minutes }) => ({
                    slug,
                    href,
                    title,
                    topic,
                    minutes,
                  })),
                  current: post.slug,
                  isAsked,
                }}
              />
            </div>
          </div>
        </div>
        <article className="min-w-0 px-5 py-8 sm:px-10 lg:px-16 lg:py-14">
          {isGone ? (
            <p className="mb-8 rounded-input bg-sunk p-4">
              The post of this link isn’t public any more. This is the newest one.
            </p>
          ) : null}
          <div id="reading" className="mx-auto max-w-[42rem] break-words">
            <PostFacts post={post} />
            <h2 className="mt-3 text-[clamp(min(2.1rem,9vw),3.6vw,3rem)]">
              <a href={post.href} className="underline-offset-4 hover:underline">
                {post.title}
              </a>
            </h2>
            <p className="mt-4 text-xl leading-normal text-mute">
              <LinkedText text={post.lead} />
            </p>
            {post.sections.map((section) => (
              <section key={section.id} className="mt-9">
                {section.heading ? <h3 className="mb-3 text-[1.5rem]">{section.heading}</h3> : null}
                <RichText text={section.body} drawing={drawInPost} />
                {section.note ? (
                  <aside className="mt-6 border-s-2 border-ink ps-5">
                    <h4 className="text-[1.0625rem]">{section.note.heading}</h4>
                    <RichText text={section.note.body} size="small" />
                  </aside>
                ) : null}
              </section>
            ))}
          </div>
          <nav
            aria-label="Previous and next posts"
            className="mx-auto mt-12 flex max-w-[42rem] flex-wrap justify-between gap-x-8 border-t border-line pt-3 leading-tight"
          >
            {newer ? <Step post={newer} to="newer" /> : null}
            {older ? <Step post={older} to="older" /> : null}
          </nav>
        </article>
      </div>
    </div>
  );
}
