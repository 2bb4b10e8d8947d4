/** The small tasks, by the address of their pages. */
export const taskIds = [
  'sort-support-mail',
  'hide-names',
  'key-sentences',
  'transcribe-note',
  'extract-invoice',
  'table-out-of-text',
  'compare-clauses',
  'search-by-meaning',
  'similar-products',
  'tidy-addresses',
] as const;

export type TaskId = (typeof taskIds)[number];

/** A small task that can be tried on its page. */
export interface AiDemo {
  id: TaskId;
  name: string;
  /** One line for the list, at most 14 words. */
  note: string;
  group: 'Mail' | 'Documents' | 'Lists';
  method: string;
  /** Whether it needs the model that compares meanings. */
  usesModel: boolean;
  lead: string;
  takes: string;
  gives: string;
  /** The button: a verb and an object. */
  action: string;
  /** What it cannot do. */
  cannot: string;
  buildIn: { days: string; data: string; cost: string };
  /** When one of the twenty inputs counts as right. */
  rightWhen: string;
  /** Who made the inputs, and what they can't judge, where that is another story than for most tasks. */
  origin?: { author: string; rules: string };
  /** Where the inputs on its page are our fourth set: how many of them came out right before the rules were improved. */
  rightBefore?: number;
}

export const aiDemos: readonly AiDemo[] = [
  {
    id: 'sort-support-mail',
    name: 'Sort support email',
    note: 'Shows which team an email goes to and which example it resembles',
    group: 'Mail',
    method: 'Nearest examples by meaning',
    usesModel: true,
    lead: 'Each email goes to the group whose examples it resembles most. Replace the groups and examples with your own; there’s nothing to train.',
    takes: 'An email',
    gives: 'Its group, with reasons',
    action: 'Sort this email',
    cannot:
      'It reads English and judges by topic. An email about two things gets one group, and irony is lost on it.',
    buildIn: {
      days: 'Three to five days, with your mailbox connected and a screen to correct it',
      data: 'Ten to twenty sorted emails for each group',
      cost: 'No fee per email: the model runs on a small server of your own',
    },
    rightWhen: 'its group is the one that the writer of the email named',
  },
  {
    id: 'hide-names',
    name: 'Hide personal data',
    note: 'Replaces names, addresses, numbers and dates of birth with stand-ins',
    group: 'Mail',
    method: 'Patterns, lists of names and the words around them',
    usesModel: false,
    lead: 'Before a text leaves your company, stand-ins replace what identifies people. Each person keeps the same stand-in throughout, so the text still makes sense.',
    takes: 'Any text',
    gives: 'The text with stand-ins, and their key',
    action: 'Hide personal data',
    cannot:
      'It knows common names and formats. An unusual name without a title or greeting can slip through, so a person should read the result before it leaves.',
    buildIn: {
      days: 'Two to four days, plus a review screen if people check each text',
      data: 'A list of your own names, such as staff and places, helps it find more',
      cost: 'Rules alone: it runs in the browser, or on any server',
    },
    rightWhen: 'everything personal is hidden and nothing that should stay is',
  },
  {
    id: 'key-sentences',
    name: 'Key sentences of a thread',
    note: 'Finds the decisions, deadlines and open questions in a long thread',
    group: 'Mail',
    method: 'Meaning, position and cue words',
    usesModel: true,
    lead: 'A long thread shrinks to the five sentences you need before you answer. Each one is quoted word for word, with its author.',
    takes: 'A thread of messages',
    gives: 'Five sentences, quoted',
    action: 'Find key sentences',
    cannot:
      'It quotes and doesn’t rephrase. A decision that is spread over several short messages comes out in pieces.',
    buildIn: {
      days: 'Two to three days, next to an existing inbox or ticket system',
      data: 'None, only a few of your threads to test it with',
      cost: 'No fee per thread: the model runs on a small server of your own',
    },
    rightWhen: 'every sentence that a busy reader must see is among the five',
  },
  {
    id: 'transcribe-note',
    name: 'Transcribe a note',
    note: 'Writes down a spoken note and picks out its to-dos and dates',
    group: 'Documents',
    method: 'Speech recognition in the browser, then cue words',
    usesModel: false,
    lead: 'Record a note or choose a sound file. A model in your browser writes it down and picks out to-dos, decisions and dates, word for word.',
    takes: 'A spoken note',
    gives: 'Text, to-dos and dates',
    action: 'Find to-dos and dates',
    cannot:
      'It understands English only and mishears names and short words, so read the text before you use it. To-dos are found by their wording: “The roof could do with a look” isn’t recognised as one.',
    buildIn: {
      days: 'Three to six days, for example for site visits, with your task list connected',
      data: 'None, only a few recordings from your people to test it with',
      cost: 'No fee per minute: the model runs on each person’s own device',
    },
    rightWhen:
      'every word of it was written down; capital letters, punctuation and spelled-out numbers don’t matter',
    origin: {
      author:
        'The inputs are public recordings of other people: five sentences from a novel, five hands of cards, eight Harvard sentences, one sentence by John F. Kennedy and one command to a robot.',
      rules:
        'We made no rule from them, and we don’t know whether the model was trained on some of them. They judge the words only: how many to-dos are found isn’t measured.',
    },
  },
  {
    id: 'extract-invoice',
    name: 'Read an invoice',
    note: 'Finds the number, dates, parties and sums, and the line each is on',
    group: 'Documents',
    method: 'Rules for labels, dates and sums',
    usesModel: false,
    lead: 'Paste an invoice, or choose a PDF or a scan. You get its fields, each with the line it was read from, and a check that the sums add up.',
    takes: 'Text, PDF or picture',
    gives: 'Nine fields, checked',
    action: 'Read this invoice',
    cannot:
      'It knows the usual labels in a dozen European languages, and English, German and French best. What it doesn’t recognise stays empty, line items aren’t read, and a net amount that isn’t on the invoice is calculated and marked.',
    buildIn: {
      days: 'Four to eight days with an inbox, a review screen and your accounts package',
      data: 'Thirty invoices from the suppliers who invoice you most',
      cost: 'No fee per page: it runs on your own server',
    },
    rightWhen:
      'all nine fields are right; capital letters, accents and titles such as “Ms” don’t matter, and no tax counts the same as zero tax',
    rightBefore: 8,
  },
  {
    id: 'table-out-of-text',
    name: 'Table from text',
    note: 'Turns prices, hours, people or tasks in a text into rows',
    group: 'Documents',
    method: 'Kinds of values and sentence structure',
    usesModel: false,
    lead: 'A paragraph that lists things and their figures becomes a table for a spreadsheet. Name the columns you want, or let it choose.',
    takes: 'A paragraph or a list',
    gives: 'Rows and columns',
    action: 'Make a table',
    cannot:
      'It recognises values by their form. Facts that are only implied (“the same as last week”) and sentences with many asides come out wrong.',
    buildIn: {
      days: 'Two to five days for one kind of text, such as price lists or minutes',
      data: 'Twenty texts with the tables you expect',
      cost: 'Hardly anything: there’s no model, so any server can run it',
    },
    rightWhen:
      'every cell of every row is right; capital letters, spaces, thousands separators and the column’s own name in a cell don’t matter, and a row for Monday to Friday is the same as five rows',
    rightBefore: 5,
  },
  {
    id: 'compare-clauses',
    name: 'Compare two clauses',
    note: 'Shows which changes alter the meaning and which only the wording',
    group: 'Documents',
    method: 'Word comparison with weights',
    usesModel: false,
    lead: 'This compares two versions of a clause word by word. Changes to numbers, negations, duties and parties count most; “thirty” and “30” are treated as the same.',
    takes: 'Two versions',
    gives: 'Changes, and how much each matters',
    action: 'Compare the two',
    cannot:
      'It compares words and knows a few legal synonyms. A clause rewritten with the same meaning looks changed, and the comparison isn’t legal advice.',
    buildIn: {
      days: 'Three to six days for whole contracts, with clauses matched even when they moved',
      data: 'Pairs of contracts that your lawyers have marked up',
      cost: 'Nothing beyond hosting: browsers do the work',
    },
    rightWhen: 'every change is found, and the verdict on whether the meaning changed is correct',
  },
  {
    id: 'search-by-meaning',
    name: 'Search by meaning',
    note: 'Finds the right text even if the words differ',
    group: 'Lists',
    method: 'Nearest text by meaning',
    usesModel: true,
    lead: 'Ask in your own words. The search compares meanings, and says when it isn’t sure or when none of the texts has the answer.',
    takes: 'Texts and a question',
    gives: 'The best match',
    action: 'Search the texts',
    cannot:
      'It reads English and finds texts; it doesn’t write an answer. With very short texts it can mistake a similar topic for the right one.',
    buildIn: {
      days: 'Two to four days for a help centre or a product search',
      data: 'The texts you have, without any tagging',
      cost: 'No fee per search: a small server answers in well under a second',
    },
    rightWhen: 'the right text comes first, or the search says that none of the texts has the answer',
  },
  {
    id: 'similar-products',
    name: 'Find similar products',
    note: 'Finds the products most like one of yours, by name and description',
    group: 'Lists',
    method: 'Meaning of names and descriptions',
    usesModel: true,
    lead: 'Paste your products and name one. The demo uses names and descriptions to find what a shopper would look at next.',
    takes: 'A list of products',
    gives: 'The four closest',
    action: 'Find similar products',
    cannot: 'It knows only names and descriptions, so prices, pictures and what sells together don’t count.',
    buildIn: {
      days: 'Two to three days to fill “You may also like” on a shop’s product pages',
      data: 'Your catalogue as it stands',
      cost: 'Computed once for each product; no fee per visitor',
    },
    rightWhen: 'the first product it names is one that the shopper would call similar',
  },
  {
    id: 'tidy-addresses',
    name: 'Tidy addresses',
    note: 'Splits one messy cell into street, number, postcode, town and country',
    group: 'Lists',
    method: 'Rules for twenty countries',
    usesModel: false,
    lead: 'Addresses from a spreadsheet become six columns, for the UK, Ireland, North America, Australia and most of Western Europe. What can’t be read stays empty.',
    takes: 'Addresses as they come',
    gives: 'Six columns',
    action: 'Tidy these addresses',
    cannot:
      'It doesn’t look anything up, so it can’t tell whether a street exists. If the address doesn’t name a country, it guesses it from the postcode.',
    buildIn: {
      days: 'One to three days, as a clean-up of your list or a field in a form',
      data: 'A sample of your addresses',
      cost: 'None: it runs in the browser',
    },
    rightWhen: 'all six parts are right; capital letters, spaces and short forms such as “Rd” don’t matter',
  },
];

/** The demo with this id, if there is one. */
export const aiDemoAt = (id: string): AiDemo | undefined => aiDemos.find((demo) => demo.id === id);
