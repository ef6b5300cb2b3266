import { hasWidget, type RegistryWidgetsType, type RJSFSchema } from '@rjsf/utils';
import { isPlain } from './data-path.ts';
import { pointerStep } from './json-pointer.ts';
import type { SchemaProblem } from './schema-problems.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'array'] as const;

/** The unknown widgets in a uiSchema, with their places; the type's default is used instead. */
export function unknownWidgets(
  uiSchema: unknown,
  widgets: RegistryWidgetsType,
  pointer = 'uiSchema:',
): SchemaProblem[] {
  if (!isPlain(uiSchema)) return [];
  return Object.entries(uiSchema).flatMap(([name, value]) => {
    const at = `${pointer}/${pointerStep(name)}`;
    const isWidget = name === 'ui:widget' || (name === 'widget' && pointer.endsWith('/ui:options'));
    if (!isWidget) return unknownWidgets(value, widgets, at);
    if (typeof value !== 'string' || value === 'hidden') return [];
    const isKnown = TYPES.some((type) => hasWidget({ type } as RJSFSchema, value, widgets));
    return isKnown ? [] : [{ pointer: at, problem: 'unknown-widget', given: value, refused: false }];
  });
}
