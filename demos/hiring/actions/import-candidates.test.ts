import { expect, it } from 'vitest';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import type { Records } from '../records.ts';
import { seed } from '../seed/seed.ts';
import { type CandidateRow, importCandidates } from './import-candidates.ts';

const day = '2026-11-18';
const rows = rowsFrom<Records>(seed(day));
const job = rows.jobs.get('platform');
const row = (change: Partial<CandidateRow>): CandidateRow => ({
  name: 'Ada Sample',
  email: '',
  phone: '',
  place: '',
  headline: '',
  stage: '',
  source: '',
  resume: '',
  ...change,
});

it('puts each row into the stage that it names, and into the first one otherwise', () => {
  if (!job) throw new Error('The sample has no such job.');
  const done = importCandidates(
    job,
    [row({ stage: 'interviews', source: 'referral' }), row({ stage: 'Elsewhere' })],
    day,
  );
  if ('problem' in done) throw new Error(done.problem);
  const added = [...edited(rows, done.edits).rows.applications.values()].slice(-2);
  expect(added.map(({ stageId, source, turn }) => [stageId, source, turn])).toEqual([
    ['talks', 'Referral', 'tomasz'],
    ['new', 'Own search', 'ines'],
  ]);
});

it('takes nothing in where nothing could be read', () => {
  if (job) expect(importCandidates(job, [], day)).toHaveProperty('problem');
});
