import ts from "typescript";

/** The declarations that `name`, `Type.member` or `fn(parameter)` means in a file. */
export function locate(file: ts.SourceFile, spec: string): ts.Node[] {
  const inside = /^(\w+)\((\w+)\)$/.exec(spec) ?? /^(\w+)\.([\w$]+)$/.exec(spec);
  const top = topLevel(file, inside?.[1] ?? spec);
  if (!top) return [];
  if (!inside) return [top.name];
  const found = declarations(top.node, inside[2] ?? "");
  return spec.includes(".") ? found.slice(0, 1) : found;
}

type Named = { node: ts.Node; name: ts.Node };

function topLevel(file: ts.SourceFile, name: string): Named | undefined {
  for (const statement of file.statements) {
    for (const node of ts.isVariableStatement(statement) ? variables(statement) : [statement]) {
      const own = (node as ts.NamedDeclaration).name;
      if (own && ts.isIdentifier(own) && own.text === name) return { node, name: own };
    }
  }
}

function variables({ declarationList }: ts.VariableStatement): ts.Node[] {
  return declarationList.declarations.flatMap<ts.Node>((declaration) =>
    ts.isIdentifier(declaration.name) ? [declaration] : [...declaration.name.elements],
  );
}

function declarations(node: ts.Node, name: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    const own = (child as ts.NamedDeclaration).name;
    const names = own && (ts.isIdentifier(own) || ts.isStringLiteral(own)) && own.text === name;
    if (names && (ts.isDeclarationStatement(child) || isMember(child))) found.push(own);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

function isMember(node: ts.Node): boolean {
  return (
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isObjectLiteralElement(node)
  );
}
