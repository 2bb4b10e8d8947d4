import { redirect } from 'react-router';
import { chosenTool } from '#demos/tool-box/offers.ts';
import { fieldsOf } from '#server/forms/fields.ts';
import IndexRoute, { loader } from './index-page.tsx';

export { loader };

/** The box without scripts: leads to the tool that was chosen. */
export async function action({ request }: { request: Request }) {
  const { tool, text } = await fieldsOf(request);
  return redirect(chosenTool(String(tool ?? ''), String(text ?? '')), 303);
}

/** The AI tools, with one box that leads into the right one. */
export default IndexRoute;
