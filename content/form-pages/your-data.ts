/** What /your-data says in one of its states; '' is the page as it is first opened. */
export const yourDataWords: Readonly<
  Record<string, { title: string; lead: string; tone?: 'done' | 'danger'; asks?: true }>
> = {
  '': {
    title: 'What we keep about you',
    lead: 'Give the address you used with us. A mail leads to a page with all of it: to read, to take along, or to have erased.',
    asks: true,
  },
  sent: {
    title: 'Look in your inbox',
    lead: 'If we keep anything under that address, we’re emailing it a link. The link works for a day.',
    tone: 'done',
  },
  saved: {
    title: 'We can’t email you just now',
    lead: 'Your request is saved, and the link will be sent once email works again. If it can’t wait, write to us and we’ll look after it by hand.',
    tone: 'done',
  },
  over: {
    title: 'This link is over',
    lead: 'It was too old, has been used, or was cut in two by a mail program. Ask for a fresh one.',
    tone: 'danger',
    asks: true,
  },
  erased: {
    title: 'It is erased',
    lead: 'What we kept under your address is gone, with its files.',
    tone: 'done',
  },
  reopened: {
    title: 'Your account is open again',
    lead: 'Nothing was erased. Sign in as before, and choose a new password if it was not you who closed it.',
    tone: 'done',
  },
  closed: {
    title: 'Your account is closed',
    lead: 'You are signed out on every device. In seven days we erase everything the law doesn’t make us keep. The link in our email does it sooner, or brings the account back.',
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
