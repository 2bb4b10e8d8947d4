import { Collapse } from '#ui/panels/collapse.tsx';

export default function Sources() {
  return (
    <figure>
      <p className="display text-5xl">5 vans, not 6</p>
      <figcaption className="mt-2 text-mute">
        Sample round of 60 stops, planned on 13 November 2026.
      </figcaption>
      <Collapse variant="quiet" summary="How this was measured" className="mt-2">
        <p className="max-w-[36rem]">
          Both plans start and end at the same depot, and no van carries more than its limit. Run it yourself
          on{' '}
          <a href="/route-optimization" className="underline underline-offset-4">
            the route planner
          </a>
          .
        </p>
      </Collapse>
    </figure>
  );
}
