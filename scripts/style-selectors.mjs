import postcss from 'postcss';
import parse from 'postcss-selector-parser';

const ALTERNATIVES = new Set([':is', ':where']);

/** The classes that an element of this compound wears; what :has() and :not() name is on others. */
function wornBy(compound) {
  return compound.flatMap((node) => {
    if (node.type === 'class') return [node.value];
    return ALTERNATIVES.has(node.value) ? node.nodes.flatMap((inner) => wornBy(inner.nodes)) : [];
  });
}

/** The classes of each compound of a selector, from left to right. */
function compoundsOf(selector) {
  const compounds = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1).push(node);
  }
  return compounds.map(wornBy);
}

/** The classes that a selector waits for by :has(): it dresses nothing while there are none. */
function awaitedBy(selector) {
  const classes = [];
  selector.walkPseudos((pseudo) => {
    if (pseudo.value === ':has') pseudo.walkClasses((node) => classes.push(node.value));
  });
  return classes;
}

const isAnything = (node) => node === undefined || node.type === 'universal' || node.type === 'combinator';

/**
 * Whether a selector speaks of anything beside anything, as `* + *` does: a browser then asks anew how everything in a
 * list looks, however long, whenever something is put into it, be it in a list that the selector never meets.
 */
function isOfAnySiblings(selector) {
  let found = false;
  selector.walkCombinators((combinator) => {
    if (!/[+~]/.test(combinator.value)) return;
    const [before, after] = [combinator.prev(), combinator.next()];
    if (isAnything(before) && after?.type === 'universal' && isAnything(after.next())) found = true;
  });
  return found;
}

/** The layer that a rule stands in, if any; one within another is `features.parts`, as the cascade names it. */
function layerOf(rule) {
  const layers = [];
  for (let above = rule.parent; above; above = above.parent) {
    if (above.type === 'atrule' && above.name === 'layer') layers.unshift(above.params);
  }
  return layers.length > 0 ? layers.join('.') : undefined;
}

/** The names of a stylesheet's statement of order, as `@layer base, components;`; none if it has no such statement. */
export function layerOrder(file, css) {
  const names = [];
  postcss.parse(css, { from: file }).walkAtRules('layer', (rule) => {
    if (!rule.nodes) names.push(...rule.params.split(',').map((name) => name.trim()));
  });
  return names;
}

/** What a stylesheet imports, and the layer it puts it into. */
export function importsOf(file, css) {
  const found = [];
  postcss.parse(css, { from: file }).walkAtRules('import', ({ params }) => {
    const [, name = params] = /["'](.+?)["']/.exec(params) ?? [];
    found.push({ name, layer: /\blayer\((.+?)\)/.exec(params)?.[1] });
  });
  return found;
}

/**
 * Every selector of a stylesheet: its text, its line, its layer, what it waits for, whether it is of any siblings, and the
 * classes of its compounds in order.
 */
export function selectorsOf(file, css) {
  const found = [];
  postcss.parse(css, { from: file }).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    // A nested selector would be read as if it stood alone.
    if (rule.parent?.type === 'rule') throw rule.error('This check does not read nested rules.');
    for (const selector of parse().astSync(rule.selector).nodes) {
      const line = rule.source?.start?.line ?? 0;
      found.push({
        text: String(selector).trim(),
        line,
        layer: layerOf(rule),
        awaits: awaitedBy(selector),
        ofAnySiblings: isOfAnySiblings(selector),
        compounds: compoundsOf(selector),
      });
    }
  });
  return found;
}
