import { createElement, type ReactNode } from 'react';
import type { RichNode, RichText as RichTextData } from '#lib/text/rich-text.ts';
import { Prose } from './prose.tsx';

function draw(node: RichNode, key: string): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child, place) => draw(child, `${key}.${place}`));
  const focus = node.attributes['data-focus'];
  const style = focus === undefined ? {} : { style: { objectPosition: String(focus) } };
  return createElement(node.tag, { key, ...node.attributes, ...style }, ...children);
}

interface RichTextProps {
  text: RichTextData;
  size?: 'text' | 'small';
  className?: string;
}

const tables =
  '[&_table]:mt-5 [&_table]:border-collapse [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pe-6 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top';

/** Running text that came from Markdown as data: every element is drawn by the page, none is taken over as markup. */
export function RichText({ text, size, className = '' }: RichTextProps) {
  return (
    <Prose size={size} className={`${tables} ${className}`}>
      {text.map((node, place) => draw(node, String(place)))}
    </Prose>
  );
}
