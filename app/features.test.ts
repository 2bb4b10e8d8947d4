import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminSections } from '#content/workspaces/admin-sections.ts';
import { newsletterFeature } from '#features/newsletter/feature.server.ts';
import type { Known } from '#server/feature.ts';
import { knownOf } from '#server/known.ts';
import { serverParts } from '#server/parts.ts';
import { features } from './features.server.ts';

describe('the list of features', () => {
  it('is all that a site knows: what is taken out of it is unknown', () => {
    const whole = knownOf([...serverParts, ...features]);
    const without = knownOf([...serverParts, ...features.filter((feature) => feature !== newsletterFeature)]);
    const namesOf = (known: Known) => ({
      job: known.jobs.has('newsletter-batch'),
      retention: known.retentions.has('newsletter-forget'),
      jobOfRetention: known.jobs.has('newsletter-forget'),
      list: known.lists.has('newsletter-subscribers'),
      personalData: known.personalData.has('newsletter'),
      linkRenewal: known.linkRenewals.has('/newsletter/confirm'),
      undo: known.undos.has('newsletter.end'),
      section: known.panel.has('newsletter'),
    });
    expect(new Set(Object.values(namesOf(whole)))).toEqual(new Set([true]));
    expect(new Set(Object.values(namesOf(without)))).toEqual(new Set([false]));
    expect(without.jobs.has('booking-reminders')).toBe(true);
  });

  it('has words for every section of the panel, and a feature that says who may open it', () => {
    const { panel } = knownOf(features);
    expect([...panel.keys()].toSorted()).toEqual(adminSections.map(({ id }) => id).toSorted());
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

  it('forgets nothing that the sources define', () => {
    const known = knownOf([...serverParts, ...features]);
    const sources = globSync(['{app,features,server}/**/*.ts'], {
      exclude: ['**/testing/**', '**/*.test.ts'],
    }).map((file) => readFileSync(file, 'utf8'));
    const definedBy = (what: string) =>
      sources.flatMap((source) =>
        [...source.matchAll(new RegExp(`\\b${what}\\(\\s*(?:\\{\\s*(?:name|kind): )?'([^']+)'`, 'g'))].map(
          ([, name = '']) => name,
        ),
      );
    const kinds: [what: string, known: ReadonlyMap<string, unknown>, atLeast: number][] = [
      ['defineJob', known.jobs, 25],
      ['defineRetention', known.retentions, 15],
      ['definePersonalData', known.personalData, 20],
      ['defineSeed', known.seeds, 4],
      ['defineTable', known.lists, 15],
      ['defineBinned', known.binned, 10],
      ['defineUndo', known.undos, 15],
      ['defineLinkRenewal', known.linkRenewals, 5],
      ['defineCopy', known.copies, 3],
    ];
    for (const [what, map, atLeast] of kinds) {
      const names = definedBy(what);
      expect(names.length, what).toBeGreaterThanOrEqual(atLeast);
      expect(
        names.filter((name) => !map.has(name)),
        what,
      ).toEqual([]);
    }
  });
});
