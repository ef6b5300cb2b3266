import { type TemplatePath, templateOf } from '../../form/field/path.ts';
import { definitionOf } from '../../form/field-types/registry.ts';
import type { FormField } from '../../form/translate/form-fields.ts';
import type { FormSession } from '../../form/validation/form-session.ts';
import type { Carts } from './picker-services.ts';

/** Reads the answers of a form's pickers from their carts; a cart starts when its field is linked. */
export function linkCarts(
  session: FormSession,
  fields: ReadonlyMap<TemplatePath, FormField>,
  carts: Partial<Carts> | undefined,
): void {
  for (const path of session.store.paths()) {
    const field = fields.get(templateOf(path))?.field;
    if (!field) continue;
    const { picks, within } = definitionOf(field.type);
    const cart = picks && carts?.[picks]?.(within?.(field) ?? '');
    if (cart) session.link(path, cart.answer);
  }
}
