/**
 * Sends fields to a page's action in the background, even while the visitor leaves the page. Returns whether the server accepted them; it answers with a redirect, which is not followed.
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
