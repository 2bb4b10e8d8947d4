import { comparison, plans, roles } from '#content/form-pages/pricing.ts';
import { type HomeWords, home } from '#content/home-words.ts';
import { policies } from '#content/policies/policies.ts';
import { posts } from '#content/posts/posts.ts';
import type { Post } from '#content/posts/read-post.ts';
import type { StatementWords } from '#content/statements/statement.ts';
import { statements } from '#content/statements/statements.ts';
import { caseStudies, patterns } from '#content/stories/stories.ts';
import type { Story } from '#content/stories/story.ts';
import type { Reading } from '#lib/text/reading.ts';
import { printSectionsText, type TextBlock, type TextSection } from '#lib/text/sections-text.ts';
import { slugFrom } from '#lib/text/slug.ts';
import type { EntryData, EntryKind } from './kinds.ts';
import { printLinks, printPairs } from './pairs.ts';

/** An entry as `content/` holds it. */
export interface WrittenEntry {
  kind: EntryKind;
  slug: string;
  data: EntryData;
}

/** A text in parts as Markdown, which keeps the addresses of its headings. */
const printReading = (sections: Reading['sections']): string =>
  sections
    .flatMap(({ id, heading, paragraphs, note }) => [
      `## ${heading} {#${id}}`,
      ...(note ? [`> **${note.heading}** ${note.text}`] : []),
      ...paragraphs.map((part) =>
        typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n'),
      ),
    ])
    .join('\n\n');

const postData = (post: Post): EntryData => ({ ...post });

const policyData = ({ title, date, lead, sections }: Reading): EntryData => ({
  title,
  date,
  lead,
  body: printReading(sections),
});

function storySection(section: Story['sections'][number]): TextSection {
  const { heading, paragraphs = [], rules, steps, sample, refusals } = section;
  const blocks: TextBlock[] = paragraphs.map((text) => ({ is: 'paragraph', text }));
  if (rules) blocks.push({ is: 'pairs', ordered: false, pairs: rules });
  if (steps) blocks.push({ is: 'pairs', ordered: true, pairs: steps });
  if (sample) blocks.push({ is: 'sample', ...sample });
  if (refusals) blocks.push({ is: 'list', items: refusals });
  return { heading, mark: '', blocks };
}

const head = ({ heading, lead, action, object, alt }: Story | StatementWords): EntryData => ({
  headingStart: heading[0],
  headingEnd: heading[1],
  lead,
  actionLabel: action.label,
  actionHref: action.href,
  object,
  alt,
});

const storyData = (story: Story): EntryData => ({
  name: story.name,
  slug: story.path,
  note: story.note,
  trade: story.trade,
  hue: story.hue,
  ...head(story),
  facts: printPairs(story.facts),
  body: printSectionsText(story.sections.map(storySection)),
});

function statementSection(section: StatementWords['sections'][number]): TextSection {
  const { split, heading } = section;
  const texts = 'paragraphs' in section ? section.paragraphs : [];
  const pairs =
    split === '8/4'
      ? section.facts
      : split === 'thirds'
        ? section.items
        : split === 'rows'
          ? section.rows
          : split === 'steps'
            ? section.steps
            : [];
  return {
    heading,
    mark: split === 'thirds' ? split : '',
    blocks: [
      ...texts.map((text): TextBlock => ({ is: 'paragraph', text })),
      ...(pairs.length > 0 ? [{ is: 'pairs', ordered: split === 'steps', pairs } as const] : []),
    ],
  };
}

const way = ({ label, href }: { label: string; href: string }): string => `${label} | ${href}`;

const homeData = ({
  heading,
  lead,
  actions,
  figures,
  work,
  live,
  cost,
  runs,
  services,
  own,
  next,
}: HomeWords): EntryData => ({
  headingStart: heading.plain[0] ?? '',
  headingMiddle: heading.plain[1] ?? '',
  headingEnd: heading.accent,
  leadStrong: lead.strong,
  lead: lead.rest,
  actions: actions.map(way).join('\n'),
  figureScript: figures.script,
  figurePerformance: figures.performance,
  figureKills: figures.kills,
  workHeading: work.heading,
  workAll: way(work.all),
  workTiles: printLinks(work.tiles),
  claimText: work.claim.text,
  claimCommand: work.claim.command,
  claimLink: way({ label: work.claim.link, href: work.claim.href }),
  liveHeading: live.heading,
  liveText: live.text,
  liveLink: way(live.link),
  costHeading: cost.heading,
  costText: cost.text,
  runsHeading: runs.heading,
  runsSteps: printPairs(runs.steps),
  servicesHeading: services.heading,
  services: printLinks(services.rows),
  ownHeading: own.heading,
  ownText: own.text,
  ownLink: way(own.link),
  nextHeading: next.heading,
  next: printLinks(next.tiles),
});

const planData = (plan: (typeof plans)[number], place: number): EntryData => ({
  name: plan.name,
  fits: plan.fits,
  includes: plan.includes.join('\n'),
  ends: plan.ends,
  points: printPairs(comparison.map(({ point, values }) => [point, values[place] ?? ''])),
});

/** Everything that can be edited as the files say it, in the order in which it is shown. */
export const writtenEntries = (): WrittenEntry[] => [
  { kind: 'home', slug: '/', data: homeData(home) },
  ...posts.map((post) => ({ kind: 'post' as const, slug: post.slug, data: postData(post) })),
  ...[...caseStudies, ...patterns].map((story) => ({
    kind: 'story' as const,
    slug: story.path,
    data: storyData(story),
  })),
  ...statements.map((statement) => ({
    kind: 'service' as const,
    slug: statement.path,
    data: { ...head(statement), body: printSectionsText(statement.sections.map(statementSection)) },
  })),
  ...Object.entries(policies).map(([path, policy]) => ({
    kind: 'policy' as const,
    slug: path,
    data: policyData(policy),
  })),
  ...plans.map((plan, place) => ({ kind: 'plan' as const, slug: plan.id, data: planData(plan, place) })),
  ...roles.map((role) => ({ kind: 'role' as const, slug: slugFrom(role.name), data: { ...role } })),
];
