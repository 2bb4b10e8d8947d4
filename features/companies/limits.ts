/** How often one person may send invitations. */
export const inviteLimit = {
  purpose: 'company.invite',
  burst: 60,
  perSecond: 0.2,
  stored: { max: 60, windowSeconds: 3600 },
};

/** How often one network may answer invitations. */
export const answerLimit = {
  purpose: 'company.answer',
  burst: 10,
  perSecond: 0.2,
  stored: { max: 40, windowSeconds: 3600 },
};
