import {
  Bold,
  Code,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { editFor, type Mark, marks } from '#lib/text/markdown-marks.ts';
import { ButtonGroup, GroupButton } from '../actions/button-group.tsx';
import { TextArea } from './text-area.tsx';

const tools: Record<Mark, { label: string; Icon: LucideIcon; key?: string }> = {
  bold: { label: 'Bold', Icon: Bold, key: 'b' },
  italic: { label: 'Italic', Icon: Italic, key: 'i' },
  link: { label: 'Link', Icon: Link },
  heading: { label: 'Heading', Icon: Heading2 },
  list: { label: 'List', Icon: List },
  numbers: { label: 'Numbered list', Icon: ListOrdered },
  quote: { label: 'Quote', Icon: TextQuote },
  code: { label: 'Code', Icon: Code },
};

/** Changes the selection of a field as typing would: whoever listens hears of it. */
function apply(field: HTMLTextAreaElement, kind: Mark): void {
  const { from, to, text, select } = editFor(kind, field.value, field.selectionStart, field.selectionEnd);
  field.focus();
  field.setRangeText(text, from, to);
  field.setSelectionRange(...select);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Several lines of Markdown with a toolbar that writes its marks; without scripts it is the field alone. */
export function MarkdownArea({ readOnly, ...rest }: ComponentProps<typeof TextArea>) {
  const place = useRef<HTMLDivElement>(null);
  function press(kind: Mark) {
    const field = place.current?.querySelector('textarea');
    if (field) apply(field, kind);
  }
  function byKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const kind = marks.find((each) => tools[each].key === event.key.toLowerCase());
    if (!kind) return;
    event.preventDefault();
    apply(event.currentTarget, kind);
  }
  if (readOnly) return <TextArea readOnly {...rest} />;
  return (
    <div ref={place} className="min-w-0">
      <TextArea
        {...rest}
        onKeyDown={byKey}
        tools={
          <ButtonGroup label="Formatting" className="needs-script mb-2">
            {marks.map((kind) => {
              const { label, Icon, key } = tools[kind];
              return (
                <GroupButton
                  key={kind}
                  aria-label={label}
                  title={key ? `${label} (Ctrl ${key.toUpperCase()})` : label}
                  onClick={() => press(kind)}
                  className="px-0"
                >
                  <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
                </GroupButton>
              );
            })}
          </ButtonGroup>
        }
      />
    </div>
  );
}
