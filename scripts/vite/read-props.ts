import { join } from 'node:path';
// TypeScript 7 offers no programming interface yet; this is version 6, used for these tables alone.
import ts from 'typescript-api';
import type { KitComponent, PropRow, PropsTable } from '#lib/look/kit-page.ts';

const options: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ESNext,
  types: [],
};

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('node_modules'));

/** The element in `ComponentProps<'button'>`, wherever the component's props name it. */
function elementOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): string | undefined {
  let element: string | undefined;
  const visit = (node: ts.Node, depth: number): void => {
    if (element || depth > 3) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText();
      const [argument] = node.typeArguments ?? [];
      if (/^ComponentProps/.test(name) && argument && ts.isLiteralTypeNode(argument)) {
        element = argument.getText().replaceAll(/['"]/g, '');
        return;
      }
      const symbol = checker.getSymbolAtLocation(
        ts.isTypeReferenceNode(node) ? node.typeName : node.expression,
      );
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      for (const declaration of (target && isOurs(target) ? target.declarations : []) ?? [])
        visit(declaration, depth + 1);
    }
    ts.forEachChild(node, (child) => visit(child, depth));
  };
  if (parameter.type) visit(parameter.type, 0);
  return element;
}

/** The defaults that stand in the component's own destructuring. */
function fallbacksOf(parameter: ts.ParameterDeclaration): Map<string, string> {
  const fallbacks = new Map<string, string>();
  if (!ts.isObjectBindingPattern(parameter.name)) return fallbacks;
  for (const element of parameter.name.elements) {
    if (element.initializer && element.initializer.getText() !== "''")
      fallbacks.set((element.propertyName ?? element.name).getText(), element.initializer.getText());
  }
  return fallbacks;
}

function rowOf(prop: ts.Symbol, at: ts.Node, checker: ts.TypeChecker, fallback?: string): PropRow {
  const whole = checker.getTypeOfSymbolAtLocation(prop, at);
  const type = checker.getNonNullableType(whole);
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts
    .filter((part) => part.isStringLiteral())
    .map((part) => (part as ts.StringLiteralType).value);
  const declared = prop.valueDeclaration;
  const written =
    declared && ts.isPropertySignature(declared) && declared.type && isOurs(prop)
      ? declared.type.getText()
      : null;
  const choice = texts.length > 0 && texts.length === parts.length;
  return {
    name: prop.name,
    type: choice
      ? texts.map((text) => `'${text}'`).join(' | ')
      : (written ?? checker.typeToString(type)).replace(/\s+/g, ' '),
    ...(choice ? { options: texts } : {}),
    ...(fallback ? { fallback } : {}),
    required: !(prop.flags & ts.SymbolFlags.Optional),
    about: ts.displayPartsToString(prop.getDocumentationComment(checker)).replace(/\s+/g, ' '),
  };
}

function componentAt(program: ts.Program, path: string, name: string): ts.ParameterDeclaration | null {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const exported = file && checker.getSymbolAtLocation(file);
  const symbol = exported && checker.getExportsOfModule(exported).find((entry) => entry.name === name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.valueDeclaration;
  if (!declaration) throw new Error(`${path} exports no ${name}, which a page of the kit shows`);
  return ts.isFunctionDeclaration(declaration) ? (declaration.parameters[0] ?? null) : null;
}

/** Reads the props of components from their types; the keys are `file name`. */
export function readProps(root: string, components: readonly KitComponent[]): Map<string, PropsTable> {
  const path = (file: string) => join(root, 'ui', file);
  const program = ts.createProgram([...new Set(components.map(({ file }) => path(file)))], options);
  const checker = program.getTypeChecker();
  return new Map(
    components.map(({ file, name }) => {
      const parameter = componentAt(program, path(file), name);
      if (!parameter) return [`${file} ${name}`, { component: name, rows: [] }];
      const fallbacks = fallbacksOf(parameter);
      const rows = checker
        .getTypeAtLocation(parameter)
        .getProperties()
        .filter((prop) => isOurs(prop))
        .map((prop) => rowOf(prop, parameter, checker, fallbacks.get(prop.name)));
      const takes = elementOf(parameter, checker);
      return [`${file} ${name}`, { component: name, ...(takes ? { takes } : {}), rows }];
    }),
  );
}
