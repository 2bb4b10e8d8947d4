import { forbidden } from '../errors.ts';
import { services } from '../services.ts';
import { allowanceOf } from './allowance.ts';
import type { Tool } from './define.ts';
import { inTurn } from './in-turn.ts';
import { isOpen } from './is-open.ts';

/** Runs a tool for a form whose page waits for the result: the same limits and the same line, without reports. */
export async function runForForm<Result>(
  tool: Tool<Result>,
  fields: unknown,
  visitor: string,
  gone: AbortSignal,
): Promise<Result> {
  if (!isOpen(tool.id)) throw forbidden('This tool is switched off at the moment.');
  const { run, line } = tool.prepare(fields);
  await services().limits.take(allowanceOf(tool), visitor);
  return inTurn(line ?? services().toolsQueue, tool, visitor, gone, {
    waiting: () => {},
    run: (signal) => run({ visitor, signal, report: () => {} }),
  });
}
