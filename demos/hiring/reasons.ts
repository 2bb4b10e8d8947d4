/** Why an application ends without a contract, in words that can be told to the candidate. */
export const endReasons = [
  'Another candidate fits better',
  'A must is missing',
  'Work sample not convincing',
  'Pay too far apart',
  'Place or hours don’t fit',
  'No answer from the candidate',
] as const;
