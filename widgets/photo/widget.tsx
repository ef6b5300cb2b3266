import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { Upload } from '../parts/upload.tsx';

/** A photograph. */
export function PhotoWidget({ field, ...props }: WidgetProps<'photo'>) {
  return <Upload {...props} kind="photo" purpose="photo" maxSize={field.maxSize} />;
}
