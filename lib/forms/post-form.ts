/**
 * Sends fields to the action of a page by the way, where no form waits for the answer: also while the page is being
 * left. Gives whether the server took them; it answers such a form with a redirect, which is not followed.
 */
export async function postForm(address: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      keepalive: true,
    });
    return answer.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
