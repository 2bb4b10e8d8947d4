import { type StatementFacts, statementFacts } from '#app/statements/facts.server.ts';
import type { HomeWords } from '#content/home-words.ts';
import type { StatementWords } from '#content/statements/statement.ts';
import type { Story } from '#content/stories/story.ts';
import { type Entry, entryAt } from '#features/publishing/entries.server.ts';
import { readPreviewLink } from '#features/publishing/links.server.ts';
import {
  type ShownPlan,
  type ShownPost,
  type ShownRole,
  shownHome,
  shownPlan,
  shownPolicy,
  shownPost,
  shownRole,
  shownStatement,
  shownStory,
} from '#features/publishing/present.server.ts';
import { type PublishedEntry, publishedEntries } from '#features/publishing/published.server.ts';
import type { Hue } from '#lib/look/hue.ts';
import type { ReaderText } from '#lib/text/reader-text.ts';
import { services } from '#server/services.ts';
import { type HomeFacts, homeFacts } from './home-facts.server.ts';

/** A draft as its page draws it. */
export interface PreviewedPage {
  name: string;
  version: number;
  until: string;
  hue?: Hue;
  page:
    | { kind: 'home'; words: HomeWords; facts: HomeFacts }
    | { kind: 'post'; post: ShownPost }
    | { kind: 'policy'; policy: ReaderText }
    | { kind: 'story'; story: Story }
    | { kind: 'service'; statement: StatementWords; facts: StatementFacts }
    | { kind: 'plan'; plans: ShownPlan[] }
    | { kind: 'role'; roles: ShownRole[] };
}

/** The public entries of a kind with this draft among them, in its place or last. */
function among(
  draft: Pick<PublishedEntry, 'kind' | 'slug' | 'data'>,
): Pick<PublishedEntry, 'slug' | 'data'>[] {
  const entries = publishedEntries(draft.kind);
  return entries.some(({ slug }) => slug === draft.slug)
    ? entries.map((entry) => (entry.slug === draft.slug ? draft : entry))
    : [...entries, draft];
}

async function pageOf(entry: Entry, url: URL): Promise<PreviewedPage['page']> {
  const { kind } = entry;
  switch (kind) {
    case 'home':
      return { kind, words: shownHome(entry), facts: homeFacts() };
    case 'post':
      return { kind, post: shownPost(entry) };
    case 'policy':
      return { kind, policy: shownPolicy(entry) };
    case 'story':
      return { kind, story: shownStory(entry) };
    case 'service':
      return {
        kind,
        statement: shownStatement(entry),
        facts: await statementFacts(entry.slug, { url, visitor: '' }),
      };
    case 'plan':
      return { kind, plans: among(entry).map(shownPlan) };
    case 'role':
      return { kind, roles: among(entry).map(shownRole) };
  }
}

const hues: Partial<Record<Entry['kind'], Hue>> = { service: 'lime', plan: 'sun', role: 'sun' };

/** What a preview link opens: the newest words of an entry; null when the link is forged, over, or its entry gone. */
export async function previewedPage(token: string): Promise<PreviewedPage | null> {
  const link = readPreviewLink(token);
  const entry = link && (await entryAt(link.id));
  if (!entry) return null;
  // A draft is only displayed. Parameters in its address have no effect.
  const page = await pageOf(entry, new URL(services().env.PUBLIC_URL));
  const hue = page.kind === 'story' ? page.story.hue : hues[entry.kind];
  return {
    name: entry.name,
    version: entry.version,
    until: link.endsAt.toISOString(),
    ...(hue ? { hue } : {}),
    page,
  };
}
