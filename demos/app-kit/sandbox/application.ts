import type { z } from 'zod';
import type { Collections, ListsOf } from './edits.ts';

/** So much sample data that it shows what an application can carry. */
interface LargeSample<C extends Collections> {
  /** How much it is: '5,000 people'. */
  label: string;
  /** What stands in it besides the usual sample, in parts that each take a few milliseconds to make. */
  more: (day: string) => Iterable<Partial<ListsOf<C>>>;
}

/** What makes an application: its records and what stands in them at first. */
export interface Application<C extends Collections> {
  /** Names its database in the browser and its files: 'people'. */
  id: string;
  /** Raise it when records change their shape: sandboxes of another version start again. */
  version: number;
  /** Reads the records of a file that somebody brought. */
  schemas: { readonly [Name in keyof C]: z.ZodType<C[Name]> };
  /** Believable records around this day (2026-11-18): the same day always gives the same ones. */
  seed: (day: string) => ListsOf<C>;
  large?: LargeSample<C>;
}

/** An application; its collections follow from the schemas. */
export const defineApplication = <C extends Collections>(application: Application<C>): Application<C> =>
  application;
