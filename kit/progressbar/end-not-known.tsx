import { Progress } from '#ui/data/progress.tsx';

export default function EndNotKnown() {
  return (
    <div className="max-w-md">
      <Progress label="Asking the mail server" said="3 s so far" />
    </div>
  );
}
