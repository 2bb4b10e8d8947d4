/** What stands on the overview of whoever looks at it. */
export async function readOverview() {
  return {};
}
