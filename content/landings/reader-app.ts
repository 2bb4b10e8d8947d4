import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';

export const brief = {
  slug: 'reader-app',
  name: 'AI app',
  h1: 'Ask the letter in your hand',
  lead: 'Hold the camera over a contract, a bill or a manual, ask out loud, and see the line that answers.',
  action: { label: 'See the AI tools', href: '/ai-tools' },
  screen:
    'A photographed tenancy letter. The question “When can I leave?” is answered with two months, and line 4 of the letter is marked.',
  time: '18:22',
  side: 'middle',
  captions: [
    { heading: 'The answer is a line', text: 'What it says is marked on the paper. No line, no answer.' },
    {
      heading: 'It reads on the phone',
      text: 'The photograph stays in memory and goes when the screen does.',
    },
    {
      heading: 'It says “not in here”',
      text: 'A question the paper cannot answer gets that sentence, nothing kinder.',
    },
  ],
  lines: [
    'The flat is let from the first of March.',
    'Rent falls due on the third working day.',
    'The cellar is shared with number nine.',
    'Either side may leave with two months’ notice.',
    'Keys are handed back to the caretaker.',
  ],
  question: 'When can I leave?',
  answer: 'Two months after you say so. Line 4.',
} satisfies ShowcaseBrief & Record<string, unknown>;
