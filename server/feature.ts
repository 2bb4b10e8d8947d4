import type { Hono } from 'hono';
import type { PanelSection } from '#lib/staff/staff-areas.ts';
import type { AnyBinned } from './bin/binned.ts';
import type { Seed } from './db/seed.ts';
import type { Listener } from './events/listen.ts';
import type { MemoryCopy } from './freshness/freshness.ts';
import type { RouteTools } from './http/route-tools.ts';
import type { AnyJob } from './jobs/define.ts';
import type { People } from './notices/find-people.ts';
import type { LinkRenewal } from './outbox/link-renewal.ts';
import type { PersonalData } from './personal-data/define.ts';
import type { Retention } from './retention/define.ts';
import type { AnyTable } from './tables/plan.ts';
import type { AnyUndo } from './undo/undoable.ts';

/** What a part of the site brings. A plain value: nothing happens until the site is opened with it. */
export interface Feature {
  name: string;
  /** Work done outside the request. */
  jobs?: readonly AnyJob[];
  /** What is deleted on a schedule. */
  retentions?: readonly Retention[];
  /** Listeners for events. */
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
  /** How links in emails that leave late are made again. */
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
