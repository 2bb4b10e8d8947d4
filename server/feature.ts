import type { Hono } from 'hono';
import type { PanelSection } from '#lib/staff-areas.ts';
import type { AnyBinned } from './bin/bin.ts';
import type { Seed } from './db/seed.ts';
import type { Listener } from './events/listen.ts';
import type { MemoryCopy } from './freshness/freshness.ts';
import type { RouteTools } from './http/route-tools.ts';
import type { AnyJob } from './jobs/define.ts';
import { nobody, type People } from './notices/people.ts';
import type { LinkRenewal } from './outbox/renew-links.ts';
import type { PersonalData } from './personal-data/define.ts';
import { jobOfRetention, type Retention } from './retention/define.ts';
import type { AnyTable } from './tables/define-table.ts';
import type { AnyUndo } from './undo/undo.ts';

/** What a part of the site brings. A plain value: nothing happens until the site is opened with it. */
export interface Feature {
  name: string;
  /** Work done outside the request. */
  jobs?: readonly AnyJob[];
  /** What is forgotten by the clock. */
  retentions?: readonly Retention[];
  /** Who is told of which events. */
  listeners?: readonly Listener[];
  /** Copies in memory that follow changes. */
  copies?: readonly MemoryCopy[];
  /** Sections of the admin panel, with who may open them. */
  panel?: readonly PanelSection[];
  /** Lists of the admin panel. */
  lists?: readonly AnyTable[];
  /** What it keeps of people. */
  personalData?: readonly PersonalData[];
  /** What a new site needs of it. */
  seeds?: readonly Seed[];
  /** What goes into the bin when it is deleted. */
  binned?: readonly AnyBinned[];
  /** What can be taken back. */
  undos?: readonly AnyUndo[];
  /** How links in mails that leave late are made anew. */
  linkRenewals?: readonly LinkRenewal[];
  /** How people are found, or a part of it. */
  people?: Partial<People>;
  /** What it answers by itself, beside the pages. */
  routes?: (tools: RouteTools) => Hono;
}

/** What all features of an opened site declare, by name. */
export interface Known {
  jobs: ReadonlyMap<string, AnyJob>;
  retentions: ReadonlyMap<string, Retention>;
  listeners: ReadonlyMap<string, Listener>;
  copies: ReadonlyMap<string, MemoryCopy>;
  panel: ReadonlyMap<string, PanelSection>;
  lists: ReadonlyMap<string, AnyTable>;
  personalData: ReadonlyMap<string, PersonalData>;
  seeds: ReadonlyMap<string, Seed>;
  binned: ReadonlyMap<string, AnyBinned>;
  undos: ReadonlyMap<string, AnyUndo>;
  linkRenewals: ReadonlyMap<string, LinkRenewal>;
  people: People;
}

/** Declarations by name; a name that stands twice is a mistake of the sources, told at start. */
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
