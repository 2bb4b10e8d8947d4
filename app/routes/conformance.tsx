import { pageLoader } from '#app/head/page-facts.server.ts';
import { ConformanceBoard } from '#kit/conformance/conformance-board.tsx';

export const loader = pageLoader;

export default ConformanceBoard;
