import { Island } from '#app/islands/island.tsx';
import { ToolBox } from '#demos/tool-box/ui/tool-box.tsx';

/** The one box of the AI tools. */
export default function AiToolBox() {
  return <Island name="tool-box" of={ToolBox} props={{}} wake="near" />;
}
