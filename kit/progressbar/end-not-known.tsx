import { Progress } from '#ui/data/progress.tsx';

export default function EndNotKnown() {
  return (
    <div className="max-w-md">
      <Progress label="Asking the mail server" said="since 3 s" />
    </div>
  );
}
