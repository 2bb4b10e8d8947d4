import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Island } from '#app/islands/island.tsx';
import { PostCover } from '#app/journal/covers/post-cover.tsx';
import { drawInPost } from '#app/journal/drawings/post-drawings.tsx';
import { PostFacts } from '#app/journal/views/journal-head.tsx';
import { SaveThing } from '#app/saved/save-thing.tsx';
import type { PostTile, ShownPost } from '#features/publishing/present.server.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ShareRow } from '#ui/actions/share-row.tsx';
import { CoverPicture } from '#ui/data/cover-picture.tsx';
import { Reader } from '#ui/kinds/reader.tsx';

export interface PostPageProps {
  post: ShownPost;
  /** Its whole address, to be passed on; none while it is a draft. */
  address: string | null;
  /** The posts that are nearest to it. */
  related: readonly PostTile[];
  newer: PostTile | null;
  older: PostTile | null;
  /** Shown as the post of the day: its cover over the whole width. */
  isFeatured: boolean;
}

const topicAddress = (topic: string) => `/pages/list-view-no-sidebar?${new URLSearchParams({ topic })}`;

function Step({ post, to }: { post: PostTile; to: 'newer' | 'older' }) {
  return (
    <a
      href={post.href}
      className={`group flex min-h-24 items-center gap-4 rounded-card border border-line p-5 hover:bg-sunk ${to === 'older' ? 'justify-end text-end sm:col-start-2' : ''}`}
    >
      {to === 'newer' ? (
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      ) : null}
      <span>
        <span className="block text-[.875rem] text-mute">{to === 'newer' ? 'Newer' : 'Older'}</span>
        <span className="font-display text-[1.25rem] font-semibold leading-tight tracking-[-.03em] underline-offset-4 group-hover:underline">
          {post.title}
        </span>
      </span>
      {to === 'older' ? (
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      ) : null}
    </a>
  );
}

function Related({ posts }: { posts: readonly PostTile[] }) {
  return (
    <section aria-labelledby="related" className="wrap pb-8">
      <h2 id="related" className="border-t-2 border-ink pt-5 text-[1.75rem]">
        On the same subject
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <article className="group relative">
              <div className="aspect-[16/10] overflow-hidden rounded-card">
                <PostCover post={post} />
              </div>
              <PostFacts post={post} className="mt-4 text-mute" />
              <h3 className="mt-2 text-[1.5rem]">
                <a
                  href={post.href}
                  className="underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent group-hover:underline"
                >
                  {post.title}
                </a>
              </h3>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Minutes and topic of a post, and what can be done with it. */
function Actions({ post, address }: Pick<PostPageProps, 'post' | 'address'>) {
  return (
    <>
      <p className="me-2 text-[.95rem] text-mute">
        {post.minutes} min
        {post.topic ? (
          <>
            {' · '}
            <a
              href={topicAddress(post.topic)}
              className="inline-block py-2.5 text-ink underline underline-offset-4"
            >
              {post.topic}
            </a>
          </>
        ) : null}
      </p>
      <SaveThing size="small" thing={{ kind: 'post', key: post.slug, title: post.title, href: post.href }} />
      {address ? (
        <Island name="share" of={ShareRow} wake="near" props={{ url: address, title: post.title }} />
      ) : null}
    </>
  );
}

/** A post of the journal with its cover, the posts before and after it, and those on its subject. */
export function PostPage({ post, address, related, newer, older, isFeatured }: PostPageProps) {
  const cover = post.cover ? (
    <CoverPicture {...post.cover} />
  ) : (
    <div className="aspect-[16/9] overflow-hidden rounded-card sm:aspect-[2/1]">
      <PostCover post={post} />
    </div>
  );
  return (
    <>
      {isFeatured ? (
        <div className="relative h-[min(60svh,36rem)] min-h-64 overflow-hidden">
          <PostCover post={post} />
          <p className="absolute bottom-5 start-(--gutter) rounded-full bg-paper px-5 py-2.5 font-medium text-ink">
            Featured: the newest post
          </p>
        </div>
      ) : null}
      <Reader
        reading={post}
        drawing={drawInPost}
        back={{ href: '/blog', label: 'The journal' }}
        cover={isFeatured ? null : cover}
        actions={<Actions post={post} address={address} />}
        after={
          <>
            <div className="mb-8 flex flex-wrap items-center justify-between gap-5 rounded-card bg-sunk p-7">
              <div>
                <p className="font-display text-[1.5rem] font-semibold tracking-[-.035em]">
                  Do you disagree?
                </p>
                <p className="mt-1 text-[.9375rem] text-mute">
                  If you have measured something different, we’d love to hear from you.
                </p>
              </div>
              <ButtonLink href="/contact-us" variant="ink" size="small">
                Write to us
              </ButtonLink>
            </div>
            {newer || older ? (
              <nav aria-label="Previous and next posts" className="grid gap-4 sm:grid-cols-2">
                {newer ? <Step post={newer} to="newer" /> : null}
                {older ? <Step post={older} to="older" /> : null}
              </nav>
            ) : null}
          </>
        }
      />
      {related.length > 0 ? <Related posts={related} /> : null}
    </>
  );
}
