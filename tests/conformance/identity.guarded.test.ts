import { describe } from 'vitest';
import { factorCases } from './identity.factors.ts';
import { forgedCases } from './identity.forged.ts';
import { limitCases } from './identity.limits.ts';
import { tokenCases } from './identity.tokens.ts';
import { openTarget } from './target.ts';

// A second service, so that the two halves of the suite run side by side.
const target = openTarget();

describe('second factors', () => factorCases(target));
describe('forgeries', () => forgedCases(target));
describe('guessing', () => limitCases(target));
// Last, because it stops and starts the service.
describe('tokens', () => tokenCases(target));
