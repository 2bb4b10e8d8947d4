import { FilterPill, PillRow } from '#ui/actions/pill.tsx';

export default function CannotBeHad() {
  return (
    <div className="grid gap-3">
      <PillRow label="The van can carry">
        <FilterPill defaultChecked>Crates</FilterPill>
        <FilterPill>Pallets</FilterPill>
        <FilterPill disabled>Frozen goods</FilterPill>
      </PillRow>
      <p className="text-sm text-mute">No van of the sample fleet has a freezer.</p>
    </div>
  );
}
