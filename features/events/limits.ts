/** How often one network may register: a whole company may sit behind one. */
export const registerLimit = {
  purpose: 'events.register',
  burst: 20,
  perSecond: 0.2,
  stored: { max: 80, windowSeconds: 3600 },
};

/** How often one network may cancel, hand on or rate. */
export const changeLimit = {
  purpose: 'events.change',
  burst: 15,
  perSecond: 0.2,
  stored: { max: 60, windowSeconds: 3600 },
};

/** How often one network may ask for calendars: counted in memory, because nothing is changed. */
export const readLimit = { purpose: 'events.read', burst: 60, perSecond: 4 };
