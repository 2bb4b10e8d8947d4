import { Badge } from './badge.tsx';

/** Marks invented data as such. */
export function SampleTag({ children = 'Sample data' }: { children?: string }) {
  return (
    <Badge variant="outline" icon={null} className="whitespace-nowrap font-normal">
      {children}
    </Badge>
  );
}
