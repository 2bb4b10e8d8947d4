/** Something wrong with a plan. */
export interface Fault {
  kind:
    | 'vehicle'
    | 'stop'
    | 'skill'
    | 'lock'
    | 'capacity'
    | 'load'
    | 'pair'
    | 'shift'
    | 'window'
    | 'service'
    | 'driving'
    | 'break'
    | 'duration'
    | 'max-duration'
    | 'distance'
    | 'max-distance'
    | 'max-stops'
    | 'cost'
    | 'twice'
    | 'unserved';
  vehicleId?: string;
  /** The stop at which it shows, or behind which what is aboard is too much. */
  stopId?: string;
  /** By how much a limit is passed, in its own unit. */
  by?: number;
  text: string;
}

/** Where a fault shows, and by how much. */
type Where = Pick<Fault, 'stopId' | 'by'>;

/** Notes a fault of the route in hand. */
export type Report = (kind: Fault['kind'], text: string, where?: Where) => void;

/** Equal but for what sums of decimals lose. */
export function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-4 + 1e-9 * Math.abs(a);
}
