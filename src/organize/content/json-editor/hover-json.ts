import { hoverTooltip, type TooltipView } from '@codemirror/view';
import { type Described, valuesOf } from './described-schema.ts';
import { pathOfNode, wholeTree } from './json-tree.ts';
import { schemasAt } from './schemas-at.ts';

/** Tells what a property is for while the pointer is over it. */
export const hoverJson = (root: Described) =>
  hoverTooltip((view, pos, side) => {
    const { state } = view;
    const node = wholeTree(state).resolveInner(pos, side);
    if (node.name !== 'PropertyName') return null;
    const [schema] = schemasAt(root, pathOfNode(node, state), state).filter(({ title }) => title);
    return schema ? { pos: node.from, end: node.to, above: true, create: () => tooltip(schema) } : null;
  });

function tooltip(schema: Described): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'about';
  const title = document.createElement('strong');
  title.textContent = schema.title ?? '';
  const description = document.createElement('p');
  description.textContent = schema.description ?? '';
  dom.append(title, description);
  const values = valuesOf(schema);
  if (values.length > 0) {
    const list = document.createElement('code');
    list.textContent = values.map((value) => JSON.stringify(value)).join(' | ');
    dom.append(list);
  }
  return { dom };
}
