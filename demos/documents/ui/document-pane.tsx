import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { ConversationFile, Quote } from '../conversation.ts';
import { PartTable } from './part-table.tsx';
import { PartText } from './part-text.tsx';
import { pdfMarks } from './pdf-marks.ts';
import { PdfPage } from './pdf-page.tsx';
import { PicturePage } from './picture-page.tsx';

/** What is open beside the conversation. */
export interface Shown {
  file: string;
  part: number;
  marks: Quote['marks'];
}

interface DocumentPaneProps {
  files: readonly ConversationFile[];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

// It scrolls by itself on a desktop, so keys must reach it.
const scrolls = { role: 'group', tabIndex: 0, 'aria-label': 'Text of the document' } as const;
const zooms = [1, 1.35, 1.8] as const;

/** Brings what is marked into view: inside the pane where it scrolls by itself, otherwise in the page. */
function scrollToMark(pane: RefObject<HTMLElement | null>): void {
  const mark = pane.current?.querySelector('mark, [data-mark]');
  const scroller = pane.current;
  if (!mark || !scroller) return;
  if (scroller.scrollHeight > scroller.clientHeight && getComputedStyle(scroller).overflowY === 'auto') {
    const distance = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += distance - scroller.clientHeight / 3;
  } else mark.scrollIntoView({ block: 'center' });
}

/** The document beside the conversation, a page, slide, sheet or chapter at a time. */
export function DocumentPane({ files, shown, onShow }: DocumentPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0);
  const file = files.find(({ id }) => id === shown.file) ?? files[0];
  const part = file?.document.parts[shown.part];
  const drawn = useMemo(() => pdfMarks(part?.blocks ?? [], shown.marks), [part, shown.marks]);
  const isFirst = useRef(true);
  useEffect(() => {
    // What is open when the page loads stays where the server drew it.
    if (isFirst.current) isFirst.current = false;
    else if (shown.marks.length > 0) scrollToMark(pane);
  }, [shown]);
  if (!file || !part) return null;
  const { parts, name } = file.document;
  const turn = (by: number) => onShow({ file: file.id, part: shown.part + by, marks: [] });
  const sheet = part.blocks[0]?.place;
  const table =
    sheet?.is === 'cells' ? file.document.tables.find(({ name: own }) => own === sheet.sheet) : null;
  const text = table ? (
    <PartTable table={table} blocks={part.blocks} marks={shown.marks} />
  ) : (
    <PartText part={part} marks={shown.marks} />
  );
  const page = {
    blocks: part.blocks,
    marks: drawn,
    zoom: zooms[zoom] ?? 1,
    onDrawn: () => shown.marks.length > 0 && scrollToMark(pane),
  };
  return (
    <section
      aria-label="Document"
      className="flex min-w-0 flex-col rounded-card border border-line bg-raised xl:h-full xl:overflow-hidden"
    >
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 border-b border-line ps-4 pe-1.5">
        {files.length > 1 ? (
          <select
            aria-label="File"
            value={file.id}
            onChange={(event) => onShow({ file: event.currentTarget.value, part: 0, marks: [] })}
            className="min-h-11 min-w-0 flex-1 truncate bg-transparent font-semibold"
          >
            {files.map(({ id, document }) => (
              <option key={id} value={id}>
                {document.name}
              </option>
            ))}
          </select>
        ) : (
          <h3 className="min-w-0 flex-1 truncate font-sans text-[1rem] font-semibold tracking-normal">
            {name}
          </h3>
        )}
        {file.bytes ? (
          <div className="flex noscript:hidden">
            <IconButton
              label="Smaller"
              icon={ZoomOut}
              variant="plain"
              aria-disabled={zoom === 0}
              onClick={() => setZoom(Math.max(0, zoom - 1))}
            />
            <IconButton
              label="Larger"
              icon={ZoomIn}
              variant="plain"
              aria-disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
            />
          </div>
        ) : null}
        {parts.length > 1 ? (
          <div className="flex items-center">
            <IconButton
              label="Previous"
              icon={ChevronLeft}
              variant="plain"
              aria-disabled={shown.part === 0}
              onClick={() => shown.part > 0 && turn(-1)}
            />
            <span className="text-sm whitespace-nowrap">
              {part.label} <span className="text-mute">of {parts.length}</span>
            </span>
            <IconButton
              label="Next"
              icon={ChevronRight}
              variant="plain"
              aria-disabled={shown.part === parts.length - 1}
              onClick={() => shown.part < parts.length - 1 && turn(1)}
            />
          </div>
        ) : null}
      </div>
      <div
        ref={pane}
        {...scrolls}
        className="min-h-0 flex-1 p-4 sm:p-6 xl:overflow-y-auto xl:overscroll-contain"
      >
        {part.note ? <p className="mb-3 text-sm font-medium text-warning text-pretty">{part.note}</p> : null}
        {file.bytes && file.document.kind === 'picture' ? (
          <PicturePage bytes={file.bytes} {...page}>
            {text}
          </PicturePage>
        ) : file.bytes ? (
          <PdfPage bytes={file.bytes} page={shown.part + 1} {...page}>
            {text}
          </PdfPage>
        ) : (
          text
        )}
      </div>
    </section>
  );
}
