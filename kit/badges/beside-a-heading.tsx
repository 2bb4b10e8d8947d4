import { Badge } from '#ui/data/badge.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';

export default function BesideAHeading() {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-2xl">Enquiries</h3>
        <SampleTag />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-2xl">Route planner</h3>
        <Badge variant="outline" tone="done">
          Runs in the browser
        </Badge>
        <Badge variant="outline" icon={null}>
          Working demo
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-2xl">Accessibility for engineers</h3>
        <Badge variant="outline" tone="warning">
          3 seats left
        </Badge>
        <Badge variant="outline" tone="danger">
          Ends tonight
        </Badge>
      </div>
    </div>
  );
}
