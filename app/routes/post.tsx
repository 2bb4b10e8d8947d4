import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { postHref, posts } from '#content/posts/posts.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Reader } from '#ui/kinds/reader.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';

const [post, ...others] = posts;

export const loader = ({ url }: { url: URL }) => ({
  facts: pageFacts(url, { title: post.title, label: post.title, description: post.lead }),
});

const shortDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export default function JournalPost() {
  return (
    <Reader
      reading={post}
      back={{ href: '/blog', label: 'All posts' }}
      actions={
        <SaveThing
          size="small"
          thing={{ kind: 'post', key: post.slug, title: post.title, href: postHref(post) }}
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
          <h2 className="mb-4 text-[1.375rem]">Other posts</h2>
          <LinkRows
            rows={others.slice(0, 3).map((other) => ({
              href: postHref(other),
              label: other.title,
              note: shortDate.format(new Date(other.date)),
            }))}
          />
        </>
      }
    />
  );
}
