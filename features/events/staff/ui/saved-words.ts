const people = (count: number): string => (count === 1 ? 'one person' : `${count} people`);

/** What a save led to, in a sentence. */
export function savedWords({ told, seated }: { told: number; seated: number }): string {
  const also = [
    ...(told > 0 ? [`a message about the new time or place written to ${people(told)}`] : []),
    ...(seated > 0 ? [`${people(seated)} seated who waited`] : []),
  ];
  return ['Saved', ...also].join('; ');
}
