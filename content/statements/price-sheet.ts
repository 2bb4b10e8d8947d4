/** What each line of the price sheet usually takes: weeks from and to, for so many people. */
export const sheetWork: Readonly<Record<string, { from: number; to: number; people: number }>> = {
  'First version': { from: 4, to: 8, people: 2 },
  Rescue: { from: 2, to: 5, people: 2 },
  'One hard part': { from: 2, to: 4, people: 1 },
  'AI with sources': { from: 3, to: 6, people: 2 },
  Interface: { from: 3, to: 6, people: 2 },
  Handover: { from: 1, to: 2, people: 1 },
};
