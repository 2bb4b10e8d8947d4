import { Placeholder } from '#ui/data/placeholder.tsx';
import { Spinner } from '#ui/data/spinner.tsx';

export default function OverTwoSeconds() {
  return (
    <div className="max-w-xl rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3">
        <p className="font-display text-lg font-semibold tracking-[-.03em]">Answer from your file</p>
        <Spinner size="small" label="126 of 165 pages read" delay={0} className="text-[.9375rem] text-mute" />
      </div>
      <Placeholder label="Loading the answer" className="mt-4">
        <p>
          The notice period is one month, and it begins on the day the letter arrives, according to the second
          paragraph on page eleven of the contract.
        </p>
        <p className="mt-3">Page 11, second paragraph</p>
      </Placeholder>
    </div>
  );
}
