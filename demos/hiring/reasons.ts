/** Why an application ends without a contract, in words that can be told to the candidate. */
export const endReasons = [
  'Another candidate fits better',
  'Missing a requirement',
  'Work sample not convincing',
  'Pay expectations too far apart',
  'Location or hours don’t fit',
  'No answer from the candidate',
] as const;
