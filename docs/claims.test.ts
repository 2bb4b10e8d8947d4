import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { comparison, plans, roles } from '#content/form-pages/pricing.ts';
import { home } from '#content/home-words.ts';
import { aiTools } from '#content/indexes/ai-tools.ts';
import { indexWords } from '#content/indexes/index-words.ts';
import { integrations } from '#content/indexes/integrations.ts';
import { largeParts, smallParts } from '#content/indexes/parts.ts';
import { roomWords, traceWords } from '#content/statements/full-stack-words.ts';
import { statements } from '#content/statements/statements.ts';
import { caseStudies, storyAt } from '#content/stories/stories.ts';
import { words as letterApp } from '#demos/showcases/letters/words.ts';
import { words as patientApp } from '#demos/showcases/patient/words.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Claim {
  page: string;
  sentence: string;
  file: string;
  test: string;
}

const claims: Claim[] = read('docs/claims.md')
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const page = /^`([^`]+)`/.exec(part)?.[1] ?? '';
    return [...part.matchAll(/^\| (.+?) \| `([^`]+)`: (.+?) \|$/gm)].map(
      ([, sentence = '', file = '', test = '']) => ({ page, sentence, file, test }),
    );
  });

/** Every text in a piece of content. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** The words of a page that stand in its source, on one line. */
const inSource = (file: string): string => read(file).replace(/\s+/g, ' ');

/** What a page is made of, where that is neither a statement nor a story. */
const others: Readonly<Record<string, unknown>> = {
  '/': home,
  '/pricing': [plans, comparison],
  '/hire-services': [roles, read('app/pricing/roles.tsx')],
  '/features': [largeParts, smallParts, read('app/routes/parts.tsx').replace(/\s+/g, ' ')],
  '/ai': [indexWords['/ai'], aiDemos],
  '/ai-tools': [indexWords['/ai-tools'], aiTools],
  '/api-intrigation': [
    integrations,
    inSource('app/integrations/webhook-trial.tsx'),
    inSource('app/integrations/calendar-trial.tsx'),
  ],
  '/ai-app': letterApp,
  '/akrahealth-app': patientApp,
  '/your-site-against-ours': inSource('app/routes/your-site-against-ours.tsx'),
  '/beat-the-planner': inSource('app/routes/beat-the-planner.tsx'),
  '/blog': inSource('app/journal/views/newsroom.tsx'),
  '/pages/list-view-with-sidebar': inSource('app/journal/views/reader-pane.tsx'),
  '/pages/list-view-no-sidebar': inSource('app/journal/views/archive.tsx'),
  '/pages/grid-view-no-sidebar': inSource('app/journal/views/magazine.tsx'),
  '/pages/grid-view-with-sidebar': inSource('app/journal/views/timeline.tsx'),
  '/pages/contacts-2': inSource('app/contact/call-back.tsx'),
  '/pages/contacts-3': inSource('app/contact/three-questions.tsx'),
  '/pages/courses': inSource('app/courses/course-list.tsx'),
  '/pages/simple-feed': inSource('app/journal/views/feeds.tsx'),
};
/** What the parts of a statement say that are its own. */
const parts: Readonly<Record<string, unknown>> = {
  '/pages/about-1': inSource('app/statements/history/history.tsx'),
  '/pages/about-3': inSource('app/statements/refusals/brief-check.tsx'),
  '/ui-ux': inSource('app/statements/ui-ux/usability-test.tsx'),
  '/design': read('app/statements/design/design.tsx').replace(/\s+/g, ' '),
  '/full-stack-development': [roomWords, traceWords],
};
const contentOf = (page: string): unknown =>
  others[page] ?? storyAt(page) ?? [statements.find(({ path }) => path === page), parts[page]];

describe('docs/claims.md', () => {
  it('has claims of home, services, prices and every case study, and reads each of its lines', () => {
    const pages = [
      '/',
      '/agency',
      '/features',
      '/full-stack-development',
      '/hire-services',
      '/pricing',
      '/ai',
      '/ai-tools',
      '/api-intrigation',
      '/beat-the-planner',
      '/your-site-against-ours',
      ...caseStudies.map(({ path }) => path),
    ];
    expect(pages.filter((page) => !claims.some((claim) => claim.page === page))).toEqual([]);
    const lines = read('docs/claims.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'));
    expect(claims).toHaveLength(lines.length);
  });

  it.each(claims)('on $page still stands: $sentence', ({ page, sentence }) => {
    expect(textsOf(contentOf(page)).join('\n')).toContain(sentence);
  });

  it.each(claims)('of $page is proved by a test that exists: $test', ({ file, test }) => {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(file).toMatch(/\.(?:test|spec)\.tsx?$|^tests\/torture\//);
    expect(read(file)).not.toMatch(/\b(?:it|test|describe)\.(?:skip|todo|fixme)\b/);
    expect(read(file)).toContain(test);
  });
});
