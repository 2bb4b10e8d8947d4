const people = (count: number): string => (count === 1 ? 'one person' : `${count} people`);

/** What a save led to, in a sentence. */
export function savedWords({ told, seated }: { told: number; seated: number }): string {
  const also = [
    ...(told > 0 ? [`we’re emailing ${people(told)} about the new time or place`] : []),
    ...(seated > 0
      ? [`${people(seated)} from the waiting list ${seated === 1 ? 'has' : 'have'} a seat now`]
      : []),
  ];
  return ['Saved', ...also].join('; ');
}
