import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';

export default function ThreeLevels() {
  return (
    <Breadcrumbs
      crumbs={[
        { label: 'Case studies', href: '/demos' },
        { label: 'Route optimisation', href: '/route-optimization' },
        { label: 'Live demo', href: '/route-optimization/demo' },
      ]}
    />
  );
}
