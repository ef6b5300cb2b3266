import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { SchemaFields } from '#engine/form/react/schema-fields.tsx';

type ObjectProps = Pick<WidgetProps, 'path' | 'schema' | 'uiSchema' | 'registry'>;

/** Fields that form one answer, for any type that contains them. */
export function ObjectWidget({ path, schema, uiSchema, registry }: ObjectProps) {
  return (
    <div className="fields">
      <SchemaFields at={path} schema={schema} uiSchema={uiSchema} registry={registry} />
    </div>
  );
}
