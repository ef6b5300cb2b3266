import type { Option } from '../field/option.ts';
import type { FormDocument } from './form-document.ts';

/** A form as the server sends it, with the named lists of its fields. */
export interface ServedForm {
  readonly form_type: string;
  readonly version: number;
  readonly document: FormDocument;
  readonly lists: Record<string, Option[]>;
  /** The event's time zone, in which `today` is read. */
  readonly timezone: string;
}
