import type { Feature, Known } from './feature.ts';
import { nobody, type People } from './notices/find-people.ts';
import { jobOfRetention } from './retention/carry-out.ts';

/** Declarations by name. A name that is declared twice is a mistake in the code and stops the start. */
function byName<T>(what: string, all: readonly T[], nameOf: (one: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const one of all) {
    const name = nameOf(one);
    if (found.has(name)) throw new Error(`The ${what} ${name} is declared twice.`);
    found.set(name, one);
  }
  return found;
}

const named = ({ name }: { name: string }): string => name;
const ofKind = ({ kind }: { kind: string }): string => kind;
const withId = ({ id }: { id: string }): string => id;
const atPath = ({ path }: { path: string }): string => path;

function peopleOf(features: readonly Feature[]): People {
  const people = { ...nobody };
  for (const feature of features) Object.assign(people, feature.people);
  return people;
}

/** What is known of a site that is made of these features. */
export function knownOf(features: readonly Feature[]): Known {
  const all = <T>(of: (feature: Feature) => readonly T[] | undefined): T[] =>
    features.flatMap((feature) => of(feature) ?? []);
  const known = <T>(
    what: string,
    nameOf: (one: T) => string,
    of: (feature: Feature) => readonly T[] | undefined,
  ) => byName(what, all(of), nameOf);
  const ways = ({ people }: Feature) => people && Object.keys(people);
  byName('feature', features, named);
  byName('way to find people', all(ways), (way) => way);
  const retentions = all((each) => each.retentions);
  return {
    jobs: byName('job', [...all((each) => each.jobs), ...retentions.map(jobOfRetention)], named),
    retentions: byName('retention', retentions, named),
    listeners: known('listener', named, (each) => each.listeners),
    copies: known('copy in memory', named, (each) => each.copies),
    panel: known('section of the panel', withId, (each) => each.panel),
    lists: known('list', named, (each) => each.lists),
    personalData: known('personal data', named, (each) => each.personalData),
    seeds: known('seed', named, (each) => each.seeds),
    binned: known('kind of the bin', ofKind, (each) => each.binned),
    undos: known('undo', ofKind, (each) => each.undos),
    linkRenewals: known('link renewal', atPath, (each) => each.linkRenewals),
    people: peopleOf(features),
  };
}
