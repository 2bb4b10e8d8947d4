import { describe } from 'vitest';
import { accountCases } from './identity.accounts.ts';
import { addressCases } from './identity.addresses.ts';
import { adminCases } from './identity.admin.ts';
import { codeCases } from './identity.codes.ts';
import { googleCases } from './identity.google.ts';
import { protocolCases } from './identity.protocol.ts';
import { openTarget } from './target.ts';

// One service for all of these: the real SDK against the running server, or against the official emulator.
const target = openTarget();

describe('the protocol', () => protocolCases(target));
describe('accounts', () => accountCases(target));
describe('administration', () => adminCases(target));
describe('addresses', () => addressCases(target));
describe('mailed codes', () => codeCases(target));
describe('Google', () => googleCases(target));
