import { useEffect, useRef, useState } from 'react';

/** Whether files are held over the window, and what to do when they are let go: anywhere on the page will do. */
export function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const told = useRef(onFiles);
  told.current = onFiles;
  useEffect(() => {
    const own = new AbortController();
    // Entering a child leaves its parent: only the last leaving counts.
    let depth = 0;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const on = (kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      addEventListener(kind, (event) => holdsFiles(event) && hear(event), { signal: own.signal });
    on('dragenter', () => {
      depth += 1;
      setOver(true);
    });
    on('dragleave', () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    });
    on('dragover', (event) => event.preventDefault());
    on('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setOver(false);
      told.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => own.abort();
  }, []);
  return isOver;
}
