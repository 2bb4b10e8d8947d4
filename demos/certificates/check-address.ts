/** The address that checks this code, in any browser and without a server. */
export const addressOf = (code: string): string =>
  `${location.origin}/certificate-issuance-portal#/check/${code}`;
