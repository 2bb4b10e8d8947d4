import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { type Stage, stages, stageWords } from '../stages.ts';

interface StageFormProps {
  id: string;
  stage: Stage;
  refused: Refusal | null;
}

/** Moves a lead to another stage with one click; moving it to Lost asks for a reason. */
export function StageForm({ id, stage, refused }: StageFormProps) {
  return (
    <div id="stage" className="scroll-mt-6">
      <form method="post" className="flex flex-wrap gap-2" aria-label="Stage">
        <input type="hidden" name="intent" value="stage" />
        <input type="hidden" name="id" value={id} />
        {stages
          .filter((each) => each !== 'lost')
          .map((each) => (
            <button
              key={each}
              type="submit"
              name="stage"
              value={each}
              aria-pressed={each === stage}
              className="min-h-11 rounded-full px-4 text-[.9375rem] shadow-[inset_0_0_0_1px_var(--line)] hover:bg-selected aria-pressed:bg-ink aria-pressed:font-[540] aria-pressed:text-paper"
            >
              {stageWords[each].label}
            </button>
          ))}
      </form>
      <Collapse
        variant="quiet"
        summary={stage === 'lost' ? 'Lost: change the reason' : 'Lost, with a reason'}
        open={refused ? true : undefined}
        className="mt-1 text-[.9375rem]"
      >
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="stage" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="stage" value="lost" />
          <TextField
            label="Reason"
            name="reason"
            required
            maxLength={300}
            defaultValue={refused?.typed.reason}
            error={refused?.fields.reason}
          />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            Move to Lost
          </Button>
        </Form>
      </Collapse>
    </div>
  );
}
