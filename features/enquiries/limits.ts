/** How often one network may send an enquiry whose page solved a puzzle. */
export const provenLimit = {
  purpose: 'enquiry',
  burst: 6,
  perSecond: 0.05,
  stored: { max: 12, windowSeconds: 3600 },
};

/** How often without one, which asks for a confirmation by mail too. */
export const unprovenLimit = {
  purpose: 'enquiry.unproven',
  burst: 4,
  perSecond: 0.01,
  stored: { max: 5, windowSeconds: 3600 },
};

/** How many enquiries one mail address may be named in: nobody is to be flooded with our confirmations. */
export const addresseeLimit = {
  purpose: 'enquiry.addressee',
  burst: 40,
  perSecond: 0.1,
  stored: { max: 6, windowSeconds: 3600 },
};

/** How many files one network may bring. */
export const uploadLimit = {
  purpose: 'enquiry.upload',
  burst: 12,
  perSecond: 0.2,
  stored: { max: 60, windowSeconds: 3600 },
};

/** How often one network may answer in a conversation, confirm an address or renew a link. */
export const answerLimit = {
  purpose: 'enquiry.answer',
  burst: 12,
  perSecond: 0.2,
  stored: { max: 60, windowSeconds: 3600 },
};

/** How often one network may write in a chat, where people send many short lines. */
export const chatLimit = {
  purpose: 'enquiry.chat',
  burst: 20,
  perSecond: 0.5,
  stored: { max: 240, windowSeconds: 3600 },
};

/** How often one network may fetch an attachment: counted in memory, because nothing is changed. */
export const readLimit = { purpose: 'enquiry.read', burst: 60, perSecond: 4 };

/** How often one network may open a live page: counted in memory, because nothing is changed. */
export const streamLimit = { purpose: 'enquiry.stream', burst: 120, perSecond: 4 };

/** How many emails a conversation takes; more wait at the mail server. */
export const mailLimit = {
  purpose: 'enquiry.mail',
  burst: 20,
  perSecond: 0.05,
  stored: { max: 60, windowSeconds: 3600 },
};

/** How many forms of one network are read at all, before anybody looks at what is in them. */
export const formLimit = { purpose: 'enquiry.form', burst: 15, perSecond: 0.2 };
