import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordChange } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { holdLead } from '../queries.server.ts';
import type { StageWish } from '../schema.ts';
import { type Stage, stages, stageWords } from '../stages.ts';
import { leads } from '../tables.server.ts';

/** Writes a stage down, in the caller's transaction. */
export async function setStage(
  tx: Tx,
  id: string,
  stage: Stage,
  lostReason: string,
  actor: string,
): Promise<void> {
  const before = await holdLead(tx, id);
  await tx
    .update(leads)
    .set({ stage, lostReason, stageAt: now(), lastAt: now(), version: before.version + 1 })
    .where(eq(leads.id, id));
  await recordChange(tx, {
    kind: 'lead.stage',
    subject: `lead:${id}`,
    actor,
    before: { stage: before.stage, reason: before.lostReason },
    after: { stage, reason: lostReason },
  });
}

export const undoMove = defineUndo(
  'lead.stage',
  z.object({ id: z.string(), stage: z.enum(stages), reason: z.string() }),
  (tx, { id, stage, reason }, actor) => setStage(tx, id, stage, reason, actor),
);

/** Brings somebody to another stage; gives what to say, and the step that takes it back. */
export async function moveStage(
  { id, stage, reason }: StageWish,
  actor: string,
): Promise<{ said: string; undo?: string }> {
  return services().inTransaction(async (tx) => {
    const before = await holdLead(tx, id);
    const said = `${before.name}: ${stageWords[stage].label.toLowerCase()}`;
    if (before.stage === stage && stage !== 'lost') return { said };
    await setStage(tx, id, stage, stage === 'lost' ? reason : '', actor);
    const back = { id, stage: before.stage, reason: before.lostReason };
    return { said, undo: await offerUndo(tx, undoMove, back, actor) };
  });
}
