import type { PostTile } from '#features/publishing/present.server.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { Card, CardTitle } from '#ui/layout/card.tsx';

export function PostFacts({ post }: { post: PostTile }) {
  return (
    <p className="mono-label text-mute">
      <time dateTime={post.date}>{shortDay(post.date)}</time> · {post.topic} · {post.minutes} min
    </p>
  );
}

/** A post as a line of a list. */
export function PostRow({ post }: { post: PostTile }) {
  return (
    <a href={post.href} className="group block py-6">
      <PostFacts post={post} />
      <h2 className="mt-2 text-[clamp(1.5rem,2.4vw,2rem)] underline-offset-4 group-hover:underline">
        {post.title}
      </h2>
      <p className="mt-2 max-w-[44rem] text-mute text-pretty">{post.lead}</p>
    </a>
  );
}

/** A post as a card of a grid. */
export function PostCard({ post }: { post: PostTile }) {
  return (
    <Card className="@md:p-8">
      <PostFacts post={post} />
      <CardTitle href={post.href} level={2} className="mt-6 text-[clamp(min(1.75rem,8vw),2.6vw,2.25rem)]">
        {post.title}
      </CardTitle>
      <p className="mt-3 text-pretty text-mute">{post.lead}</p>
    </Card>
  );
}

/** The narrow column beside a journal: topics with their posts, and how the journal is written. */
export function JournalAside({ posts }: { posts: readonly PostTile[] }) {
  const topics = [...new Set(posts.map((post) => post.topic))];
  return (
    <aside className="h-max lg:sticky lg:top-6 lg:col-span-3">
      <h2 className="text-xl">Topics</h2>
      <dl className="mt-3 border-t border-line">
        {topics.map((topic) => (
          <div key={topic} className="border-b border-line py-3">
            <dt className="text-sm text-mute">{topic}</dt>
            {posts
              .filter((post) => post.topic === topic)
              .map((post) => (
                <dd key={post.slug}>
                  <a
                    href={post.href}
                    className="inline-block py-0.5 font-medium underline-offset-4 hover:underline"
                  >
                    {post.title}
                  </a>
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[.95rem] text-mute">
        Figures in these posts were measured by us, on shared machines; ratios matter more than seconds.
      </p>
    </aside>
  );
}

/** What stands in the place of a journal in which nothing is public. */
export function NoPosts() {
  return (
    <p className="max-w-[36rem] text-lg text-mute">
      No post is public at the moment. What we measured stands with the{' '}
      <a href="/demos" className="text-accent underline underline-offset-4">
        case studies
      </a>
      .
    </p>
  );
}
