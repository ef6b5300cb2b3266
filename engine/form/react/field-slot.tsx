import type { FieldTemplateProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ComponentType, memo, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Path, templateOf } from '../field/path.ts';
import { isFieldType } from '../field-types/registry.ts';
import { resolveText } from '../languages/text.ts';
import { afterPointer } from './after-pointer.ts';
import { fieldId } from './field-id.ts';
import { foreignFieldProps, foreignTemplateProps, foreignWidget } from './foreign-parts.tsx';
import {
  type AnyWidgetDefinition,
  type FormRegistry,
  HolderOpenContext,
  useFormEnvironment,
} from './form-environment.ts';
import { drawnField } from './ui-options.ts';

interface FieldSlotProps {
  readonly path: Path;
  /** The form's schema there; without it nothing is drawn. */
  readonly schema: RJSFSchema | boolean | undefined;
  readonly uiSchema: UiSchema | undefined;
  readonly registry: FormRegistry;
}

/** Renders one field, reading only its own path of the store: a keystroke renders one slot. */
export const FieldSlot = memo(function FieldSlot({ path, schema, uiSchema, registry }: FieldSlotProps) {
  const { form, session, formId } = useFormEnvironment();
  const { store } = session;
  const formField = form.fields.get(templateOf(path));
  // One memo: of a thousand fields a hook more each is felt.
  const { subscribe, read, drawn } = useMemo(
    () => ({
      subscribe: (redraw: () => void) =>
        store.subscribe(path, (change) => {
          if (change !== 'written') redraw();
        }),
      read: () => store.read(path),
      drawn: formField && drawnField(formField, uiSchema, registry),
    }),
    [store, path, formField, uiSchema, registry],
  );
  const state = useSyncExternalStore(subscribe, read, read);
  const isOpen = useContext(HolderOpenContext) && state.enabled && drawn?.isClosed !== true;
  if (!drawn || !state.visible || typeof schema !== 'object') return null;

  const { field, ui } = drawn;
  const { definitions, FieldTemplate: own } = registry.formContext;
  const named = typeof drawn.widget === 'string' && isFieldType(drawn.widget) ? drawn.widget : field.type;
  const widget = definitions[named] as AnyWidgetDefinition;
  const foreign = foreignWidget(drawn.widget ?? named, widget, registry);
  const Control = foreign ?? widget.Widget;
  const Whole = typeof drawn.drawnBy === 'string' ? registry.fields[drawn.drawnBy] : drawn.drawnBy;
  const template: unknown = ui['FieldTemplate'] ?? registry.templates.FieldTemplate;
  const Around = template === own ? undefined : (template as ComponentType<FieldTemplateProps>);
  // A foreign component may show the field's answer anywhere.
  const isShown = widget.keepsText === true && !foreign && !Whole && !Around;
  const id = fieldId(formId, path);
  const labelId = `${id}-label`;
  const describedBy = [
    field.help && `${id}-help`,
    state.errors.length > 0 && `${id}-error`,
    !isOpen && resolveText(field.disabled_notice, form.locale) && `${id}-notice`,
  ]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    path,
    formId,
    field,
    options: drawn.options,
    value: state.value,
    required: state.required,
    enabled: isOpen,
    checking: state.checking,
    errors: state.errors,
    describedBy: describedBy || undefined,
    labelId,
    locale: form.locale,
    schema,
    uiSchema,
    ui,
    registry,
    onChange(value: unknown) {
      if ((value === '' || value === undefined) && 'emptyValue' in ui) session.edit(path, drawn.emptyValue);
      else if (isShown) session.write(path, value);
      else session.edit(path, value);
    },
    onBlur: () => afterPointer(() => session.blur(path)),
  };
  if (typeof Whole === 'function') {
    const Field = Whole as ComponentType<ReturnType<typeof foreignFieldProps>>;
    return <Field {...foreignFieldProps(control, registry)} />;
  }
  if (Around) {
    return (
      <Around {...foreignTemplateProps(control, registry)}>
        <Control {...control} />
      </Around>
    );
  }
  return own({
    id,
    labelId,
    field,
    widget: foreign ? { ...(definitions[field.type] as AnyWidgetDefinition), shape: 'control' } : widget,
    required: state.required,
    enabled: isOpen,
    checking: state.checking,
    errors: state.errors,
    locale: form.locale,
    children: <Control {...control} />,
  });
});
