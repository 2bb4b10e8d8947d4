import { createElement, Fragment, type ReactNode } from 'react';
import type { RichNode, RichText as RichTextData } from '#lib/text/rich-text.ts';
import { Prose } from './prose.tsx';

/** Gives the drawing of a name, with what is seen in it and its caption. */
export type DrawNamed = (name: string, words: { alt: string; caption: string }) => ReactNode;

/** What stands where a drawing is named and nobody draws it, as in an editor. */
const asWords: DrawNamed = (_, { alt, caption }) => (
  <figure>
    <figcaption>{[alt, caption].filter(Boolean).join(' · ')}</figcaption>
  </figure>
);

function draw(node: RichNode, key: string, named: DrawNamed): ReactNode {
  if (typeof node === 'string') return node;
  const { 'data-drawing': drawing, alt = '', title = '' } = node.attributes;
  if (drawing !== undefined) {
    const words = { alt: String(alt), caption: String(title) };
    return <Fragment key={key}>{named(String(drawing), words)}</Fragment>;
  }
  const children = node.children.map((child, place) => draw(child, `${key}.${place}`, named));
  const focus = node.attributes['data-focus'];
  const style = focus === undefined ? {} : { style: { objectPosition: String(focus) } };
  return createElement(node.tag, { key, ...node.attributes, ...style }, ...children);
}

interface RichTextProps {
  text: RichTextData;
  size?: 'text' | 'small';
  className?: string;
  /** Draws what the text names by `![words](drawing:name)`. */
  drawing?: DrawNamed;
}

const tables =
  '[&_table]:mt-5 [&_table]:border-collapse [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pe-6 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top';

/** Running text that came from Markdown as data: every element is drawn by the page, none is taken over as markup. */
export function RichText({ text, size, className = '', drawing = asWords }: RichTextProps) {
  return (
    <Prose size={size} className={`${tables} ${className}`}>
      {text.map((node, place) => draw(node, String(place), drawing))}
    </Prose>
  );
}
