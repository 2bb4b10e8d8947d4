import { Terminal } from '#ui/sections/terminal.tsx';

export default function InATerminal() {
  return (
    <Terminal
      label="Starting the site"
      lines={['$ git clone … && cd akra-studio', '$ npm start', 'Akra Studio is at http://localhost:3000']}
    />
  );
}
