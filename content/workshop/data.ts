import type { KitGroup } from '#lib/kit-page.ts';

export const data: KitGroup = {
  name: 'Data',
  pages: [
    {
      path: '/ui/tables',
      name: 'Tables',
      purpose: 'Things of one kind with the same facts, to be compared down a column.',
      instead: 'Two facts a thing make a list. Facts of a single thing make a list of terms.',
      standsOn: 'table with scoped headings',
      because:
        'Screen readers say the heading with each cell. Below 640 px the rows become cards of two lines.',
      keys: [{ press: 'Tab', does: 'Goes to the link in the first column' }],
    },
    {
      path: '/ui/badges',
      name: 'Badges',
      purpose: 'How a thing stands: a word with a sign and a colour, small enough for a table.',
      instead: 'A number of unread things is a plain figure. A category is text.',
      standsOn: 'span with an icon',
      because: 'The word carries the meaning. Colour and sign only make it faster to find.',
      keys: [],
    },
    {
      path: '/ui/list-group',
      name: 'List group',
      purpose: 'Large rows that lead somewhere, each with a name and one fact.',
      instead: 'With three facts or more use a table. With pictures use tiles.',
      standsOn: 'ul with links',
      because: 'A list says how many there are. The whole row is the link, so a thumb finds it.',
      keys: [
        { press: 'Tab', does: 'Goes to the next row' },
        { press: 'Enter', does: 'Opens it' },
      ],
    },
    {
      path: '/ui/progressbar',
      name: 'Progressbar',
      purpose: 'How much of a known amount is done: files sent, seats taken, memory used.',
      instead:
        'If the end is not known, say what is being done in words. Waiting under 300 ms shows nothing.',
      standsOn: 'progress and meter',
      because: 'One is for work on its way, the other for a level. Both speak their value.',
      keys: [],
    },
    {
      path: '/ui/placeholders',
      name: 'Placeholders',
      purpose: 'Keeps the room of what is still loading, so that nothing jumps when it arrives.',
      instead: 'Under 300 ms leave the old view. Over two seconds say what is done so far.',
      standsOn: 'the real layout with its words hidden',
      because: 'A drawing of grey bars must be kept in step with the page. The page itself always is.',
      keys: [],
    },
    {
      path: '/ui/spinners',
      name: 'Spinners',
      purpose: 'Says on the pressed button that it was heard and that the answer is on its way.',
      instead: 'For a whole page use the progress line at the top. For a list keep its old rows.',
      standsOn: 'aria-busy on the button',
      because:
        'The state is spoken and styled by one attribute, and cannot be forgotten in one of two places.',
      keys: [],
    },
    {
      path: '/ui/alerts',
      name: 'Alerts',
      purpose: 'What went wrong or needs care, where it matters: what happened, what was kept, what to do.',
      instead: 'A success needs one line beside the button. An error of a field belongs below that field.',
      standsOn: 'p with role status or alert',
      because: 'Only an alert interrupts a screen reader, so it is kept for what cannot wait.',
      keys: [],
    },
    {
      path: '/ui/pricing',
      name: 'Pricing',
      purpose: 'Ways of charging side by side, with what differs in rows.',
      instead: 'Where the price depends on the case, say how it is made and offer an estimate.',
      standsOn: 'table, folded on a phone',
      because: 'Comparing is what tables are for. Three cards make the reader remember instead of see.',
      keys: [{ press: 'Tab', does: 'Goes to the action of each plan' }],
    },
  ],
};
