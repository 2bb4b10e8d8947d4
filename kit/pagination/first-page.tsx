import { Pagination } from '#ui/actions/pagination.tsx';

export default function FirstPage() {
  return (
    <Pagination label="Sample events" page={1} pages={4} href={(page) => `/ui/pagination?page=${page}`} />
  );
}
