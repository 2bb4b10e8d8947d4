import { Pagination } from '#ui/actions/pagination.tsx';

export default function NarrowPlace() {
  return (
    <div className="max-w-80 rounded-card border border-line bg-raised p-4">
      <p className="font-[540]">Email outbox, sample</p>
      <p className="mt-1 text-mute">21 to 40 of 233</p>
      <Pagination
        label="Email outbox"
        page={2}
        pages={12}
        href={(page) => `/ui/pagination?mails=${page}`}
        className="-mx-2 mt-3"
      />
    </div>
  );
}
