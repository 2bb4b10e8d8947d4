import { Form } from 'react-router';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { fieldsOfPart, type PartName, type SettingField, settingParts } from '../parts.ts';

/** A part of the settings as its form shows it. */
export interface ShownPart {
  part: PartName;
  version: number;
  texts: Readonly<Record<string, string>>;
}

interface SettingsFormProps {
  parts: readonly ShownPart[];
  writes: boolean;
  refused: Refusal | null;
}

function Setting({
  field,
  text,
  error,
  readOnly,
}: {
  field: SettingField;
  text: string;
  error: string | undefined;
  readOnly: boolean;
}) {
  const texts = {
    name: field.name,
    label: field.label,
    hint: field.hint,
    error,
    required: !field.optional,
    defaultValue: text,
    readOnly,
  };
  if (field.control === 'lines' || field.control === 'days' || field.control === 'work')
    return <TextArea {...texts} rows={4} />;
  const isNumber = field.control === 'number' || field.control === 'percent';
  return (
    <TextField {...texts} maxLength={500} autoComplete="off" inputMode={isNumber ? 'decimal' : undefined} />
  );
}

/** What the site says of itself, part by part; each is saved by itself. */
export function SettingsForm({ parts, writes, refused }: SettingsFormProps) {
  return (
    <DetailPage>
      {parts.map(({ part, version, texts }) => {
        const mine = refused?.typed.part === part ? refused : null;
        const { heading, about } = settingParts[part];
        return (
          <WorkspacePart key={part} id={part} heading={heading} about={about}>
            <Form method="post" preventScrollReset className="grid gap-5">
              <input type="hidden" name="intent" value="save" />
              <input type="hidden" name="part" value={part} />
              <ConflictNote version={version} refused={mine} theirs={`/admin-panel/settings#${part}`} />
              {fieldsOfPart(part).map((field) => (
                <Setting
                  key={field.name}
                  field={field}
                  text={mine?.typed[field.name] ?? texts[field.name] ?? ''}
                  error={mine?.fields[field.name]}
                  readOnly={!writes}
                />
              ))}
              {writes ? (
                <Button type="submit" variant="ghost" size="small" className="justify-self-start">
                  Save {heading.split(',')[0]?.toLowerCase()}
                </Button>
              ) : null}
            </Form>
          </WorkspacePart>
        );
      })}
    </DetailPage>
  );
}
