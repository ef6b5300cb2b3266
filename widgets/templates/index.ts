import type { FormTemplates } from '#engine/form/react/form-environment.ts';
import { FieldTemplate } from './field.tsx';
import { SectionTemplate } from './section.tsx';
import '../widgets.css';

/** What surrounds the widgets of every form. */
export const templates: FormTemplates = { FieldTemplate, SectionTemplate };
