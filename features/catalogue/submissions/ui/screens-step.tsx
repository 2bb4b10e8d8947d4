import { Button } from '#ui/actions/button.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { uploadTo } from '#ui/fields/upload-to.ts';
import { SortableList } from '#ui/layout/sortable-list.tsx';
import { largestScreen, mostScreens } from '../fields.ts';
import type { OpenSubmission } from '../page.server.ts';

interface ScreensStepProps {
  submission: OpenSubmission;
  problem?: string;
  /** A picture has arrived: the page shows it among the others. */
  onSent: () => void;
  onMove: (screen: string, to: number) => Promise<unknown>;
}

/** The screens of an application: dropped or chosen, put in order, each with what it shows. */
export function ScreensStep({ submission: { id, screens }, problem, onSent, onMove }: ScreensStepProps) {
  return (
    <>
      {screens.length < mostScreens ? (
        <FileDrop
          label={screens.length > 0 ? 'More screens' : 'Screens'}
          name="screens"
          accept=".png, .jpg, .jpeg"
          maxBytes={largestScreen}
          maxFiles={mostScreens - screens.length}
          upload={uploadTo('/api/submissions/screens', { submission: id })}
          onSent={onSent}
          required={screens.length === 0}
          error={problem}
          hint={`PNG or JPEG, up to 10 MB each, at most ${mostScreens}. We remove where and when they were taken.`}
        />
      ) : null}
      {screens.length > 0 ? (
        <SortableList
          label="Screens in order"
          items={screens}
          keyOf={(screen) => screen.id}
          nameOf={({ alt }) => alt || 'a screen without words'}
          onMove={onMove}
          className="overflow-hidden rounded-card border border-line bg-raised"
        >
          {(screen, place) => (
            <div className="grid gap-4 py-4 pe-4 @md:grid-cols-[8rem_minmax(0,1fr)] noscript:ps-4">
              <img
                src={screen.src}
                alt=""
                width={screen.width}
                height={screen.height}
                className="h-20 w-full rounded-xl bg-sunk object-cover object-top"
              />
              <div className="grid gap-3">
                <TextField
                  label={place === 0 ? 'What the first screen shows' : `What screen ${place + 1} shows`}
                  name={`alt.${screen.id}`}
                  defaultValue={screen.alt}
                  required
                  maxLength={200}
                  hint={
                    place === 0
                      ? 'This screen appears in the list. Screen readers read the description aloud.'
                      : undefined
                  }
                />
                <div className="flex flex-wrap gap-2">
                  {place > 0 ? (
                    <Button
                      type="submit"
                      name="up"
                      value={screen.id}
                      formNoValidate
                      variant="ghost"
                      size="small"
                    >
                      Move up
                    </Button>
                  ) : null}
                  <Button
                    type="submit"
                    name="remove"
                    value={screen.id}
                    formNoValidate
                    variant="ghost"
                    size="small"
                    tone="danger"
                  >
                    Remove<span className="sr-only"> screen {place + 1}</span>
                  </Button>
                </div>
              </div>
            </div>
          )}
        </SortableList>
      ) : null}
    </>
  );
}
