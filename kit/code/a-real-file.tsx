import { CodeBlock } from '#ui/components/code-block.tsx';

export const heading = 'With its path, and short';

export default function Example() {
  return (
    <div className="rounded-card">
      <CodeBlock name="a command of this project" code="npm run shots -- /ui/code /pricing" />
    </div>
  );
}
