import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';

export default function AboveAHeading() {
  return (
    <div className="grid gap-3">
      <Breadcrumbs
        aria-label="Where the post is"
        crumbs={[
          { label: 'Journal', href: '/blog' },
          { label: 'Two clicks, one slot', href: '/blog/two-clicks-one-slot' },
        ]}
      />
      <p className="display text-4xl">Two clicks, one slot</p>
    </div>
  );
}
