import type { FieldProps } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import { capitalised } from '#engine/form/format/whole-sentence.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import type { ConditionTree } from '#engine/form/rules/condition-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { ConditionWidget } from '../../../condition/widget.tsx';
import { localeOf } from '../../messages.ts';
import { contextOf } from '../document-context.ts';
import { FieldFrame } from '../field-frame.tsx';
import { heldProps } from '../held-widget.tsx';
import { sayInDocument as say } from '../messages.ts';
import { ConditionPart } from './condition-rows.tsx';
import { conditionInWords } from './condition-sentence.ts';
import { conditionSubjects, ownFormOf } from './condition-subjects.ts';
import {
  isWhole,
  NEW_TEST,
  savedCondition,
  type TreePlace,
  treeOf,
  withMore,
  withPart,
} from './edited-condition.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A condition, chosen by rows of question, comparison and answer, with its JSON beside it. */
export function ConditionField(props: FieldProps) {
  const { fieldPathId, formData, rawErrors = [], registry, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { store } = useSchemaSession();
  const locale = localeOf(registry);
  const { documents, Truth } = contextOf(registry);
  const [asJson, setAsJson] = useState(false);
  /** The rows, complete or not, and the condition that they were saved as. */
  const [chosen, setChosen] = useState(() => ({ tree: treeOf(formData), saved: formData }));
  const box = useRef<HTMLDivElement>(null);
  const tree = isSame(chosen.saved, formData) ? chosen.tree : treeOf(formData);
  const document = store.data();
  const at = JSON.stringify(path);
  const subjects = useMemo(
    () => conditionSubjects({ documents, document, path: JSON.parse(at), locale }),
    [documents, document, at, locale],
  );

  function edit(next: ConditionTree | undefined): void {
    const saved = savedCondition(next);
    setChosen({ tree: next, saved });
    if (!isSame(saved, formData)) onChange(saved, path);
  }
  function addAt(place: TreePlace, part: ConditionTree): void {
    edit(withMore(tree, place, part));
    // A row that was added is there to be chosen.
    setTimeout(() => {
      const empty = box.current?.querySelectorAll<HTMLSelectElement>('select.condition-subject') ?? [];
      [...empty].findLast(({ value }) => value === '')?.focus();
    });
  }
  const words = formData === undefined ? undefined : conditionInWords(formData, subjects, locale);
  return (
    <FieldFrame {...props} errors={rawErrors}>
      <div className="condition" ref={box}>
        {asJson ? (
          <ConditionWidget {...heldProps('condition', props)} />
        ) : (
          <>
            {tree && (
              <ConditionPart
                id={`${id}-rows`}
                tree={tree}
                place={[]}
                subjects={subjects}
                locale={locale}
                onPart={(place, part) => edit(withPart(tree, place, part))}
                onMore={addAt}
              />
            )}
            {tree?.kind !== 'group' && (
              <div className="condition-more">
                {!tree && <span className="condition-always">{say('noCondition', locale)}</span>}
                <button
                  type="button"
                  id={`${id}__add`}
                  className="btn btn-3 btn-s"
                  onClick={() => addAt([], NEW_TEST)}
                >
                  <Icon name="plus" /> {say('addCondition', locale)}
                </button>
              </div>
            )}
            {tree && !isWhole(tree) && <p className="help">{say('incomplete', locale)}</p>}
          </>
        )}
        {(words !== undefined || asJson) && (
          <div className="condition-says">
            {words !== undefined && <p>{capitalised(words)}.</p>}
            <button
              type="button"
              id={`${id}__json`}
              className="btn btn-3 btn-s"
              aria-pressed={asJson}
              onClick={() => setAsJson(!asJson)}
            >
              {say(asJson ? 'showRows' : 'showJson', locale)}
            </button>
          </div>
        )}
        {Truth && formData !== undefined && (
          <Truth condition={formData} form={formCode(ownFormOf({ document, documents }))} />
        )}
      </div>
    </FieldFrame>
  );
}

const formCode = (form: Readonly<Record<string, unknown>> | undefined) => {
  const code = form?.['code'];
  return typeof code === 'string' ? code : undefined;
};
