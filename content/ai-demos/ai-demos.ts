/** A small task for a machine, with what goes in and what comes out. */
interface AiDemo {
  id: string;
  name: string;
  /** One line for the list, at most 14 words. */
  note: string;
  method: string;
  lead: string;
  input: { title: string; lines: readonly string[] };
  output: { title: string; fields: readonly (readonly [name: string, value: string])[] };
  rules: readonly (readonly [name: string, text: string])[];
  refuses: string;
}

export const aiDemos: readonly AiDemo[] = [
  {
    id: 'extract-invoice',
    name: 'Fields from an invoice',
    note: 'Number, dates, sums and tax, each with its place',
    method: 'Rules and layout',
    lead: 'A letter with numbers in it becomes a row in a table. Every field carries the line it was read from, and the sums must agree.',
    input: {
      title: 'invoice.txt',
      lines: [
        'Harbour Prints  Invoice 2026-014',
        'Date 2 March 2026   Due in 14 days',
        'Design work              1,000.00',
        'VAT 19%                    190.00',
        'Total EUR                1,190.00',
      ],
    },
    output: {
      title: 'One row',
      fields: [
        ['Number', '2026-014'],
        ['Date', '2026-03-02'],
        ['Due', '2026-03-16'],
        ['Net', '1000.00 EUR'],
        ['Tax', '190.00 at 19%'],
        ['Total', '1190.00, agrees'],
      ],
    },
    rules: [
      ['Sums', 'Net, tax and total are read apart and must add up, or the row is held for a person.'],
      ['Dates', '“Due in 14 days” becomes a day. Whether 3/4 is March or April is asked once per sender.'],
      ['Origin', 'Each field keeps its line, so a doubt is settled by looking.'],
    ],
    refuses: 'It never fills a field that is not on the paper.',
  },
  {
    id: 'sort-support-mail',
    name: 'Mail into the right pile',
    note: 'Which team, how urgent, and the sentence that says so',
    method: 'Meaning and examples',
    lead: 'Incoming mail is laid on one of your own piles by its likeness to letters you sorted before, and shows which letter it was most like.',
    input: {
      title: 'A letter',
      lines: [
        'Hello, since Tuesday the export stops',
        'at row 400. Our month closes on Friday,',
        'so we need the file before then.',
      ],
    },
    output: {
      title: 'Where it goes',
      fields: [
        ['Pile', 'Technical'],
        ['Because', 'like letter of 4 Feb'],
        ['Deadline', 'Friday, named in it'],
        ['Sure', 'second pile is far'],
      ],
    },
    rules: [
      ['Examples', 'Twenty sorted letters a pile are enough to begin; no training run is needed.'],
      ['Doubt', 'Where two piles are close, both are named and a person picks.'],
      ['Drift', 'Letters like none of the examples are listed weekly: perhaps a pile is missing.'],
    ],
    refuses: 'It writes no answer and closes no letter.',
  },
  {
    id: 'hide-names',
    name: 'Names out of a text',
    note: 'People, addresses and numbers replaced by stable stand-ins',
    method: 'Rules and word lists',
    lead: 'Before a text leaves the house, names become stand-ins. The same person keeps the same stand-in, so the story can still be followed.',
    input: {
      title: 'minutes.txt',
      lines: [
        'Ana Petrić called about lease 77-B.',
        'Mr Reyl will ring her back on',
        '+49 30 5550 101. Ana agreed.',
      ],
    },
    output: {
      title: 'Safe to send',
      fields: [
        ['Line 1', 'Person A called about lease [no. 1].'],
        ['Line 2', 'Person B will ring her back on'],
        ['Line 3', '[phone 1]. Person A agreed.'],
        ['Key', 'stays with you'],
      ],
    },
    rules: [
      ['Stable', '“Ana” and “Ana Petrić” are one person within a text.'],
      ['Key', 'The list that turns stand-ins back into names stays on your machine.'],
      ['Unsure', 'A word that may be a name is marked for a look, and hidden meanwhile.'],
    ],
    refuses: 'It makes no promise that a clever reader could not guess.',
  },
  {
    id: 'compare-clauses',
    name: 'Two contracts side by side',
    note: 'Which clause changed its sense, and which only its words',
    method: 'Alignment and meaning',
    lead: 'Two versions of a contract are matched clause by clause, even when they moved. Numbers and negations count more than wording.',
    input: {
      title: '§7, two versions',
      lines: [
        'A: … three months before the end',
        '   of a quarter, in writing.',
        'B: In writing, one month before the',
        '   end of a quarter …',
      ],
    },
    output: {
      title: 'What changed',
      fields: [
        ['Moved', 'words only'],
        ['“three” → “one”', 'changes the sense'],
        ['Form', 'same: in writing'],
        ['Missing in B', 'nothing'],
      ],
    },
    rules: [
      ['Match', 'Clauses are paired by meaning first, then by number, so a shift shows as a shift.'],
      ['Weight', 'Amounts, dates, “not” and “unless” are compared exactly.'],
      ['Both', 'Each difference is shown in both versions, never as one text.'],
    ],
    refuses: 'It does not say which version is better for you.',
  },
  {
    id: 'tidy-addresses',
    name: 'Addresses into columns',
    note: 'Street, number, post code and town from one messy cell',
    method: 'Grammar of addresses',
    lead: 'A spreadsheet cell with an address in it becomes five columns. What cannot be parsed stays as it was, with the reason beside it.',
    input: {
      title: 'Column C',
      lines: ['Quay 4b, 20457 Hamburg', '12 Mill Lane Oxford OX1 2AB', 'Hamburg, at the old crane'],
    },
    output: {
      title: 'Five columns',
      fields: [
        ['Row 1', 'Quay | 4b | 20457 | Hamburg | DE'],
        ['Row 2', 'Mill Lane | 12 | OX1 2AB | Oxford | GB'],
        ['Row 3', 'left alone: no street found'],
      ],
    },
    rules: [
      ['Country', 'Told by the shape of the post code, and shown as a guess.'],
      ['Spelling', 'Kept as written. “Str.” becomes “Street” only if you ask.'],
      ['Doubles', 'Same place in two spellings is reported, not merged.'],
    ],
    refuses: 'It looks nothing up: no address leaves the page.',
  },
  {
    id: 'key-sentences',
    name: 'Key sentences of a report',
    note: 'The five sentences that carry a long text',
    method: 'LexRank with position',
    lead: 'A long report is reduced to its own five sentences, in their order. What is said twice counts once.',
    input: {
      title: 'report.txt, 64 sentences',
      lines: [
        '1  The stage was closed in 2019.',
        '2  Divers found cracks in two piles.',
        '…',
        '64 The council decides in autumn.',
      ],
    },
    output: {
      title: 'Five of 64',
      fields: [
        ['1', 'The stage was closed in 2019.'],
        ['9', 'A floating stage costs less.'],
        ['23', 'It needs no new permit.'],
        ['41', 'Building takes one winter.'],
        ['64', 'The council decides in autumn.'],
      ],
    },
    rules: [
      ['Order', 'As in the report, since reasons come before conclusions.'],
      ['Novelty', 'A sentence near one already chosen is passed over.'],
      ['Tables', 'Are left out and named, as they cannot be quoted in a line.'],
    ],
    refuses: 'It rephrases nothing.',
  },
];

/** The demo with this id, if there is one. */
export const aiDemoAt = (id: string): AiDemo | undefined => aiDemos.find((demo) => demo.id === id);
