import { Pin } from 'lucide-react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import { historyHref } from '../address.ts';
import type { ShownHistory } from '../page.server.ts';

type Item = ShownHistory['items'][number];

/** Why a name was refused, and what it was. */
export interface RefusedName {
  id: string;
  title: string;
  problem: string;
}

function Press({ id, intent, children }: { id: string; intent: string; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="ghost" size="small" tone={intent === 'delete' ? 'danger' : undefined}>
        {children}
      </Button>
    </Form>
  );
}

function Forms({ item, refused }: { item: Item; refused: RefusedName | null }) {
  const { id, title, pinned, sharedAs } = item;
  const file = (ending: string) => `/api/tool-history/${id}/result.${ending}`;
  return (
    <div className="grid gap-5 pb-5">
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={id} />
        <TextField
          required
          label={`New name for ${title}`}
          name="title"
          maxLength={160}
          defaultValue={refused?.title ?? title}
          error={refused?.problem}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" variant="ghost" size="small">
          Rename
        </Button>
      </Form>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={historyHref({ open: id })} variant="ghost" size="small">
          Read or print
        </ButtonLink>
        <ButtonLink href={file('md')} download variant="ghost" size="small">
          Download Markdown
        </ButtonLink>
        <ButtonLink href={file('json')} download variant="ghost" size="small">
          Download JSON
        </ButtonLink>
        <Press id={id} intent={pinned ? 'unpin' : 'pin'}>
          {pinned ? 'Unpin' : 'Pin'}
        </Press>
        {sharedAs ? (
          <Press id={sharedAs} intent="stop-sharing">
            Stop sharing
          </Press>
        ) : null}
        {/* One press more than the others, because there is no way back. */}
        <details className="group/delete">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full border border-line px-5 text-[.9375rem] font-[540] text-danger hover:bg-selected group-open/delete:hidden [&::-webkit-details-marker]:hidden">
            Delete<span className="sr-only">: {title}</span>
          </summary>
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="text-[.9375rem]">You can’t undo this.</p>
            <Press id={id} intent="delete">
              Delete for good
            </Press>
          </div>
        </details>
      </div>
    </div>
  );
}

/** A result of the account: it opens in its tool, and behind the fold is what can be done with it. */
export function ResultRow({ item, refused }: { item: Item; refused: RefusedName | null }) {
  const { title, about, kind, pinned, changed, href, sharedAs } = item;
  return (
    <li className="relative border-b border-line px-4 last:border-0 sm:px-5">
      <div className="flex min-h-16 items-center gap-4 py-3 pe-14">
        <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 @2xl:grid-cols-[minmax(0,1fr)_8rem_7rem] @2xl:items-center">
          <div className="min-w-0">
            <a href={href} className="break-words font-[540] underline-offset-4 hover:underline">
              {title}
            </a>
            {pinned ? (
              <Pin
                size={14}
                strokeWidth={1.5}
                aria-label="Pinned"
                className="ms-1.5 inline-block align-baseline"
              />
            ) : null}
            <p className="truncate text-sm text-mute">{about}</p>
          </div>
          <p className="text-sm text-mute">
            {kind}
            {sharedAs ? (
              <>
                {', '}
                <a href={`/shared/${sharedAs}`} className="underline underline-offset-4">
                  shared
                </a>
              </>
            ) : null}
          </p>
          <p className="whitespace-nowrap font-mono text-[.8125rem] text-mute [word-spacing:-.28em] @2xl:text-end">
            {changed}
          </p>
        </div>
      </div>
      {/* Its button stands at the end of the row above, its content below the row. */}
      <details className={`group/fold ${foldMotion}`} open={refused !== null || undefined}>
        <summary className="absolute end-3 top-3 grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-selected [&::-webkit-details-marker]:hidden">
          <FoldSign />
          <span className="sr-only">Rename, export, share or delete: {title}</span>
        </summary>
        <Forms item={item} refused={refused} />
      </details>
    </li>
  );
}
