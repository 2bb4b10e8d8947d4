import { Terminal } from '#ui/sections/terminal.tsx';
import { AuthorLine } from '#ui/text/author-line.tsx';
import { Claim } from '#ui/text/claim.tsx';
import { CodeBlock } from '#ui/text/code-block.tsx';
import { CodeDiff } from '#ui/text/code-diff.tsx';
import { ContentsList } from '#ui/text/contents-list.tsx';
import { FoldedContents } from '#ui/text/folded-contents.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { KeyCap } from '#ui/text/key-cap.tsx';
import { Lead } from '#ui/text/lead.tsx';
import { MarginNote } from '#ui/text/margin-note.tsx';
import { PostHead } from '#ui/text/post-head.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { Quote } from '#ui/text/quote.tsx';
import { RoleList } from '#ui/text/role-list.tsx';
import { RuleList } from '#ui/text/rule-list.tsx';
import { SourcedFigure } from '#ui/text/sourced-figure.tsx';
import type { ConformanceRow } from '../row.ts';

const parts = [
  { id: 'first', heading: 'First' },
  { id: 'second', heading: 'Second' },
];
const code = 'Code runs from left to right in every script.';

export const text: readonly ConformanceRow[] = [
  {
    component: 'text/prose.tsx Prose',
    part: () => (
      <Prose>
        <p>A paragraph.</p>
      </Prose>
    ),
  },
  { component: 'text/lead.tsx Lead', part: () => <Lead>What this is about.</Lead> },
  {
    component: 'text/margin-note.tsx MarginNote',
    part: () => <MarginNote heading="Why so small?">It suffices.</MarginNote>,
  },
  { component: 'text/rule-list.tsx RuleList', part: () => <RuleList rules={[['Short', 'Cut it.']]} /> },
  { component: 'text/key-cap.tsx KeyCap', part: () => <KeyCap>Esc</KeyCap> },
  {
    component: 'text/code-block.tsx CodeBlock',
    part: () => <CodeBlock name="a.ts" code="const a = 1;" />,
    unmirrored: code,
  },
  {
    component: 'text/code-diff.tsx CodeDiff',
    part: () => <CodeDiff name="a.ts" before="const a = 1;" after="const a = 2;" />,
    unmirrored: code,
  },
  {
    component: 'sections/terminal.tsx Terminal',
    part: () => <Terminal label="Start it" lines={['$ npm start']} />,
    unmirrored: code,
  },
  { component: 'text/inline-code.tsx InlineCode', part: () => <InlineCode>npm start</InlineCode> },
  {
    component: 'text/post-head.tsx PostHead',
    part: () => <PostHead title="A post" date="2026-11-17" lead="What it says." level={2} />,
  },
  { component: 'text/contents-list.tsx ContentsList', part: () => <ContentsList parts={parts} /> },
  { component: 'text/folded-contents.tsx FoldedContents', part: () => <FoldedContents parts={parts} /> },
  {
    component: 'text/sourced-figure.tsx SourcedFigure',
    part: () => <SourcedFigure caption="Stops a day">14</SourcedFigure>,
  },
  { component: 'text/author-line.tsx AuthorLine', part: () => <AuthorLine name="Noor" note="Engineer" /> },
  {
    component: 'text/role-list.tsx RoleList',
    part: () => <RoleList roles={[{ name: 'Engineer', decides: 'How it is built' }]} />,
  },
  { component: 'text/quote.tsx Quote', part: () => <Quote by="Noor">It held.</Quote> },
  { component: 'text/claim.tsx Claim', part: () => <Claim text="It starts" command="npm start" /> },
];
