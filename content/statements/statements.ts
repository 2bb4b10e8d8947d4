import { serviceStatements } from './service-statements.ts';
import type { StatementWords } from './statement.ts';
import { studioStatements } from './studio-statements.ts';

export const statements: readonly StatementWords[] = [...studioStatements, ...serviceStatements];
