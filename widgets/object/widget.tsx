import type { WidgetProps } from '#engine/react/form-environment.ts';
import { SchemaFields } from '#engine/react/schema-fields.tsx';

/** Fields that are one answer together. */
export function ObjectWidget({ path, schema, uiSchema }: WidgetProps<'object'>) {
  return (
    <div className="fields">
      <SchemaFields at={path} schema={schema} uiSchema={uiSchema} />
    </div>
  );
}
