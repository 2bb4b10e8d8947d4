import { useIsListed } from '#app/shell/use-navigation.ts';
import type { PostTile } from '#features/publishing/present.server.ts';
import { shortDay } from '#lib/time/day-words.ts';

const ways = [
  ['/blog', 'Front page'],
  ['/pages/grid-view-no-sidebar', 'Magazine'],
  ['/pages/list-view-with-sidebar', 'Reader'],
  ['/pages/grid-view-with-sidebar', 'Timeline'],
  ['/pages/list-view-no-sidebar', 'Archive'],
  ['/pages/simple-feed', 'Feeds'],
  ['/pages/single-post', 'Featured'],
] as const;

/** The ways to read the journal, on each of them. */
export function JournalWays({ here, className = '' }: { here: string; className?: string }) {
  const isListed = useIsListed();
  return (
    <nav aria-label="Ways to read the journal" className={className}>
      <ul className="flex gap-x-1 overflow-x-auto [scrollbar-width:none] max-lg:-mx-(--gutter) max-lg:px-(--gutter)">
        {ways
          .filter(([href]) => href === here || isListed(href))
          .map(([href, label]) => (
            <li key={href} className="shrink-0">
              <a
                href={href}
                aria-current={href === here ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full px-4 text-[.95rem] font-medium hover:bg-selected aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Topic, day and minutes of a post. */
export function PostFacts({ post, className = 'text-mute' }: { post: PostTile; className?: string }) {
  return (
    <p className={`mono-label ${className}`}>
      {post.topic ? `${post.topic} · ` : ''}
      <time dateTime={post.date}>{shortDay(post.date)}</time> · {post.minutes} min
    </p>
  );
}

/** What stands in the place of a journal in which nothing is public. */
export function NoPosts() {
  return (
    <p className="wrap max-w-[36rem] py-12 text-lg text-mute">
      No post is public at the moment. What we measured stands with the{' '}
      <a href="/demos" className="text-accent underline underline-offset-4">
        case studies
      </a>
      .
    </p>
  );
}
