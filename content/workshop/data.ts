import type { KitGroup } from '#lib/look/kit-page.ts';

export const data: KitGroup = {
  name: 'Data',
  pages: [
    {
      path: '/ui/tables',
      name: 'Tables',
      purpose:
        'Things of one kind with the same facts, to be compared down a column, from three to a hundred thousand.',
      instead:
        'Two facts a thing make a list. Facts of a single thing make a list of terms. What is only looked at takes the table without a script.',
      standsOn: 'table, TanStack Table and Virtual',
      because:
        'Screen readers say the heading with each cell. Sorting, choosing and drawing only what is in view are real behaviour; the markup is ours.',
      keys: [
        { press: 'Tab', does: 'Goes along the headings, then through what each row offers' },
        { press: 'Enter', does: 'Sorts by the heading: up, down, as it was' },
        { press: 'Space', does: 'Chooses the row' },
        { press: 'Shift Space', does: 'Chooses every row from the last chosen one to this' },
        { press: 'Arrow keys', does: 'Scroll the rows; Home and End go to the first and last' },
        { press: 'Esc', does: 'Shuts the choice of columns, focus returns to its button' },
      ],
      spoken:
        'The caption, the number of rows, and with each cell its heading; a sorted heading adds “sorted up” or “down”. How many are found or chosen is said as it changes.',
      components: [
        { file: 'data/table/data-table.tsx', name: 'DataTable' },
        { file: 'data/table/table.tsx', name: 'Table' },
      ],
      also: [
        'data grid',
        'datagrid',
        'datatable',
        'rows',
        'sort',
        'filter',
        'selection',
        'virtual list',
        'spreadsheet',
      ],
    },
    {
      path: '/ui/badges',
      name: 'Badges',
      purpose:
        'How a thing stands: a word with a sign and a colour, small enough for a table. And how many wait.',
      instead: 'A category is plain text. Something one can press is a pill or a button.',
      standsOn: 'span with an icon',
      because: 'The word carries the meaning. Colour and sign only make it faster to find.',
      keys: [],
      spoken: 'The word alone; a count is followed by what it counts: “7 enquiries waiting”.',
      components: [
        { file: 'data/badge.tsx', name: 'Badge' },
        { file: 'data/count.tsx', name: 'Count' },
        { file: 'data/sample-tag.tsx', name: 'SampleTag' },
      ],
      also: ['tag', 'label', 'status', 'chip', 'count', 'notification', 'standing'],
    },
    {
      path: '/ui/list-group',
      name: 'List group',
      purpose: 'Rows of one kind under one another: to follow, to act on, or to choose from.',
      instead: 'With three facts or more use a table. With large pictures use cards.',
      standsOn: 'ul with links, buttons or radio inputs',
      because: 'A list says how many there are. The whole row is the link or the label, so a thumb finds it.',
      keys: [
        { press: 'Tab', does: 'Goes to the next row, or to its action' },
        { press: 'Enter', does: 'Opens the row' },
        { press: 'Arrow keys', does: 'Choose the next or previous row where one may hold' },
      ],
      spoken: '“List, three items”, then each row’s words with “link”, “button” or “radio button”.',
      components: [
        { file: 'layout/list-group.tsx', name: 'ListGroup' },
        { file: 'layout/list-group.tsx', name: 'ListLink' },
        { file: 'layout/list-group.tsx', name: 'ListRow' },
        { file: 'layout/list-group.tsx', name: 'ListChoice' },
        { file: 'layout/link-rows.tsx', name: 'LinkRows' },
      ],
      also: ['list', 'rows', 'list item', 'menu list', 'options'],
    },
    {
      path: '/ui/progressbar',
      name: 'Progressbar',
      purpose:
        'How much of a known amount is done, what a long work has behind it, and how full something is.',
      instead: 'If it takes under 300 ms show nothing; if only the wait is known, a spinner with words.',
      standsOn: 'progress and meter',
      because:
        'One is for work on its way, the other for a level. Both speak their value, and both are there before any script.',
      keys: [{ press: 'Enter', does: 'Presses the button that stops the work, or goes on with it' }],
      spoken:
        'The label and the share: “Reading policy-sample.pdf, 76 percent”. A finished step is said as it finishes.',
      components: [
        { file: 'data/progress.tsx', name: 'Progress' },
        { file: 'data/level.tsx', name: 'Level' },
        { file: 'data/work-steps.tsx', name: 'WorkSteps' },
      ],
      also: ['progress', 'meter', 'gauge', 'loading bar', 'percentage', 'steps of work'],
    },
    {
      path: '/ui/placeholders',
      name: 'Placeholders',
      purpose: 'Keeps the room of what is still loading, so that nothing jumps when it arrives.',
      instead: 'Under 300 ms leave the old view. Over two seconds say what is done so far.',
      standsOn: 'the real layout with its words struck out',
      because: 'A drawing of grey bars must be kept in step with the page. The page itself always is.',
      keys: [{ press: 'Tab', does: 'Passes over what is not there yet' }],
      spoken: 'Its label: “The workshop is on its way”. The words inside are not read until they are real.',
      components: [{ file: 'data/placeholder.tsx', name: 'Placeholder' }],
      also: ['skeleton', 'loading', 'shimmer', 'ghost'],
    },
    {
      path: '/ui/spinners',
      name: 'Spinners',
      purpose: 'Says that an answer is on its way, once the wait is long enough to be noticed.',
      instead: 'On a pressed button use its own busy state. Where the amount is known, use a progress bar.',
      standsOn: 'span with role status',
      because: 'The words are spoken when they appear; nothing flashes for what is quick.',
      keys: [],
      spoken: 'Its words, once, after 300 ms of waiting.',
      components: [{ file: 'data/spinner.tsx', name: 'Spinner' }],
      also: ['loader', 'loading', 'busy', 'wait', 'throbber'],
    },
    {
      path: '/ui/alerts',
      name: 'Alerts',
      purpose: 'What went wrong or needs care, where it matters: what happened, what was kept, what to do.',
      instead: 'A success needs one line beside the button. An error of a field belongs below that field.',
      standsOn: 'div in a place with role status or alert',
      because:
        'The place is in the page before the message, or nothing is spoken. Only what cannot wait interrupts.',
      keys: [
        { press: 'Tab', does: 'Goes to its action, then to the cross' },
        { press: 'Enter', does: 'Does the action, or puts the alert away' },
      ],
      spoken:
        'The word of its tone, then the heading: “Went wrong: one file of three is locked”. Spoken at once only where it appears later.',
      components: [
        { file: 'data/alert.tsx', name: 'Alert' },
        { file: 'data/alert.tsx', name: 'AlertPlace' },
      ],
      also: ['message', 'banner', 'notice', 'callout', 'error', 'warning', 'info box'],
    },
    {
      path: '/ui/pricing',
      name: 'Pricing',
      purpose: 'Ways of charging, each with the way out of it, and what differs in rows.',
      instead: 'Where the price depends on the case, say how it is made and offer an estimate.',
      standsOn: 'article and table',
      because:
        'Cards introduce, a table compares: three cards alone make the reader remember instead of see.',
      keys: [
        { press: 'Tab', does: 'Goes to the action of each plan' },
        { press: 'Enter', does: 'Opens that plan' },
      ],
      spoken: 'Each plan’s name as a heading; in the table the plan and the point with every cell.',
      components: [
        { file: 'data/plan-card.tsx', name: 'PlanCard' },
        { file: 'data/plan-comparison.tsx', name: 'PlanComparison' },
      ],
      also: ['plans', 'price', 'tiers', 'comparison', 'subscription'],
    },
  ],
};
