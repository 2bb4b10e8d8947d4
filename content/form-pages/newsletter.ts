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
      lead: 'Each email is about two hundred words: one number, the command that produced it and what we changed because of it.',
    },
    'check-inbox': {
      title: 'Check your inbox',
      lead: 'We’re emailing you a link to confirm your address. We’ll send nothing else until you’ve confirmed it.',
      tone: 'done',
    },
    saved: {
      title: 'Your address is saved',
      lead: 'We can’t send email at the moment. Once we can, you’ll get one message with a link to confirm your address.',
      action: { label: 'Read the journal', href: '/blog' },
      tone: 'done',
    },
    invalid: {
      title: 'That address isn’t complete',
      lead: 'It should look like name@company.com. Correct it here. We haven’t saved anything.',
      tone: 'danger',
    },
  },
  '/newsletter/confirm': {
    '': {
      title: 'Start the newsletter?',
      lead: 'Someone, most likely you, entered your address on our site. Click the button to get the next issue.',
    },
    confirmed: {
      title: 'You’ve subscribed',
      lead: 'We’re emailing you a short confirmation with a link to unsubscribe. You’ll get the first issue when we have the next figure.',
      action: { label: 'Read the journal', href: '/blog' },
      tone: 'done',
    },
    invalid: {
      title: 'This link no longer works',
      lead: 'It has expired, a newer link has replaced it, or your email program broke it. Ask for a new one below.',
      tone: 'danger',
    },
  },
  '/newsletter/unsubscribe': {
    '': {
      title: 'Leave the newsletter?',
      lead: 'Click once to unsubscribe. We won’t ask you why.',
    },
    unsubscribed: {
      title: 'You’ve unsubscribed',
      lead: 'We won’t send you any more issues. We’ll erase your address within the time our privacy page states.',
      action: { label: 'Go to the home page', href: '/' },
      tone: 'done',
    },
    invalid: {
      title: 'We can’t read this link',
      lead: 'Part of it is missing. Open it again from the email, use your email program’s unsubscribe button, or write to us.',
      tone: 'danger',
    },
  },
};

/** What an issue holds, part by part. */
export const issueParts = [
  { term: 'A figure', text: 'with its unit, its date and the machine it was measured on' },
  { term: 'A command', text: 'that you can run to measure it yourself' },
  { term: 'A change', text: 'that we made because of it or decided against' },
  { term: 'At most', text: 'one email a month, and none if there’s no figure' },
] as const;
