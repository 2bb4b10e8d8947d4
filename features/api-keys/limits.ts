/** How often one network may send keys, counted before we check whether they are valid. */
export const attemptLimit = { purpose: 'api.attempt', burst: 60, perSecond: 10 };

/** How often one key may be used, across all processes. */
export const keyLimit = {
  purpose: 'api.key',
  burst: 60,
  perSecond: 10,
  stored: { max: 6000, windowSeconds: 3600 },
};
