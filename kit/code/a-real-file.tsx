import { CodeBlock } from '#ui/text/code-block.tsx';

const lines = `export function wantsLessMotion(element: Element | null): boolean {
  return (
    window.matchMedia('(prefers-reduced-motion: reduce)').matches || Boolean(element?.closest('[data-still]'))
  );
}`;

export default function ARealFile() {
  return <CodeBlock name="ui/foundation/less-motion.ts" code={lines} className="rounded-card" />;
}
