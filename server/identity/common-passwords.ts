import { leakedPasswords } from './leaked-passwords.ts';

// Words that stand at the top of every list of leaked passwords. Forms of them (a capital, a year, a sign
// at the end, 0 for o) and plain sequences are found by rule, so that the list can stay short enough to read.
const words = new Set([
  ...leakedPasswords,
  ...`password passwort motdepasse contrasena senha parola wachtwoord haslo letmein welcome willkommen bienvenue
  qwerty qwertz azerty asdf zxcvbn dragon monkey baseball football soccer hockey basketball superman batman
  spiderman pokemon naruto starwars iloveyou loveyou ilove sunshine princess shadow master killer ninja
  trustno michael jordan jennifer jessica ashley charlie daniel thomas andrew joshua matthew robert hunter
  summer winter spring autumn sommer flower cookie cheese banana chocolate orange purple silver golden
  computer internet samsung google facebook twitter linkedin adobe windows apple android nintendo secret
  geheim hallo hello hallohallo whatever freedom trust access admin administrator root guest user login test
  tester testing default changeme temp demo sample system server oracle mysql postgres welcomeback
  liverpool arsenal chelsea barcelona realmadrid juventus ferrari porsche mercedes mustang yamaha corvette
  butterfly angel lovely babygirl family friends forever blessed jesus christ heaven mother father
  pepper ginger maggie buddy tigger snoopy bailey harley buster lucky happy smile money dollar gold
  matrix phoenix merlin gandalf wizard thunder lightning mickey minnie donald garfield scooby
  america canada london paris berlin madrid moscow sydney chicago dallas boston houston texas california
  january february march april june july august september october november december monday friday
  abcdef abcdefg abcabc passw pass zaq xsw qaz wsx qazwsx onetwo nothing unknown please thankyou`.split(
    /\s+/,
  ),
]);

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'azertyuiop'];
const more = ['asdfghjkl', 'zxcvbnm', 'yxcvbnm', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6', '1qaz2wsx3edc4rfv'];
const runs = [...rows, ...more].flatMap((row) => [row, [...row].reverse().join('')]);

const plain: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };
/** A text with digits and signs replaced by the letters they imitate. */
export const unleet = (text: string): string => text.replace(/[01345@$]/g, (sign) => plain[sign] ?? sign);

/** True for a short piece written again and again: aaaaaa, 121212, abcabc. */
function repeats(text: string): boolean {
  for (let size = 1; size <= Math.min(4, text.length / 2); size += 1) {
    if (
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

/** Tells whether a password is one that everybody tries first. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (repeats(text) || runs.some((run) => run.includes(text))) return true;
  // 'Password1!', 'summer2024': the word is what counts.
  const core = text.replace(/[!.?]$/, '').replace(/\d{1,4}$/, '');
  if ([text, core, unleet(core), unleet(text.replace(/[!.?]$/, ''))].some((form) => words.has(form)))
    return true;
  // 'qwerty123', '123456abc': two runs side by side.
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    const sides = [text.slice(0, cut), text.slice(cut)];
    if (sides.every((side) => repeats(side) || runs.some((run) => run.includes(side)))) return true;
  }
  return false;
}
