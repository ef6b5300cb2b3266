import type { FieldProps, WidgetProps } from '@rjsf/utils';
import type { Option } from '#engine/form/field/option.ts';
import type { FieldOf } from '#engine/form/form-document/field.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { SchemaParts } from '#engine/form/react/any-schema/open-schema-form.ts';
import { ColourWidget } from '../../colour/widget.tsx';
import { ConditionWidget } from '../../condition/widget.tsx';
import { LocalisedTextWidget } from '../../localised-text/widget.tsx';
import { MoneyWidget } from '../../money/widget.tsx';
import { ReferenceWidget } from '../../reference/widget.tsx';
import { partsIn } from '../index.ts';
import { localeOf } from '../messages.ts';
import { controls } from '../widgets.ts';
import { ConditionField } from './conditions/condition-field.tsx';
import { contextOf } from './document-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { FoldedRow } from './folded-row.tsx';
import { heldControl, heldField, heldProps } from './held-widget.tsx';
import { namedPlaces } from './named-places.ts';
import { PricesField } from './prices/prices-field.tsx';
import { OptionsField } from './questions/options-field.tsx';
import { QuestionsField } from './questions/questions-field.tsx';
import { RequiredField } from './questions/required-field.tsx';
import { SectionsField } from './questions/sections-field.tsx';
import './documents.css';

const WRITING: { readonly [hint: string]: 'lines' | 'rich' | undefined } = {
  textarea: 'lines',
  rich_text: 'rich',
};

const writingOf = ({
  widget,
}: {
  readonly widget?: unknown;
}): Pick<FieldOf<'localised_text'>, 'writing'> => ({
  writing: WRITING[String(widget)] ?? 'line',
});

/** A text of a document: written on a line, in a box or with markup, as its hint says. */
function DocumentText(props: FieldProps) {
  return (
    <FieldFrame {...props} errors={props.rawErrors ?? []}>
      <LocalisedTextWidget
        {...heldProps('localised_text', props, writingOf)}
        needed={contextOf(props.registry).languages}
      />
    </FieldFrame>
  );
}

/** A value of any kind. */
const DocumentJson = heldField('condition', ConditionWidget);

/** What a reference may name in the documents that stand beside the one that is edited (`formContext.documents`). */
function optionsNamed({ schema, registry }: WidgetProps): readonly Option[] {
  const { documents } = contextOf(registry);
  const names: unknown = Object(Object(schema)['x-edit'])['names'];
  if (typeof names !== 'string') return [];
  return namedPlaces(names, documents, localeOf(registry)).map(({ code, name }) => ({ id: code, name }));
}

/** All that a document's own form is drawn with: what any schema is, and what documents have types of their own for. */
export function documentPartsIn(locale: Locale): SchemaParts {
  const parts = partsIn(locale);
  return {
    ...parts,
    widgets: {
      ...parts.widgets,
      cents: heldControl('money', MoneyWidget),
      clock: controls.time,
      colour: heldControl('colour', ColourWidget),
      reference: heldControl('reference', ReferenceWidget, optionsNamed),
    },
    fields: {
      DocumentText,
      DocumentJson,
      DocumentCondition: ConditionField,
      DocumentSections: SectionsField,
      DocumentQuestions: QuestionsField,
      DocumentOptions: OptionsField,
      DocumentPrices: PricesField,
      DocumentRequired: RequiredField,
    },
    templates: { ...parts.templates, ArrayFieldItemTemplate: FoldedRow },
  };
}
