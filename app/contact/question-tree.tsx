import { ChevronDown } from 'lucide-react';
import { contactTree, type TreeNode } from '#content/form-pages/contact.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { ContactValues } from './contact-values.ts';

function Branch({
  node,
  chat,
  level,
  open,
}: {
  node: TreeNode;
  chat: string;
  level: string;
  open?: boolean;
}) {
  const inner = 'ask' in node;
  return (
    <details name={level} open={open} className="border-b border-line last:border-0">
      <summary
        className={`flex list-none items-center justify-between gap-4 py-3 ${inner ? 'min-h-18' : 'min-h-14'}`}
      >
        <span
          className={
            inner
              ? 'font-display text-[1.5rem] font-semibold leading-tight tracking-[-.03em]'
              : 'text-[1.0625rem] font-medium'
          }
        >
          {node.said}
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 [details[open]>summary>&]:rotate-180"
        />
      </summary>
      {inner ? (
        <div className="mb-6 rounded-card border border-line bg-raised px-5 pt-5 sm:px-6">
          <p className="font-semibold">{node.ask}</p>
          <div className="mt-1">
            {node.answers.map((answer) => (
              <Branch key={answer.said} node={answer} chat={chat} level={`${level}-${node.said}`} />
            ))}
          </div>
        </div>
      ) : (
        <div className="pb-5">
          <p className="max-w-[32rem] text-mute">{node.because}</p>
          {node.go === 'chat' && !chat ? (
            <ButtonLink href="/contact-us" size="small" className="mt-4">
              Write to us
            </ButtonLink>
          ) : (
            <ButtonLink href={node.go === 'chat' ? chat : node.go} size="small" className="mt-4">
              {node.label}
            </ButtonLink>
          )}
        </div>
      )}
    </details>
  );
}

/** Two questions, natively folded, that end at the right address. */
export function QuestionTree({ values }: { values: ContactValues }) {
  return (
    <FormPage
      title="Who should answer you?"
      lead="Open the answer that fits, then answer one more question. We receive nothing until you write to us."
      aside={
        <SummaryBlock
          over="All it takes"
          big="Two answers"
          facts={[
            { term: 'First', text: 'What brings you here' },
            { term: 'Second', text: 'How far along it is' },
            { term: 'Then', text: 'Whom to contact, and why' },
          ]}
          action={
            <ButtonLink href={values.email ? `mailto:${values.email}` : '/contact-us'} variant="hue">
              {' '}
              Skip this and write{' '}
            </ButtonLink>
          }
          note="If you skip it, we’ll sort your message by hand, so our answer takes a little longer."
        />
      }
    >
      <div className="mt-8 border-y border-line">
        {contactTree.map((node, index) => (
          <Branch key={node.said} node={node} chat={values.chat} level="tree" open={index === 0} />
        ))}
      </div>
    </FormPage>
  );
}
