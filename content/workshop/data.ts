import type { KitGroup } from '#lib/look/kit-page.ts';

export const data: KitGroup = {
  name: 'Data',
  pages: [
    {
      path: '/ui/tables',
      name: 'Tables',
      purpose:
        'Lists three to a hundred thousand items with the same details, so people can compare them column by column.',
      instead:
        'For two details per item, use a list. For the details of a single item, use a description list. If people only read the data, use Table, which needs no script.',
      standsOn: 'table, TanStack Table and Virtual',
      because:
        'Screen readers announce the column heading with each cell. The libraries handle sorting, selection and drawing only the visible rows; the markup is ours.',
      keys: [
        { press: 'Tab', does: 'Goes through the headings, then the controls of each row' },
        { press: 'Enter', does: 'Sorts by that column: ascending, descending, original order' },
        { press: 'Space', does: 'Selects the row' },
        { press: 'Shift Space', does: 'Selects every row from the last selected one to this one' },
        { press: 'Arrow keys', does: 'Scroll the rows; Home and End go to the first and last row' },
        { press: 'Esc', does: 'Closes the column menu and returns the focus to its button' },
      ],
      spoken:
        'You hear the caption, the number of rows, and the heading with each cell; a sorted column adds “sorted up” or “down”. Changes in the number of rows found or selected are announced.',
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
        'Shows the status of an item as a word with an icon and a colour, small enough for a table, or counts what is waiting.',
      instead: 'Write a category as plain text. For anything clickable, use a pill or a button.',
      standsOn: 'span with an icon',
      because: 'The word carries the meaning. The colour and the icon only make it quicker to spot.',
      keys: [],
      spoken: 'You hear only the word. A count is followed by what it counts: “7 enquiries waiting”.',
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
      purpose: 'Lists similar items in rows that people can open, act on or choose from.',
      instead: 'For three details or more, use a table. For large pictures, use cards.',
      standsOn: 'ul with links, buttons or radio inputs',
      because:
        'Screen readers announce how many rows a list has. The whole row is the link or the label, so it is easy to hit with a thumb.',
      keys: [
        { press: 'Tab', does: 'Goes to the next row or its action' },
        { press: 'Enter', does: 'Opens the row' },
        { press: 'Arrow keys', does: 'Choose the next or previous row in a list with one choice' },
      ],
      spoken: 'You hear “list, three items”, then each row’s label with “link”, “button” or “radio button”.',
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
        'Shows how much of a task is done, which steps of a long task are finished, and how full something is.',
      instead:
        'If it takes less than 300 ms, show nothing. If you don’t know how much is left, use a spinner with words.',
      standsOn: 'progress and meter',
      because:
        'The first is for work in progress, the second for a level. Screen readers announce the value of both, and both work before any script loads.',
      keys: [{ press: 'Enter', does: 'Presses the button that stops or resumes the task' }],
      spoken:
        'You hear the label and the percentage: “Reading policy-sample.pdf, 76 percent”. Each step is announced when it finishes.',
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
      purpose: 'Holds the space for content that is still loading, so nothing jumps when it arrives.',
      instead:
        'For waits under 300 ms, keep the old view. For waits over two seconds, say what has been done so far.',
      standsOn: 'the real layout with its words covered',
      because:
        'A separate drawing of grey bars has to be updated whenever the page changes. The page’s own layout is always up to date.',
      keys: [{ press: 'Tab', does: 'Skips what hasn’t loaded yet' }],
      spoken:
        'You hear its label: “Loading the workshop”. The text inside isn’t read out until it has loaded.',
      components: [{ file: 'data/placeholder.tsx', name: 'Placeholder' }],
      also: ['skeleton', 'loading', 'shimmer', 'ghost'],
    },
    {
      path: '/ui/spinners',
      name: 'Spinners',
      purpose: 'Tells people that an answer is on its way, once the wait is long enough to notice.',
      instead: 'On a button, use its own busy state. When you know how much is left, use a progress bar.',
      standsOn: 'span with role status',
      because: 'The words are announced when they appear, and nothing flashes when the answer is quick.',
      keys: [],
      spoken: 'You hear its text once, after a wait of 300 ms.',
      components: [{ file: 'data/spinner.tsx', name: 'Spinner' }],
      also: ['loader', 'loading', 'busy', 'wait', 'throbber'],
    },
    {
      path: '/ui/alerts',
      name: 'Alerts',
      purpose:
        'Says what went wrong or needs attention, next to the place it concerns: what happened, what was kept and what to do.',
      instead:
        'For a success, one line beside the button is enough. An error about a field belongs below that field.',
      standsOn: 'div inside an element with the role status or alert',
      because:
        'Screen readers only announce a message if its container was in the page before it. Only urgent messages interrupt.',
      keys: [
        { press: 'Tab', does: 'Goes to its action, then to the close button' },
        { press: 'Enter', does: 'Runs the action or closes the alert' },
      ],
      spoken:
        'You hear its kind, then the heading: “Error: one file of three is locked with a password”. It is announced immediately only if it appears after the page has loaded.',
      components: [
        { file: 'data/alert.tsx', name: 'Alert' },
        { file: 'data/alert.tsx', name: 'AlertPlace' },
      ],
      also: ['message', 'banner', 'notice', 'callout', 'error', 'warning', 'info box'],
    },
    {
      path: '/ui/pricing',
      name: 'Pricing',
      purpose: 'Shows plans with their prices and how to cancel them, and compares them row by row.',
      instead: 'Where the price depends on the project, say how it is worked out and offer an estimate.',
      standsOn: 'article and table',
      because:
        'The cards introduce the plans and the table compares them. With three cards alone, readers would have to remember the differences.',
      keys: [
        { press: 'Tab', does: 'Goes to the button of each plan' },
        { press: 'Enter', does: 'Opens that plan' },
      ],
      spoken:
        'You hear each plan’s name as a heading. In the table, every cell is read with its plan and feature.',
      components: [
        { file: 'data/plan-card.tsx', name: 'PlanCard' },
        { file: 'data/plan-comparison.tsx', name: 'PlanComparison' },
      ],
      also: ['plans', 'price', 'tiers', 'comparison', 'subscription'],
    },
  ],
};
