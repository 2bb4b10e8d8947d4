/** What /your-data says in one of its states; '' is the page as it is first opened. */
export const yourDataWords: Readonly<
  Record<string, { title: string; lead: string; tone?: 'done' | 'danger'; asks?: true }>
> = {
  '': {
    title: 'What we keep about you',
    lead: 'Enter the address you used with us. We’ll email you a link to a page with all your data, where you can read, download or erase it.',
    asks: true,
  },
  sent: {
    title: 'Check your inbox',
    lead: 'If we keep anything about that address, we’re emailing it a link. The link works for a day.',
    tone: 'done',
  },
  saved: {
    title: 'We can’t email you right now',
    lead: 'Your request is saved, and the link will be sent once email works again. If it can’t wait, write to us and we’ll take care of it by hand.',
    tone: 'done',
  },
  over: {
    title: 'This link no longer works',
    lead: 'It has expired, has already been used, or your email program broke it. Ask for a new one.',
    tone: 'danger',
    asks: true,
  },
  erased: {
    title: 'Your data is erased',
    lead: 'We’ve erased everything we kept about your address, including files.',
    tone: 'done',
  },
  reopened: {
    title: 'Your account is open again',
    lead: 'Nothing was erased. Sign in as before, and choose a new password if you weren’t the one who closed it.',
    tone: 'done',
  },
  closed: {
    title: 'Your account is closed',
    lead: 'You are signed out on every device. In seven days we’ll erase everything the law doesn’t make us keep. Use the link in our email to do it sooner or to reopen the account.',
    tone: 'done',
  },
  'closed-unsent': {
    title: 'Your account is closed',
    lead: 'You are signed out on every device. In seven days we erase everything the law doesn’t make us keep. We can’t send email at the moment, so write to us before then if you want the account back.',
    tone: 'done',
  },
  gone: {
    title: 'Your account is closed',
    lead: 'You are signed out on every device. We’re erasing everything now that the law doesn’t make us keep.',
    tone: 'done',
  },
};
