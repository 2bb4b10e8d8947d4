import type { Refusal } from '#lib/forms/refusal.ts';
import { hues } from '#lib/look/hue.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { kinds, priceModels } from '../../kinds.ts';
import { choiceLabel } from '../../labels.ts';
import { trades } from '../../submissions/fields.ts';
import { DetailsStep } from '../../submissions/ui/text-steps.tsx';

type Texts = Readonly<Record<string, string | undefined>>;

interface EntryFormProps {
  typed: Texts;
  /** The objects that a tile can show. */
  objects: readonly string[];
  /** Of an entry that is there: its version, and its page. */
  editing?: { version: number; page: string };
  refused: Refusal | null;
}

const list = '/admin-panel/applications/catalogue';
const withOwn = (options: readonly string[], own: string | undefined): string[] => [
  ...new Set([...options, ...(own ? [own] : [])]),
];

function TileFields({
  typed,
  problems,
  objects,
}: {
  typed: Texts;
  problems: Texts;
  objects: readonly string[];
}) {
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] });
  return (
    <div className="grid gap-5">
      <TextField
        label="Demo address"
        maxLength={500}
        hint="A path such as /route-optimization/demo, or a complete address."
        {...field('demoUrl')}
      />
      <TextField
        label="Case study address"
        maxLength={500}
        placeholder="/route-optimization"
        {...field('storyUrl')}
      />
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <SelectField label="Colour" required {...field('hue')}>
          {hues.map((hue) => (
            <option key={hue}>{hue}</option>
          ))}
        </SelectField>
        <SelectField label="Object" required {...field('object')}>
          {withOwn(objects, typed.object).map((object) => (
            <option key={object}>{object}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Position"
        inputMode="numeric"
        required
        hint="Applications are ordered by how many people saved them. If two have the same number, the lower position comes first."
        {...field('position')}
      />
    </div>
  );
}

/** The words and the place of an entry of the catalogue. */
export function EntryForm({ typed: given, objects, editing, refused }: EntryFormProps) {
  const typed = refused?.typed ?? given;
  const problems = refused?.fields ?? {};
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] });
  const failed = refused && !refused.conflict ? refused : null;
  return (
    <Form method="post" className="grid gap-5" noValidate={failed !== null} summary>
      <input type="hidden" name="intent" value="save" />
      {editing ? <ConflictNote version={editing.version} refused={refused} theirs={editing.page} /> : null}
      <AlertPlace urgent className="empty:hidden">
        {failed ? <Alert tone="danger" heading={failed.message} /> : null}
      </AlertPlace>
      <DetailPage>
        <WorkspacePart heading="What it is" about="The name and the line below it appear in the list.">
          <div className="grid gap-5">
            {editing ? null : (
              <TextField
                label="Address"
                required
                maxLength={60}
                placeholder="stock-counter"
                hint="The part after /applications/, in lower-case letters, digits and hyphens. You can’t change it later."
                {...field('slug')}
              />
            )}
            <TextField label="Name" required maxLength={60} {...field('name')} />
            <TextField label="What it does" required maxLength={160} {...field('tagline')} />
            <TextField
              label="Who makes it"
              maxLength={80}
              hint="Leave empty for the studio."
              {...field('maker')}
            />
            <SelectField label="Category" required {...field('category')}>
              {withOwn(Object.keys(trades), typed.category).map((trade) => (
                <option key={trade}>{trade}</option>
              ))}
            </SelectField>
            <div className="grid items-start gap-5 @md:grid-cols-2">
              <SelectField label="Kind" required {...field('kind')}>
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {choiceLabel('kind', kind)}
                  </option>
                ))}
              </SelectField>
              <SelectField label="Price" required {...field('priceModel')}>
                {priceModels.map((model) => (
                  <option key={model} value={model}>
                    {choiceLabel('price', model)}
                  </option>
                ))}
              </SelectField>
            </div>
          </div>
        </WorkspacePart>
        <WorkspacePart heading="Details" about="The text of its own page.">
          <div className="grid gap-5">
            <DetailsStep draft={typed} problems={problems} />
          </div>
        </WorkspacePart>
        <WorkspacePart
          heading="Appearance in the list"
          about="How it looks in the list, and its position there."
        >
          <TileFields typed={typed} problems={problems} objects={objects} />
        </WorkspacePart>
      </DetailPage>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink">
          {editing ? 'Save and publish' : 'Save as hidden'}
        </Button>
        <ButtonLink href={list} variant="ghost">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
