import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { Upload } from '../parts/upload.tsx';

/** A file: a picture or a PDF, such as an official document. */
export function FileWidget({ field, ...props }: WidgetProps<'file'>) {
  return <Upload {...props} kind="file" purpose={field.document ?? 'file'} maxSize={field.maxSize} />;
}
