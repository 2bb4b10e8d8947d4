/** How often one network may ask for what is kept under an address. */
export const askLimit = {
  purpose: 'personal-data.ask',
  burst: 5,
  perSecond: 0.02,
  stored: { max: 10, windowSeconds: 3600 },
};

/** How often it may be asked for one address: nobody's mailbox is to be filled. */
export const addresseeLimit = {
  purpose: 'personal-data.addressee',
  burst: 40,
  perSecond: 0.1,
  stored: { max: 3, windowSeconds: 3600 },
};

/** How often one network may fetch a copy or have something erased. */
export const answerLimit = {
  purpose: 'personal-data.answer',
  burst: 6,
  perSecond: 0.05,
  stored: { max: 30, windowSeconds: 3600 },
};
