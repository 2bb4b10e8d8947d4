/** How often one network may decide a quote or save billing details. */
export const decideLimit = {
  purpose: 'billing.decide',
  burst: 12,
  perSecond: 0.2,
  stored: { max: 60, windowSeconds: 3600 },
};

/** How often one network may set out to pay. */
export const payLimit = {
  purpose: 'billing.pay',
  burst: 10,
  perSecond: 0.1,
  stored: { max: 40, windowSeconds: 3600 },
};

/** How often one network may fetch a document: counted in memory, because nothing is changed. */
export const readLimit = { purpose: 'billing.read', burst: 60, perSecond: 4 };

/** How many messages of the payment company are looked at, before their signature is. */
export const webhookLimit = { purpose: 'billing.webhook', burst: 200, perSecond: 50 };
