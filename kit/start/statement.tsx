import { longDay } from '#lib/time/day-words.ts';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { RuleList } from '#ui/text/rule-list.tsx';

export interface KitCounts {
  pages: number;
  components: number;
  /** Documented keys that a test presses. */
  keys: number;
  /** States that axe looks at. */
  states: number;
  findings: number;
}

const notTested: readonly (readonly [string, string])[] = [
  [
    'Screen readers',
    'What each component announces is written from its roles and names, and axe checks those. Nobody has gone through the whole kit with a screen reader yet.',
  ],
  ['Other browsers', 'The tests run in Chromium. Firefox and Safari aren’t tested by a command.'],
  ['Voice control and switches', 'These aren’t tested beyond names, roles and the keyboard.'],
];

interface StatementProps {
  counts: KitCounts;
  date: string;
}

/** What is tested about keyboard and accessibility, by which command, and what isn't. */
export function AccessibilityStatement({ counts, date }: StatementProps) {
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <div>
        <h3 className="mb-3 text-xl">Tested</h3>
        <RuleList
          rules={[
            ['Keyboard', `A test presses each of the ${counts.keys} keys that the pages document.`],
            [
              'axe',
              `It looked at ${counts.states} states, open ones too, in both themes, and had ${counts.findings} serious findings on ${longDay(date)}.`,
            ],
            [
              'Conformance',
              `All ${counts.components} components take a ref, a class and attributes. Fields send their value, and don’t when they are disabled. Layouts mirror from right to left.`,
            ],
            ['First click', 'A click, a tap, a key or text that comes before the scripts still counts.'],
          ]}
        />
        <p className="mt-4 text-mute">
          <InlineCode>npm run check:kit</InlineCode> runs all of this and writes down what passed.
        </p>
      </div>
      <div>
        <h3 className="mb-3 text-xl">Not tested</h3>
        <RuleList rules={notTested} />
        <p className="mt-4 text-mute">
          For the site as a whole, read the{' '}
          <a href="/accessibility-statement" className="underline underline-offset-4">
            accessibility statement
          </a>
          .
        </p>
      </div>
    </div>
  );
}
