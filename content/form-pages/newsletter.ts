/** What a newsletter page says in one of its states. */
interface NewsletterWords {
  title: string;
  lead: string;
  /** The one thing that can be done now; none where the page has a form for a new address. */
  action?: { label: string; href: string };
  tone?: 'done' | 'danger';
}

/** By page and state; '' is the page as it is first opened. */
export const newsletterWords: Readonly<Record<string, Readonly<Record<string, NewsletterWords>>>> = {
  '/newsletter': {
    '': {
      title: 'One figure a month, measured',
      lead: 'A mail of about two hundred words: one number, the command that produced it, and what we changed because of it.',
    },
    'check-inbox': {
      title: 'Look in your inbox',
      lead: 'We’re emailing you one button to press. Nothing else is sent until you have pressed it.',
      tone: 'done',
    },
    saved: {
      title: 'Your address is saved',
      lead: 'We can’t send email at the moment. Once we can, you’ll get one message with a button to confirm your address.',
      action: { label: 'Read the journal', href: '/blog' },
      tone: 'done',
    },
    invalid: {
      title: 'That address lacks something',
      lead: 'It has to read like name@company.com. Mend it here; nothing was stored.',
      tone: 'danger',
    },
  },
  '/newsletter/confirm': {
    '': {
      title: 'Start the newsletter?',
      lead: 'You or somebody else entered your address on our site. Press the button and the next issue comes to you.',
    },
    confirmed: {
      title: 'You are on the list',
      lead: 'A short mail says so and carries the way out. The first issue comes with the next measured figure.',
      action: { label: 'Read the journal', href: '/blog' },
      tone: 'done',
    },
    invalid: {
      title: 'This link is over',
      lead: 'It was too old, already replaced by a newer one, or cut in two by a mail program. Ask for a fresh one below.',
      tone: 'danger',
    },
  },
  '/newsletter/unsubscribe': {
    '': {
      title: 'Leave the newsletter?',
      lead: 'One press ends it at once. No reason, no survey, no second question.',
    },
    unsubscribed: {
      title: 'You have left',
      lead: 'No further issue goes to that address, and it is erased within the time our privacy page states.',
      action: { label: 'Go to the front page', href: '/' },
      tone: 'done',
    },
    invalid: {
      title: 'We cannot read this link',
      lead: 'Part of it is missing. Open it again from the mail, use your mail program’s unsubscribe button, or write to us.',
      tone: 'danger',
    },
  },
};

/** What an issue holds, part by part. */
export const issueParts = [
  { term: 'A figure', text: 'with its unit, its date and the machine it was measured on' },
  { term: 'A command', text: 'that you can run yourself to get another one' },
  { term: 'A change', text: 'that we made because of it, or decided against' },
  { term: 'No more', text: 'than one mail a month, and none in a month without a figure' },
] as const;
