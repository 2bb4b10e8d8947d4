import { Parser } from 'htmlparser2';
import { depthGuard } from './depth-guard.ts';

type Attributes = Readonly<Record<string, string>>;

interface XmlHandlers {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/**
 * Walks through XML, tag by tag, without building a tree. Entities that a document declares itself are never
 * expanded.
 */
export function walkXml(xml: string, { open, text, close }: XmlHandlers): void {
  const depth = depthGuard();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth.down();
        open?.(name, attributes);
      },
      ontext: text,
      onclosetag: (name) => {
        depth.up();
        close?.(name);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** The attributes of every element of a name. */
export function elementsNamed(xml: string, wanted: string): Attributes[] {
  const found: Attributes[] = [];
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === wanted) found.push(attributes);
    },
  });
  return found;
}

/** The text of the first element of a name. */
export function textOfFirst(xml: string, wanted: string): string | null {
  let inside = 0;
  let done = false;
  let found = '';
  walkXml(xml, {
    open: (name) => {
      if (name === wanted) inside += 1;
    },
    text: (text) => {
      if (inside > 0 && !done) found += text;
    },
    close: (name) => {
      if (name !== wanted) return;
      inside -= 1;
      done = true;
    },
  });
  return found.trim() || null;
}

/** Where the relations of an Office file lead: path by id. */
export function relations(xml: string, folder: string): Map<string, string> {
  return new Map(
    elementsNamed(xml, 'Relationship').map(({ Id = '', Target = '' }) => [Id, pathFrom(folder, Target)]),
  );
}

/** A path without its percent signs, where they are signs at all. */
function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A path as seen from a folder of the archive. */
export function pathFrom(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = folder.split('/').filter(Boolean);
  for (const step of unescaped(target).split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}
