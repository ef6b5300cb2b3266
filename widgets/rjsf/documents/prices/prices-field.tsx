import { type FieldProps, type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { Icon } from '#ui/icon.tsx';
import { localeOf } from '../../messages.ts';
import { conditionSubjects } from '../conditions/condition-subjects.ts';
import { contextOf } from '../document-context.ts';
import { sayInDocument as say } from '../messages.ts';
import { allCodes } from '../questions/all-codes.ts';
import { freeCode } from '../questions/question-codes.ts';
import { RowList } from '../rows/row-list.tsx';
import { RowTemplate } from '../rows/row-template.tsx';
import { useRows } from '../rows/use-rows.ts';
import { amountOn, priceInWords } from './price-in-words.ts';

const PRICE: UiSchema = { 'ui:ObjectFieldTemplate': RowTemplate };

/** Prices in their order: amount, dates and whom each is for in words, and those that are asked today. */
export function PricesField(props: FieldProps) {
  const { fieldPathId, schema, registry, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const rows = useRows(props);
  const { documents } = contextOf(registry);
  const document = store.data();
  const subjects = useMemo(
    () => conditionSubjects({ documents, document, path: [], locale }),
    [documents, document, locale],
  );
  const event = documents.find((each) => isPlain(each) && each['kind'] === 'event');
  const today = dayIn(String(Object(event)['timezone']), new Date());
  const item = useMemo<RJSFSchema>(
    () => ({
      ...registry.schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema),
      title: '',
      description: '',
    }),
    [schema, registry],
  );
  const hasCode = item.properties?.['code'] !== undefined;
  const SchemaField = registry.fields['SchemaField'];
  const wordsOf = (price: unknown) => priceInWords(price, subjects, locale);
  const titleOf = (price: unknown, index: number) =>
    (hasCode && isPlain(price) && nameOrCode(price, locale)) || wordsOf(price).amount || String(index + 1);
  return (
    <div id={id} className="questions">
      <div>
        <p className="nest-name">{schema.title}</p>
        {schema.description && <p className="help">{schema.description}</p>}
      </div>
      <RowList
        rows={rows}
        locale={locale}
        titleOf={titleOf}
        saysOf={(price) => {
          const { amount, audience } = wordsOf(price);
          const now = amountOn(price, today);
          return (
            <>
              {hasCode ? `${amount}. ${audience}.` : `${audience}.`}
              {now !== undefined && (
                <span className="price-now">
                  {say(now === 'early' ? 'earlyToday' : 'appliesToday', locale)}
                </span>
              )}
            </>
          );
        }}
        form={(price, index) => (
          <div className="question-form">
            {SchemaField && (
              <SchemaField
                name={String(index)}
                schema={item}
                uiSchema={PRICE}
                fieldPathId={toFieldPathId(index, registry.globalFormOptions, path)}
                formData={price}
                registry={registry}
                required
                onChange={onChange}
                onBlur={props.onBlur}
                onFocus={props.onFocus}
              />
            )}
            <div className="question-acts">
              <button
                type="button"
                className="btn btn-3 btn-s"
                onClick={() => {
                  if (!isPlain(price)) return;
                  const code = hasCode && freeCode(String(price['code']), allCodes(store.data()));
                  rows.insert(index + 1, { ...structuredClone(price), ...(code && { code }) });
                }}
              >
                <Icon name="copy" /> {say('duplicate', locale)}
              </button>
              <button type="button" className="btn btn-3 btn-s" onClick={() => rows.remove(index)}>
                <Icon name="trash" /> {say('remove', locale)}
              </button>
            </div>
          </div>
        )}
      />
      <button
        type="button"
        id={`${id}__add`}
        className="btn btn-2 btn-s"
        onClick={() =>
          rows.insert(rows.list.length, hasCode ? { code: freeCode('price', allCodes(store.data())) } : {})
        }
      >
        <Icon name="plus" /> {say('addPrice', locale)}
      </button>
    </div>
  );
}
