import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';

export default function TheLongestName() {
  return (
    <Breadcrumbs
      aria-label="Where the event is"
      crumbs={[
        { label: 'Events', href: '/events' },
        { label: 'Workshops', href: '/events#main' },
        {
          label: 'Measuring what a page costs somebody who opens it on a slow train with an old phone',
          href: '/events#measuring',
        },
      ]}
    />
  );
}
