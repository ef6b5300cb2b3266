import { type Path, parseRowPath, rowPath, type TemplatePath, templateOf } from '../values/path.ts';
import type { FormRules } from './form-rules.ts';

/** Orders paths so that what a rule reads is evaluated before it: a hidden answer reads as absent. */
export function evaluationOrder(paths: readonly Path[], rules: FormRules): Path[] {
  const order: Path[] = [];
  const done = new Set<TemplatePath>();
  const byTemplate = new Map<TemplatePath, Path[]>();
  for (const path of paths) {
    const template = templateOf(path);
    const list = byTemplate.get(template);
    if (list) list.push(path);
    else byTemplate.set(template, [path]);
  }
  const visit = (template: TemplatePath) => {
    if (done.has(template)) return;
    done.add(template);
    for (const name of rules.byTarget.get(template)?.reads ?? []) {
      const row = parseRowPath(template);
      if (name.startsWith('row.') && row) visit(rowPath(row.group, '*', name.slice('row.'.length)));
      else visit(name.split('.')[0] ?? name);
    }
    order.push(...(byTemplate.get(template) ?? []));
  };
  for (const template of byTemplate.keys()) visit(template);
  return order;
}
