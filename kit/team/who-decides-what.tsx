import { roles } from '#content/journeys/pricing.ts';

export default function WhoDecidesWhat() {
  return (
    <dl className="border-t border-line">
      {roles.slice(0, 3).map((role) => (
        <div key={role.name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="font-[540]">{role.name}</dt>
          <dd className="text-mute">{role.decides}</dd>
        </div>
      ))}
    </dl>
  );
}
