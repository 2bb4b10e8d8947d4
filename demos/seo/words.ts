import type { ServerReport } from '../kit/run/on-server.ts';
import type { SeoProgress } from './job.ts';

const phases: Record<SeoProgress['phase'], string> = {
  robots: 'Reading robots.txt and sitemaps',
  pages: 'Reading pages',
  files: 'Checking pictures and files',
  checks: 'Checking',
};

/** How far a run is, in words and as a share. */
export interface Told {
  label: string;
  said: string;
  address: string;
  value?: number;
  max?: number;
}

/** What a report of the server says to the visitor who waits. */
export function toldOf(report: ServerReport<SeoProgress> | null): Told {
  if (!report) return { label: 'Contacting the server', said: '', address: '' };
  if (report.is === 'waiting') {
    const before = report.place - 1;
    const others = before === 0 ? 'You are next' : `${before} ahead of you`;
    return { label: 'Busy: waiting for a free place', said: others, address: '' };
  }
  const { phase, done, known, address } = report.progress;
  return { label: phases[phase], said: `${done} of ${known}`, address, value: done, max: Math.max(known, 1) };
}

/** An address without what all of them begin with, for places where room is short. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
