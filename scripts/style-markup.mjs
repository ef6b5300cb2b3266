import path from 'node:path';
import ts from 'typescript';

/** Whether a string stands where a class is given: in `className`, or as an argument of `classNames`. */
function givesClass(node) {
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isJsxAttribute(above)) return above.name.getText() === 'className';
    if (ts.isCallExpression(above) && above.expression.getText() === 'classNames') return true;
    if (ts.isStatement(above)) return false;
  }
  return false;
}

/** The classes that a component's own markup wears, and the stylesheets that it imports. */
export function classesInMarkup(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = [];
  const classes = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.text.endsWith('.css')) {
      const { text } = node.moduleSpecifier;
      imports.push(text.startsWith('#') ? text.slice(1) : path.posix.join(path.posix.dirname(file), text));
    }
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
      givesClass(node)
    ) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      for (const name of node.text.split(/\s+/).filter(Boolean)) classes.push({ name, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { file, imports, classes };
}
