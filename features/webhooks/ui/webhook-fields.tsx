import type { Refusal } from '#lib/forms/refusal.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldGroup } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { topicNames, webhookTopics } from '../topics.ts';

interface WebhookFieldsProps {
  given: { label: string; url: string; topics: readonly string[] };
  /** The form, when it came back. */
  refused: Refusal | null;
  id: string;
}

/** Name, address and kinds of news of a webhook. */
export function WebhookFields({ given, refused, id }: WebhookFieldsProps) {
  const typed = refused?.typed;
  const ticked = (name: string) =>
    typed ? typed[`topics.${name.replace('.', '-')}`] !== undefined : given.topics.includes(name);
  return (
    <>
      <TextField
        label="Name"
        name="label"
        required
        maxLength={80}
        defaultValue={typed?.label ?? given.label}
        error={refused?.fields.label}
      />
      <TextField
        label="Address"
        name="url"
        type="url"
        required
        maxLength={500}
        hint="A public https address."
        placeholder="https://hooks.example.com/in"
        defaultValue={typed?.url ?? given.url}
        error={refused?.fields.url}
      />
      <FieldGroup id={`${id}-topics`} label="Events to send" required error={refused?.fields.topics}>
        {topicNames.map((name) => (
          <Checkbox
            key={name}
            name={`topics.${name.replace('.', '-')}`}
            label={webhookTopics[name]}
            defaultChecked={ticked(name)}
          />
        ))}
      </FieldGroup>
    </>
  );
}
