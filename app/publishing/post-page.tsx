import { drawInPost } from '#app/journal/drawings/post-drawings.tsx';
import { SaveThing } from '#app/saved/save-thing.tsx';
import type { PostTile, ShownPost } from '#features/publishing/present.server.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { CoverPicture } from '#ui/data/cover-picture.tsx';
import { Reader } from '#ui/kinds/reader.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';

/** A post of the journal with the way on. */
export function PostPage({ post, others }: { post: ShownPost; others: readonly PostTile[] }) {
  return (
    <Reader
      reading={post}
      drawing={drawInPost}
      back={{ href: '/blog', label: 'All posts' }}
      cover={post.cover ? <CoverPicture {...post.cover} /> : null}
      actions={
        <SaveThing
          size="small"
          thing={{ kind: 'post', key: post.slug, title: post.title, href: post.href }}
        />
      }
      after={
        <>
          <div className="mb-12 flex flex-wrap items-center justify-between gap-5 rounded-card bg-sunk p-7">
            <div>
              <p className="font-display text-[1.5rem] font-semibold tracking-[-.035em]">
                Argue with us about it
              </p>
              <p className="mt-1 text-[.9375rem] text-mute">
                A mail from somebody who measured otherwise is the best kind.
              </p>
            </div>
            <ButtonLink href="/contact-us" variant="ink" size="small">
              Write to us
            </ButtonLink>
          </div>
          {others.length > 0 ? (
            <>
              <h2 className="mb-4 text-[1.375rem]">Other posts</h2>
              <LinkRows
                rows={others.map(({ href, title, date }) => ({ href, label: title, note: shortDay(date) }))}
              />
            </>
          ) : null}
        </>
      }
    />
  );
}
