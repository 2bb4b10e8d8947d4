import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';

export default function ThreeLevels() {
  return (
    <Breadcrumbs
      crumbs={[
        { label: 'Case studies', href: '/demos' },
        { label: 'Route optimisation', href: '/route-optimization' },
        { label: 'Sample', href: '/route-optimization/demo' },
      ]}
    />
  );
}
