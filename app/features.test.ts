import { describe, expect, it } from 'vitest';
import { newsletterFeature } from '#features/newsletter/feature.server.ts';
import { knownOf } from '#server/feature.ts';
import { serverParts } from '#server/parts.ts';
import { features } from './features.server.ts';

describe('the list of features', () => {
  it('is all that a site knows: what is taken out of it is unknown', () => {
    const whole = knownOf([...serverParts, ...features]);
    const without = knownOf([...serverParts, ...features.filter((feature) => feature !== newsletterFeature)]);
    const namesOf = (known: typeof whole) => ({
      job: known.jobs.has('newsletter-batch'),
      retention: known.retentions.has('newsletter-forget'),
      jobOfRetention: known.jobs.has('newsletter-forget'),
      list: known.lists.has('subscribers'),
      personalData: known.personalData.has('newsletter'),
      linkRenewal: known.linkRenewals.has('/newsletter/confirm'),
      undo: known.undos.has('newsletter.end'),
    });
    expect(new Set(Object.values(namesOf(whole)))).toEqual(new Set([true]));
    expect(new Set(Object.values(namesOf(without)))).toEqual(new Set([false]));
    expect(without.jobs.has('booking-reminders')).toBe(true);
  });

  it('refuses what is declared twice', () => {
    expect(() => knownOf([newsletterFeature, newsletterFeature])).toThrow('declared twice');
    expect(() => knownOf([newsletterFeature, { ...newsletterFeature, name: 'another' }])).toThrow(
      'The job newsletter-batch is declared twice.',
    );
    const people = { isOpen: async () => true };
    expect(() =>
      knownOf([
        { name: 'one', people },
        { name: 'two', people },
      ]),
    ).toThrow('isOpen');
  });
});
