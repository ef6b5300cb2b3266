import { memo, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldOf } from '../configuration/field.ts';
import { resolveText } from '../configuration/text.ts';
import type { FieldType } from '../field-types/registry.ts';
import { type Path, templateOf } from '../values/path.ts';
import { afterPointer } from './after-pointer.ts';
import { fieldId } from './field-id.ts';
import { HolderOpenContext, useFormEnvironment, type WidgetDefinition } from './form-environment.ts';

/** Draws one field and nothing else: reads its own path of the store, so a keystroke renders one slot. */
export const FieldSlot = memo(function FieldSlot({ path }: { path: Path }) {
  const { form, session, widgets, templates, formId } = useFormEnvironment();
  const { store } = session;
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  const state = useSyncExternalStore(subscribe, () => store.read(path));
  const enabled = useContext(HolderOpenContext) && state.enabled;
  const formField = form.fields.get(templateOf(path));
  if (!formField || !state.visible) return null;

  const field = formField.field as FieldOf<FieldType>;
  const widget = widgets[field.type] as WidgetDefinition<FieldType>;
  const Control = widget.Widget;
  const Template = templates.Field;
  const id = fieldId(formId, path);
  const labelId = `${id}-label`;
  const describedBy = [
    field.help && `${id}-help`,
    state.errors.length > 0 && `${id}-error`,
    !enabled && resolveText(field.disabled_notice, form.locale) && `${id}-notice`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Template
      id={id}
      labelId={labelId}
      field={field}
      widget={widget}
      required={state.required}
      enabled={enabled}
      checking={state.checking}
      errors={state.errors}
      locale={form.locale}
    >
      <Control
        id={id}
        path={path}
        formId={formId}
        field={field}
        options={formField.options}
        value={state.value}
        required={state.required}
        enabled={enabled}
        checking={state.checking}
        errors={state.errors}
        describedBy={describedBy || undefined}
        labelId={labelId}
        locale={form.locale}
        onChange={(value) => session.edit(path, value)}
        onBlur={() => afterPointer(() => session.blur(path))}
      />
    </Template>
  );
});
