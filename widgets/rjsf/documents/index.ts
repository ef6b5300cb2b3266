import type { WidgetProps } from '@rjsf/utils';
import { createElement } from 'react';
import type { Locale } from '#engine/configuration/text.ts';
import type { SchemaParts } from '#engine/react/any-schema/open-schema-form.ts';
import { partsIn } from '../index.ts';
import { controls } from '../widgets.ts';
import { Colour } from './colour.tsx';
import { DocumentJson } from './document-json.tsx';
import { DocumentText } from './document-text.tsx';
import { FoldedRow } from './folded-row.tsx';
import { Reference } from './reference.tsx';
import './documents.css';

/** An amount in cents, typed as money. */
function Cents(props: WidgetProps) {
  const { value, schema, onChange } = props;
  // Its limits are of cents.
  const { minimum: _least, maximum: _most, ...unlimited } = schema;
  return createElement(controls.currency, {
    ...props,
    schema: { ...unlimited, type: 'number' },
    value: typeof value === 'number' ? value / 100 : value,
    onChange: (answer: unknown) => onChange(typeof answer === 'number' ? Math.round(answer * 100) : answer),
  });
}

/** All that a document's own form is drawn with: what any schema is, and what documents alone have. */
export function documentPartsIn(locale: Locale): SchemaParts {
  const parts = partsIn(locale);
  return {
    ...parts,
    widgets: { ...parts.widgets, cents: Cents, clock: controls.time, colour: Colour, reference: Reference },
    fields: { DocumentText, DocumentJson },
    templates: { ...parts.templates, ArrayFieldItemTemplate: FoldedRow },
  };
}
