import { Progress } from '#ui/data/progress.tsx';

interface ToldProgressProps {
  told: {
    label: string;
    value?: number;
    max?: number;
    said: string;
    /** What is being read at the moment. */
    address: string;
  };
}

/** How far the reading of pages is, and which is read. */
export const ToldProgress = ({ told: { address, ...progress } }: ToldProgressProps) => (
  <div className="mb-6 max-w-[42rem]">
    <Progress {...progress} />
    <p className="mt-2 min-h-5 truncate font-mono text-[.8125rem] text-mute">{address}</p>
  </div>
);
