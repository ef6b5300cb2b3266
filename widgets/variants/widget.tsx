import { joinPath } from '#engine/form/field/path.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { objectAt, SchemaFields } from '#engine/form/react/schema-fields.tsx';
import { RadioRows } from '../parts/radio-rows.tsx';

/** One of several shapes: which one is a choice, and the fields of that one stand in its frame, below its words. */
export function VariantsWidget(props: WidgetProps<'variants'>) {
  const { path, field, value, enabled, labelId, locale, schema, uiSchema, registry } = props;
  const shape = field.variants.find(({ code }) => code === value);
  const options = field.variants.map(({ code, label, help }) => ({
    id: code,
    name: label,
    ...(help !== undefined && { help }),
  }));
  return (
    <fieldset className="shapes" aria-labelledby={labelId} disabled={!enabled}>
      <RadioRows
        widget={props}
        options={options}
        columns={field.layout?.columns}
        below={
          shape ? (
            // biome-ignore lint/a11y/useSemanticElements: nested fieldsets double what a browser does to show fields
            <div className="fields shape" role="group" aria-label={resolveText(shape.label, locale)}>
              <SchemaFields
                key={shape.code}
                at={joinPath(path, shape.code)}
                schema={objectAt(schema, shape.code)}
                uiSchema={uiSchema?.[shape.code]}
                registry={registry}
              />
            </div>
          ) : null
        }
      />
    </fieldset>
  );
}
