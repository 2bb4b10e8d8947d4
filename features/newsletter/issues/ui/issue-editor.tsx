import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Refusal } from '#lib/forms/refusal.ts';
import type { RichText as RichTextData } from '#lib/text/rich-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { issueLabels, type ShownIssue } from '../schema.ts';
import { SendPart } from './send-part.tsx';
import { useLivePreview } from './use-live-preview.ts';

interface IssueEditorProps {
  issue: ShownIssue;
  /** The saved text as readers will see it. */
  text: RichTextData;
  readers: number;
  zone: string;
  soonest: string;
  /** Where a test goes to: whoever writes. */
  ownAddress: string;
  refused: Refusal | null;
  formId: string;
}

/** Writes an issue: fields on the left, as it will be read on the right; every button saves what stands there first. */
export function IssueEditor(props: IssueEditorProps) {
  const { issue, text, readers, zone, soonest, ownAddress, refused, formId } = props;
  const [written, setWritten] = useState<string | null>(null);
  const { shown, isBehind } = useLivePreview(text, written);
  const isBusy = useNavigation().formData?.has('seen') ?? false;
  const typed = refused?.typed ?? {};
  const errors = refused?.fields ?? {};
  return (
    <Form id={formId} method="post" noValidate preventScrollReset>
      {/* A button with another action comes later and counts. */}
      <input type="hidden" name="intent" value="save" />
      <AlertPlace urgent={refused !== null} className="not-empty:mb-5">
        {refused && !refused.conflict ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      <ConflictNote
        version={issue.version}
        refused={refused}
        theirs={`/admin-panel/newsletter/${issue.id}`}
        className="mb-6"
      />
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <div className="grid gap-5">
          <TextField
            label={issueLabels.subject}
            name="subject"
            required
            defaultValue={typed.subject ?? issue.subject}
            maxLength={150}
            error={errors.subject}
          />
          <TextField
            label={issueLabels.preview}
            name="preview"
            defaultValue={typed.preview ?? issue.preview}
            maxLength={200}
            error={errors.preview}
            hint="Most email programs show this after the subject."
          />
          <TextArea
            label={issueLabels.body}
            name="body"
            required
            rows={16}
            defaultValue={typed.body ?? issue.body}
            maxLength={50_000}
            error={errors.body}
            hint="Markdown: ## for a heading, - for a list, [words](https://…) for a link."
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="ghost" size="small" busy={isBusy}>
              {' '}
              Save draft{' '}
            </Button>
            <Button type="submit" name="intent" value="test" variant="ghost" size="small">
              Save and send a test to {ownAddress}
            </Button>
          </div>
        </div>
        <section
          aria-label="Preview"
          className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-7"
        >
          <p className="mb-4 text-sm text-mute">
            {isBehind ? 'We couldn’t update the preview, so this is an earlier version.' : 'Preview'}
          </p>
          {shown.length > 0 ? <RichText text={shown} /> : <p className="text-mute">Nothing written yet.</p>}
        </section>
      </div>
      <SendPart readers={readers} zone={zone} soonest={soonest} typed={typed} errors={errors} />
    </Form>
  );
}
