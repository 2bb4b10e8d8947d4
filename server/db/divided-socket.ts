import { Socket } from 'node:net';
import { ownTurn } from '../http/own-turn.ts';

const divided: ReadonlySet<string | symbol> = new Set(['data', 'end', 'close']);

/**
 * A connection to the database whose answers are each taken in a turn of the event loop of their own. The answers to
 * several requests often arrive at one moment, and what those requests do with them would otherwise hold the loop in
 * one go.
 */
export class DividedSocket extends Socket {
  override emit(event: string | symbol, ...given: unknown[]): boolean {
    if (!divided.has(event)) return super.emit(event, ...given);
    // Turns run in the order in which they were requested, so the end still comes after the last answer.
    void ownTurn().then(() => super.emit(event, ...given));
    return this.listenerCount(event) > 0;
  }
}
