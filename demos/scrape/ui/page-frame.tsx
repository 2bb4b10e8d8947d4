import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { markAttribute } from '#engines/scrape/frame/mark.ts';
import type { ShownPage } from '../page-view.ts';
import { removedSaid } from '../words.ts';
import { documentOf, dress, type Lights, light, markOf, showOver } from './frame-document.ts';
import { elementSaid, walk } from './frame-walk.ts';

interface PageFrameProps {
  page: ShownPage;
  lights: Lights;
  /** Whether something is being calculated for what was pointed at. */
  working: boolean;
  onPoint: (mark: number) => void;
}

/**
 * The page in a frame that runs, sends and asks for nothing: rewritten, without leave for scripts, under a policy
 * of its own. Pointing is heard from outside of it.
 */
export function PageFrame({ page, lights, working, onPoint }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const at = useRef<Element | null>(null);
  const point = useRef(onPoint);
  const lit = useRef(lights);
  const [said, setSaid] = useState('');
  const { html, css } = page;

  function step(key: string): boolean {
    const inner = documentOf(frame.current);
    if (!inner) return false;
    if (key === 'Enter') {
      const mark = markOf(at.current);
      if (mark === null) return false;
      point.current(mark);
      return true;
    }
    const next = walk(inner, at.current?.isConnected ? at.current : null, key);
    if (!next) return false;
    at.current = next;
    showOver(inner, Number(next.getAttribute(markAttribute)));
    next.scrollIntoView({ block: 'nearest' });
    setSaid(elementSaid(next));
    return true;
  }
  const walked = useRef(step);
  useEffect(() => {
    point.current = onPoint;
    lit.current = lights;
    walked.current = step;
  });
  useEffect(() => {
    const inner = documentOf(frame.current);
    if (inner) light(inner, lights);
  }, [lights]);
  useEffect(() => {
    const element = frame.current;
    let heard: AbortController | undefined;
    const listen = () => {
      const inner = documentOf(element);
      if (!inner) return;
      heard?.abort();
      heard = new AbortController();
      const { signal } = heard;
      at.current = null;
      dress(inner, css);
      light(inner, lit.current);
      inner.addEventListener('pointerover', ({ target }) => showOver(inner, markOf(target)), { signal });
      inner.addEventListener('pointerleave', () => showOver(inner, null), { signal });
      inner.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          const mark = markOf(event.target);
          if (mark === null) return;
          at.current = showOver(inner, mark);
          point.current(mark);
        },
        { signal },
      );
      inner.addEventListener(
        'keydown',
        (event) => {
          if (walked.current(event.key)) event.preventDefault();
        },
        { signal },
      );
    };
    // The page the server drew is there before the scripts are.
    listen();
    element?.addEventListener('load', listen);
    return () => {
      element?.removeEventListener('load', listen);
      heard?.abort();
    };
  }, [css]);

  function press(event: KeyboardEvent) {
    if (step(event.key)) event.preventDefault();
  }
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line px-4 py-2 text-[.8125rem]">
        <span className="min-w-0 flex-1 truncate font-mono max-sm:basis-full">{page.address}</span>
        <span className="text-mute">{removedSaid(page.removed)}</span>
      </div>
      <div
        role="application"
        tabIndex={0}
        aria-label={`The page “${page.title || page.address}”. Use the arrow keys to move through it and Enter to select.`}
        aria-busy={working}
        onKeyDown={press}
        className="-outline-offset-2"
      >
        <iframe
          ref={frame}
          title={`The page ${page.address}, without scripts`}
          sandbox="allow-same-origin"
          srcDoc={html}
          tabIndex={-1}
          className="block h-[min(30rem,60dvh)] lg:h-[min(23rem,44dvh)] w-full bg-white"
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </figure>
  );
}
