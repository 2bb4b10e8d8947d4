/** What the operator has set up for the planner beside the page itself. */
export interface MapServices {
  /** Whether addresses can be looked up. */
  geocoder: boolean;
  /** Whether road times can be asked for. */
  router: boolean;
}
