import { type Path, pathsAbove, type TemplatePath, templateOf } from '../field/path.ts';
import { type FormRules, templateRead } from './form-rules.ts';

/** Orders paths so that a rule is evaluated after those that it reads: hidden answers read as absent. */
export function evaluationOrder(paths: readonly Path[], rules: FormRules): Path[] {
  const order: Path[] = [];
  const done = new Set<TemplatePath>();
  const byTemplate = new Map<TemplatePath, Path[]>();
  /** The contents of groups at any depth. */
  const inside = new Map<TemplatePath, TemplatePath[]>();
  for (const path of paths) {
    const template = templateOf(path);
    const list = byTemplate.get(template);
    if (list) {
      list.push(path);
      continue;
    }
    byTemplate.set(template, [path]);
    for (const above of pathsAbove(template)) {
      const held = inside.get(above);
      if (held) held.push(template);
      else inside.set(above, [template]);
    }
  }
  const visit = (template: TemplatePath) => {
    if (done.has(template)) return;
    done.add(template);
    const { reads = [], readsInside = [] } = rules.byTarget.get(template) ?? {};
    for (const name of [...reads, ...readsInside]) {
      const read = templateRead(name, template);
      visit(read);
      // Reading a group reads everything in it.
      for (const held of inside.get(read) ?? []) visit(held);
    }
    order.push(...(byTemplate.get(template) ?? []));
  };
  for (const template of byTemplate.keys()) visit(template);
  return order;
}
