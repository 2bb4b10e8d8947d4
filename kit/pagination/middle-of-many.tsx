import { Pagination } from '#ui/actions/pagination.tsx';

export default function MiddleOfMany() {
  return (
    <Pagination label="Sample invoices" page={6} pages={12} href={(page) => `/ui/pagination?page=${page}`} />
  );
}
