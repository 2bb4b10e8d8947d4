// TypeScript 7 offers no programming interface yet.
import ts from 'typescript-api';

export interface Text {
  line: number;
  text: string;
  /** Comments are read by maintainers, the rest by everybody. */
  kind: 'text' | 'comment';
}

/** Two words at least, of which one has three letters: what is shorter is a label, a key or a name. */
const isProse = (text: string): boolean =>
  /\p{L}{3,}/u.test(text) && /\p{L}[\p{L}’',;:]*\s+\p{L}/u.test(text);

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Attributes and properties whose strings nobody reads. */
const unread =
  /^(class\w*|style|d|path|viewBox|points|transform|sizes|srcSet|rel|allow|autoComplete|css|font|grid\w*|selector|sql|pattern)$/i;

/** A selector or a piece of code, recognised by characters that prose doesn't contain. */
const isCode = (text: string): boolean => /[{}<>=]|::|--|\]\(|^\s*[.#@&/]|\w\(\w*\)/.test(text);

/** A list of utility classes: nothing but small words and words with signs in them. */
const isClasses = (text: string): boolean =>
  text.split(' ').filter((word) => /[-:[\]/]/.test(word) || /^[a-z]+$/.test(word)).length ===
  text.split(' ').length;

function nameAround(node: ts.Node): string {
  const { parent } = node;
  if (!parent) return '';
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  if (ts.isJsxExpression(parent) || ts.isConditionalExpression(parent) || ts.isTemplateSpan(parent))
    return nameAround(parent);
  return '';
}

/** A template as it is read, with … for what is filled in. */
const templateText = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return flat(node.text);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (ts.isImportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent)) return;
    return flat(node.text);
  }
  if (ts.isTemplateExpression(node)) return flat(templateText(node));
}

function comments(source: ts.SourceFile): Text[] {
  const found: Text[] = [];
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.JSX, source.text);
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind !== ts.SyntaxKind.SingleLineCommentTrivia && kind !== ts.SyntaxKind.MultiLineCommentTrivia)
      continue;
    const text = flat(scanner.getTokenText().replaceAll(/^\/[/*]+|\*\/$|^\s*\*/gm, ''));
    const { line } = source.getLineAndCharacterOfPosition(scanner.getTokenStart());
    if (isProse(text)) found.push({ line: line + 1, text, kind: 'comment' });
  }
  return found;
}

/** Whether people read this string; what stands between tags they always do. */
const isReadString = (node: ts.Node, text: string): boolean =>
  !unread.test(nameAround(node)) && !isCode(text) && !isClasses(text);

const kindOf = (path: string): ts.ScriptKind => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Every sentence, label and comment of one source file, with the line it begins on. */
export function readTexts(path: string, code: string): Text[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true, kindOf(path));
  const found: Text[] = [];
  function visit(node: ts.Node): void {
    const text = textOf(node);
    if (text && isProse(text) && (ts.isJsxText(node) || isReadString(node, text)))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text,
        kind: 'text',
      });
    ts.forEachChild(node, visit);
  }
  visit(source);
  return [...found, ...comments(source)].sort((one, other) => one.line - other.line);
}
