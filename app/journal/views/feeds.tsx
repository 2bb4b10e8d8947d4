import { Rss } from 'lucide-react';
import { Island } from '#app/islands/island.tsx';
import { byTopic } from '#app/journal/order.ts';
import type { ShownPost } from '#features/publishing/present.server.ts';
import { longDay } from '#lib/time/day-words.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { JournalWays, NoPosts } from './journal-head.tsx';

/** So many are shown as they arrive. */
const mostShown = 5;

interface FeedsProps {
  posts: readonly ShownPost[];
  /** The site's own address. */
  origin: string;
}

/** Readers of feeds, and what one does in each. */
const readers: readonly (readonly [name: string, runs: string, how: string])[] = [
  ['NetNewsWire', 'Mac, iPhone', 'Press the plus sign, choose “New Web Feed” and paste the address.'],
  [
    'Thunderbird',
    'Windows, Mac, Linux',
    'Add a feed account, open “Manage feed subscriptions” and paste it.',
  ],
  ['Feedly', 'in the browser, phones', 'Press “Follow sources” and paste the address into the search.'],
  ['Inoreader', 'in the browser, phones', 'Press “Add new”, choose a feed and paste the address.'],
  ['FreshRSS, Miniflux', 'on your own server', 'Add a subscription and paste the address.'],
];

function Address({ name, address, what }: { name: string; address: string; what: string }) {
  return (
    <div className="border-t border-current/25 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-[1.375rem]">{name}</h3>
        <span className="text-[.95rem]">{what}</span>
      </div>
      <p className="mt-2 rounded-input bg-[oklch(.995_.004_85)] px-4 py-3 font-mono text-[.875rem] break-all text-ink-light">
        <a href={address} className="underline underline-offset-4">
          {address}
        </a>
      </p>
      <div className="mt-2 flex flex-wrap gap-2 text-ink-light">
        <Island
          name="copy"
          of={CopyButton}
          wake="touch"
          props={{
            text: address,
            label: 'Copy the address',
            className: 'border border-ink-light/40 px-4 lg:min-h-11',
          }}
        />
        <a
          href={address.replace(/^https?:/, 'feed:')}
          className="inline-flex min-h-11 items-center rounded-full bg-ink-light px-5 text-sm font-[540] text-[oklch(.976_.008_85)] hover:underline"
        >
          Open in your reader
        </a>
      </div>
    </div>
  );
}

function Preview({ posts }: { posts: readonly ShownPost[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-outline bg-raised font-[system-ui]">
      <p className="flex items-center gap-2 border-b border-line bg-sunk px-4 py-3 text-[.875rem] text-mute">
        <Rss size={16} strokeWidth={1.5} aria-hidden="true" />
        Your reader
      </p>
      {posts.map((post, index) => (
        <details
          key={post.slug}
          name="feed"
          open={index === 0}
          className="group border-b border-line last:border-0"
        >
          <summary className="grid min-h-14 list-none grid-cols-[.5rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 hover:bg-sunk">
            <span aria-hidden="true" className="size-2 rounded-full bg-accent group-open:bg-transparent" />
            <span className="font-semibold leading-snug">{post.title}</span>
            <span className="text-[.8125rem] text-mute max-sm:hidden">{longDay(post.date)}</span>
          </summary>
          <div className="max-h-[34rem] overflow-y-auto border-t border-line px-5 py-5 sm:px-8">
            <p className="italic">{post.lead}</p>
            {post.sections.map((section) => (
              <section key={section.id} className="mt-5">
                {section.heading ? (
                  <h4 className="mb-2 font-[system-ui] text-[1.25rem] tracking-normal">{section.heading}</h4>
                ) : null}
                <RichText text={section.body} size="small" />
                {section.note ? (
                  <blockquote className="mt-4 border-s-4 border-line ps-4">
                    <p className="font-semibold">{section.note.heading}</p>
                    <RichText text={section.note.body} size="small" />
                  </blockquote>
                ) : null}
              </section>
            ))}
            <p className="mt-6">
              <a href={post.href} className="text-accent underline underline-offset-4">
                Read it here, with its drawings
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

/** How to subscribe: the addresses of the feeds, what to do in which reader, and what arrives. */
export function Feeds({ posts, origin }: FeedsProps) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <div className="wrap pb-8">
      <JournalWays here="/pages/simple-feed" className="border-y border-line py-1.5" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 pt-8 lg:grid-cols-12">
        <section
          data-hue="lime"
          className="hue-block h-max p-6 sm:p-9 lg:col-span-6"
          aria-labelledby="subscribe"
        >
          <h1 id="subscribe" className="display text-[clamp(min(2.75rem,12vw),5.4vw,5rem)]">
            New posts, in your reader
          </h1>
          <p className="mt-5 max-w-[32rem] text-lg leading-snug">
            A feed is an address that your feed reader checks by itself. It needs no account and no email
            address, and every post arrives in full.
          </p>
          <div className="mt-7">
            <Address name="RSS" address={`${origin}/blog.rss`} what="Every reader can use it" />
            <Address name="JSON Feed" address={`${origin}/blog.json`} what="Also easy to program with" />
          </div>
        </section>
        <section aria-labelledby="arrives" className="lg:col-span-6">
          <h2 id="arrives" className="text-[1.75rem]">
            What arrives
          </h2>
          <p className="mb-5 mt-2 text-mute">
            All {posts.length} posts with their whole text, code and links. Each drawing comes as a sentence
            that says what it shows, with a link to it. These are the newest.
          </p>
          <Preview posts={posts.slice(0, mostShown)} />
        </section>
        <section aria-labelledby="readers" className="lg:col-span-7">
          <h2 id="readers" className="text-[1.75rem]">
            Where to paste it
          </h2>
          <dl className="mt-4 border-t-2 border-ink">
            {readers.map(([name, runs, how]) => (
              <div
                key={name}
                className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt>
                  <b className="font-semibold">{name}</b>
                  <span className="block text-[.875rem] text-mute">{runs}</span>
                </dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="topics" className="lg:col-span-5">
          <h2 id="topics" className="text-[1.75rem]">
            Only one topic
          </h2>
          <ul className="mt-4 border-t-2 border-ink">
            {byTopic(posts).map(({ name, items }) => (
              <li key={name} className="border-b border-line">
                <a
                  href={`/blog.rss?${new URLSearchParams({ topic: name })}`}
                  className="flex min-h-12 items-center justify-between gap-4 hover:underline"
                >
                  {name}
                  <span className="font-mono text-[.8125rem] text-mute">
                    {items.length}
                    <span className="sr-only">{items.length === 1 ? ' post' : ' posts'}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
