import { Spinner } from '#ui/data/spinner.tsx';

export default function InAPanel() {
  return (
    <div className="grid min-h-56 place-items-center rounded-card border border-line bg-raised p-6 text-center">
      <div className="grid justify-items-center gap-2">
        <Spinner label="Measuring 41,209 drives" delay={0} className="font-[540]" />
        <p className="max-w-72 text-[.9375rem] text-mute">
          This takes about ten seconds. You can leave this page; the plan will be saved.
        </p>
      </div>
    </div>
  );
}
