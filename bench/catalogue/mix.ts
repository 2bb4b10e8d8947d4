import { readAddress } from '#features/catalogue/address.ts';
import { listApplications } from '#features/catalogue/list.server.ts';

/** A query of the fixed mix, as somebody's address. */
interface Asked {
  name: string;
  queries: readonly string[];
}

/** What people ask a catalogue: everything, one word, two, misspelt, with choices, in another order, further on. */
export const mix: readonly Asked[] = [
  { name: 'first page', queries: [''] },
  { name: 'one common word', queries: ['q=desk', 'q=people', 'q=files'] },
  { name: 'two words', queries: ['q=leave+contracts', 'q=route+planner', 'q=page+number'] },
  { name: 'a rare word', queries: ['q=stethoscope', 'q=braidoumi', 'q=forklifts'] },
  { name: 'misspelt', queries: ['q=plannr', 'q=certifcate', 'q=calender+boking'] },
  { name: 'word and choices', queries: ['q=desk&kind=custom&trade=Health', 'q=mail&price=open'] },
  { name: 'choices', queries: ['trade=Health', 'industry=Law&kind=custom', 'demo=sample&price=weekly'] },
  { name: 'by name', queries: ['sort=name', 'sort=name&trade=Web'] },
  { name: 'further on', queries: ['page=2', 'page=9', 'trade=Documents&page=5'] },
];

/** Answers one query of the mix as the page does, short of drawing it; gives its milliseconds. */
export async function ask(query: string): Promise<number> {
  const began = performance.now();
  await listApplications(readAddress(new URLSearchParams(query)), { staff: false });
  return performance.now() - began;
}
