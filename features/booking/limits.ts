/** How often one network may book. */
export const bookLimit = {
  purpose: 'booking',
  burst: 10,
  perSecond: 0.1,
  stored: { max: 20, windowSeconds: 3600 },
};

/** How often one network may move or cancel a meeting, or ask for its calendar address. */
export const changeLimit = {
  purpose: 'booking.change',
  burst: 15,
  perSecond: 0.2,
  stored: { max: 60, windowSeconds: 3600 },
};

/** How often one network may ask for free times or a calendar: counted in memory, because nothing is changed. */
export const readLimit = { purpose: 'booking.read', burst: 60, perSecond: 4 };

/** How often one network may join a waiting list, since each time sends an email. */
export const waitLimit = {
  purpose: 'booking.wait',
  burst: 5,
  perSecond: 0.05,
  stored: { max: 20, windowSeconds: 3600 },
};

/** How often one network may start a poll, which sends an email. */
export const proposeLimit = {
  purpose: 'booking.poll',
  burst: 5,
  perSecond: 0.05,
  stored: { max: 20, windowSeconds: 3600 },
};

/** How often one network may answer polls: a whole office may sit behind one address. */
export const voteLimit = {
  purpose: 'booking.vote',
  burst: 20,
  perSecond: 0.5,
  stored: { max: 120, windowSeconds: 3600 },
};
