import { FieldSlot } from '#engine/react/field-slot.tsx';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { joinPath } from '#engine/values/path.ts';

/** Fields that are one answer together. */
export function ObjectWidget({ path, field }: WidgetProps<'object'>) {
  return (
    <div className="fields">
      {field.fields.map(({ code }) => (
        <FieldSlot key={code} path={joinPath(path, code)} />
      ))}
    </div>
  );
}
