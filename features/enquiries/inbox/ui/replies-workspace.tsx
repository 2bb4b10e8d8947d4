import type { Refusal } from '#lib/forms/refusal.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { SavedReply } from '../replies.server.ts';
import { replyPlaces } from '../rules.ts';

interface RepliesWorkspaceProps {
  replies: readonly Pick<SavedReply, 'id' | 'title' | 'body' | 'version'>[];
  writes: boolean;
  /** The form that came back, with the id of the reply it is about. */
  refused: (Refusal & { intent: string }) | null;
}

const places = Object.keys(replyPlaces)
  .map((place) => `{${place}}`)
  .join(', ');

interface ReplyFieldsProps {
  title?: string;
  body?: string;
  refused: Refusal | null;
}

function ReplyFields({ title, body, refused }: ReplyFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="title"
        required
        maxLength={80}
        defaultValue={refused?.typed.title ?? title}
        error={refused?.fields.title}
      />
      <TextArea
        label="Reply"
        name="body"
        required
        rows={5}
        maxLength={4000}
        defaultValue={refused?.typed.body ?? body}
        error={refused?.fields.body}
        hint={`We fill these in when you use the reply: ${places}.`}
      />
    </>
  );
}

/** The answers that are written often: to be added, changed and deleted. */
export function RepliesWorkspace({ replies, writes, refused }: RepliesWorkspaceProps) {
  const refusedAt = (id: string) => (refused && refused.typed.id === id ? refused : null);
  return (
    <DetailPage>
      <WorkspacePart
        heading="Saved replies"
        about="Everyone who answers messages shares these replies. Choose one to add it to your answer, then edit it as you like."
      >
        {replies.length === 0 ? (
          <p className="text-mute">
            No saved replies yet. The first could say when people can expect an answer.
          </p>
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {replies.map(({ id, title, body, version }) => (
              <li key={id} className="py-4">
                <h3 className="font-[540] wrap-anywhere">{title}</h3>
                <p className="mt-1 line-clamp-4 whitespace-pre-line text-[.9375rem] text-mute wrap-anywhere">
                  {body}
                </p>
                {writes ? (
                  <Collapse
                    variant="quiet"
                    summary="Change"
                    open={refusedAt(id) ? true : undefined}
                    className="text-[.9375rem]"
                  >
                    <Form method="post" className="grid gap-4 pt-1">
                      <input type="hidden" name="id" value={id} />
                      <ConflictNote
                        version={version}
                        refused={refusedAt(id)}
                        theirs="/admin-panel/inbox/replies"
                      />
                      <ReplyFields title={title} body={body} refused={refusedAt(id)} />
                      <div className="flex flex-wrap gap-2">
                        <Button type="submit" name="intent" value="change" variant="ghost" size="small">
                          Save
                        </Button>
                        <Button
                          type="submit"
                          name="intent"
                          value="delete"
                          formNoValidate
                          variant="ghost"
                          tone="danger"
                          size="small"
                        >
                          Delete<span className="sr-only">: {title}</span>
                        </Button>
                      </div>
                    </Form>
                  </Collapse>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </WorkspacePart>
      {writes ? (
        <WorkspacePart heading="Add a reply" id="add">
          <Form method="post" className="grid gap-5">
            <input type="hidden" name="intent" value="add" />
            <ReplyFields refused={refused?.intent === 'add' ? refused : null} />
            <Button type="submit" variant="ghost" size="small" className="justify-self-start">
              {' '}
              Add reply{' '}
            </Button>
          </Form>
        </WorkspacePart>
      ) : null}
      <p className="border-t border-line px-4 py-5 sm:px-7">
        <ButtonLink href="/admin-panel/inbox" variant="ghost" size="small">
          {' '}
          Back to inbox{' '}
        </ButtonLink>
      </p>
    </DetailPage>
  );
}
