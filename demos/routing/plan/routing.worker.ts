import { createMember, type FromMember, type ToMember } from '#engines/routing/member.ts';

interface Scope {
  postMessage: (message: FromMember) => void;
  onmessage: ((event: { data: ToMember }) => void) | null;
}

const scope = globalThis as unknown as Scope;
const hear = createMember((message) => scope.postMessage(message));
scope.onmessage = ({ data }) => hear(data);
