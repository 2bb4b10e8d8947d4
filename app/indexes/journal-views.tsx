import { drawInPost } from '#app/journal/drawings/post-drawings.tsx';
import { SaveThing } from '#app/saved/save-thing.tsx';
import type { PostTile } from '#features/publishing/present.server.ts';
import { RichText } from '#ui/text/rich-text.tsx';
import type { IndexLists } from './index-lists.server.ts';
import { JournalAside, NoPosts, PostCard, PostFacts, PostRow } from './journal-parts.tsx';

function Rows({ posts }: { posts: readonly PostTile[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {posts.map((post) => (
        <li key={post.slug} className="border-b border-line">
          <PostRow post={post} />
        </li>
      ))}
    </ul>
  );
}

function Cards({ posts }: { posts: readonly PostTile[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

export function ListWithAside({ posts = [] }: IndexLists) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <Rows posts={posts} />
      </div>
      <div className="contents lg:[&>aside]:col-start-10">
        <JournalAside posts={posts} />
      </div>
    </div>
  );
}

export function GridWithAside({ posts = [] }: IndexLists) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="max-lg:order-last contents">
        <JournalAside posts={posts} />
      </div>
      <div className="max-lg:order-first lg:col-span-9">
        <Cards posts={posts} />
      </div>
    </div>
  );
}

export function PlainList({ posts = [] }: IndexLists) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <ol className="border-t-2 border-ink">
      {posts.map((post, index) => (
        <li key={post.slug} className="grid gap-x-6 border-b border-line lg:grid-cols-12">
          <span className="display pt-6 text-[3.25rem] max-lg:hidden lg:col-span-1" aria-hidden="true">
            {index + 1}
          </span>
          <div className="lg:col-span-11">
            <PostRow post={post} />
          </div>
        </li>
      ))}
    </ol>
  );
}

export function PlainGrid({ posts = [] }: IndexLists) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-4">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

/** Every post whole, one after the other. */
export function Feed({ wholePosts: posts = [] }: IndexLists) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <div className="mx-auto max-w-[42rem]">
      {posts.map((post) => (
        <article
          key={post.slug}
          id={post.slug}
          className="border-b border-line py-14 first:pt-4 last:border-0"
        >
          <PostFacts post={post} />
          <h2 className="mt-3 text-[clamp(min(2rem,9vw),4vw,3rem)]">{post.title}</h2>
          <p className="mt-4 text-xl leading-normal text-mute text-pretty">{post.lead}</p>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <SaveThing
              size="small"
              thing={{ kind: 'post', key: post.slug, title: post.title, href: post.href }}
            />
          </div>
          {post.sections.map((section) => (
            <section key={section.id} className="mt-9">
              {section.heading ? <h3 className="mb-3 text-2xl">{section.heading}</h3> : null}
              <RichText text={section.body} drawing={drawInPost} />
            </section>
          ))}
        </article>
      ))}
    </div>
  );
}
