import { CodeBlock } from '#ui/text/code-block.tsx';

export default function ARealFile() {
  return (
    <div className="rounded-card">
      <CodeBlock name="a command of this project" code="npm run shots -- /ui/code /pricing" />
    </div>
  );
}
