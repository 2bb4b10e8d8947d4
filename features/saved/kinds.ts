/** What can be saved on this site. */
export const thingKinds = ['application', 'story', 'post', 'event', 'demo'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** What each kind is called, one and many. */
export const kindWords: Record<ThingKind, { one: string; many: string }> = {
  application: { one: 'Application', many: 'Applications' },
  story: { one: 'Case study', many: 'Case studies' },
  post: { one: 'Journal post', many: 'Journal posts' },
  event: { one: 'Event', many: 'Events' },
  demo: { one: 'Demo result', many: 'Demo results' },
};

/** Which thing is meant: its kind, and its name among those of its kind. */
export interface ThingRef {
  kind: ThingKind;
  /** The slug of an application, event or post; the path of a case study; the address of a demo with what it shows. */
  key: string;
}

/** A reference as one word. */
export const refOf = ({ kind, key }: ThingRef): string => `${kind}:${key}`;

/** The reference that a word stands for, or null. */
export function readRef(word: string): ThingRef | null {
  const colon = word.indexOf(':');
  const kind = thingKinds.find((each) => each === word.slice(0, colon));
  const key = word.slice(colon + 1);
  return kind && key ? { kind, key } : null;
}
