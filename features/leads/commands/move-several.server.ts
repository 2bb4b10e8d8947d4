import { and, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { isWhole } from '../queries.server.ts';
import { type Stage, stages } from '../stages.ts';
import { leads } from '../tables.server.ts';
import { setStage } from './move-stage.server.ts';

export const undoSeveral = defineUndo(
  'leads.stage',
  z.object({ leads: z.array(z.object({ id: z.string(), stage: z.enum(stages), reason: z.string() })) }),
  async (tx, { leads: moved }, actor) => {
    const ids = moved.map(({ id }) => id);
    const there = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(inArray(leads.id, ids), isWhole));
    for (const { id, stage, reason } of moved)
      if (there.some((lead) => lead.id === id)) await setStage(tx, id, stage, reason, actor);
  },
);

/** Brings several people to a stage; gives how many came there, and the step that takes it back. */
export async function moveSeveral(
  ids: readonly string[],
  stage: Stage,
  actor: string,
): Promise<{ moved: number; undo: string }> {
  return services().inTransaction(async (tx) => {
    const before = await tx
      .select({ id: leads.id, stage: leads.stage, reason: leads.lostReason })
      .from(leads)
      .where(and(inArray(leads.id, [...ids]), isWhole, ne(leads.stage, stage)))
      .orderBy(leads.id)
      .for('update');
    for (const { id } of before) await setStage(tx, id, stage, '', actor);
    return { moved: before.length, undo: await offerUndo(tx, undoSeveral, { leads: before }, actor) };
  });
}
