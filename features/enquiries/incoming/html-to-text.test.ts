import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

it('keeps words and lines', () => {
  expect(
    htmlToText(
      '<head><title>x</title></head><p>Yes &amp;\n no&nbsp;<b>more</b>.</p><div>Köln &#8211; &#x42;onn<br><br>Ann</div>',
    ),
  ).toBe('Yes & no more.\nKöln – Bonn\n\nAnn');
});

it('puts what is quoted behind a sign', () => {
  expect(
    htmlToText(
      '<div>Yes.</div><div>On Monday Akra wrote:</div><blockquote><p>Shall we?</p><blockquote>Hm</blockquote></blockquote>',
    ),
  ).toBe('Yes.\nOn Monday Akra wrote:\n> Shall we?\n>> Hm');
});

it('leaves out what nobody reads, closed or not', () => {
  expect(htmlToText('a<style>p{}</style><!-- <p>no</p> -->b<script>alert("<p>")</script>c')).toBe('abc');
  expect(htmlToText('a<script>never closed')).toBe('a');
  expect(htmlToText('a &unknown; &#0; < b')).toBe('a &unknown; &#0;');
});

// Read again from each sign, these would take longer than a test may.
it('reads bare signs once', () => {
  expect(htmlToText('<'.repeat(300_000))).toBe('');
  expect(htmlToText('<!--'.repeat(100_000))).toBe('');
});

it('takes no longer for paragraphs that are empty', () => {
  expect(htmlToText('<p>\n'.repeat(250_000))).toBe('');
});
