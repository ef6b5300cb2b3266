import type { Locale } from '#engine/form/languages/text.ts';
import {
  type Comparison,
  type ConditionGroup,
  type ConditionTest,
  type ConditionTree,
  JOINS,
  type Join,
} from '#engine/form/rules/condition-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { sayInDocument as say } from '../messages.ts';
import type { ConditionSubject } from './condition-subjects.ts';
import { hasValue, NEW_TEST, newGroup, type TreePlace, testOf, withComparison } from './edited-condition.ts';
import { ValueControl } from './value-control.tsx';

export interface ConditionRowsProps {
  readonly id: string;
  readonly subjects: readonly ConditionSubject[];
  readonly locale: Locale;
  readonly onPart: (place: TreePlace, part: ConditionTree | undefined) => void;
  readonly onMore: (place: TreePlace, part: ConditionTree) => void;
}

const JOIN_WORDS = { all: 'joinAll', any: 'joinAny', none: 'joinNone', not_all: 'joinNotAll' } as const;
const COMPARISON_WORDS = {
  is: 'is',
  is_not: 'isNot',
  is_one_of: 'isOneOf',
  is_none_of: 'isNoneOf',
  includes: 'includes',
  excludes: 'excludes',
  is_answered: 'isAnswered',
  is_empty: 'isEmpty',
  is_above: 'isAbove',
  is_at_least: 'isAtLeast',
  is_below: 'isBelow',
  is_at_most: 'isAtMost',
} as const satisfies Record<Comparison, string>;
const DAY_WORDS: { readonly [of in Comparison]?: 'isAfter' | 'isFrom' | 'isBefore' | 'isUntil' } = {
  is_above: 'isAfter',
  is_at_least: 'isFrom',
  is_below: 'isBefore',
  is_at_most: 'isUntil',
};

type PartProps<Tree> = ConditionRowsProps & { readonly tree: Tree; readonly place: TreePlace };

/** A condition as rows: one comparison, a group of them, or JSON that rows cannot show. */
export function ConditionPart(props: PartProps<ConditionTree>) {
  const { tree } = props;
  if (tree.kind === 'group') return <GroupOfRows {...props} tree={tree} />;
  if (tree.kind === 'test') return <TestRow {...props} tree={tree} />;
  return <LogicRow {...props} tree={tree} />;
}

const placeId = (id: string, place: TreePlace) => [id, ...place].join('_');
const numberOf = (place: TreePlace) => (place.at(-1) ?? 0) + 1;

function GroupOfRows(props: PartProps<ConditionGroup>) {
  const { id, tree, place, locale, onPart, onMore } = props;
  const own = placeId(id, place);
  const { read: _, ...group } = tree;
  return (
    <fieldset className="condition-group">
      <legend className="only-read">{say('groupOf', locale, { n: numberOf(place) })}</legend>
      <div className="condition-head">
        <select
          id={`${own}_join`}
          className="control"
          aria-label={say('join', locale)}
          value={tree.join}
          onChange={({ target }) => onPart(place, { ...group, join: target.value as Join })}
        >
          {JOINS.map((join) => (
            <option key={join} value={join}>
              {say(JOIN_WORDS[join], locale)}
            </option>
          ))}
        </select>
        {place.length > 0 && (
          <RemoveButton label={say('removeGroup', locale)} onRemove={() => onPart(place, undefined)} />
        )}
      </div>
      {tree.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing of its own to be known by
        <ConditionPart key={at} {...props} tree={part} place={[...place, at]} />
      ))}
      <div className="condition-more">
        <button type="button" className="btn btn-3 btn-s" onClick={() => onMore(place, NEW_TEST)}>
          <Icon name="plus" /> {say('addCondition', locale)}
        </button>
        <button type="button" className="btn btn-3 btn-s" onClick={() => onMore(place, newGroup())}>
          <Icon name="plus" /> {say('addGroup', locale)}
        </button>
      </div>
    </fieldset>
  );
}

function TestRow({ id, tree, place, subjects, locale, onPart }: PartProps<ConditionTest>) {
  const own = placeId(id, place);
  const subject = subjects.find(({ name }) => name === tree.name);
  const comparisons = subject?.comparisons ?? [tree.comparison];
  const offered = comparisons.includes(tree.comparison) ? comparisons : [...comparisons, tree.comparison];
  const groups = [...new Set(subjects.map(({ group }) => group))];
  const words = (comparison: Comparison) =>
    say((subject?.control === 'date' && DAY_WORDS[comparison]) || COMPARISON_WORDS[comparison], locale);
  return (
    <fieldset className="condition-row">
      <legend className="only-read">{say('conditionOf', locale, { n: numberOf(place) })}</legend>
      <select
        id={`${own}_name`}
        className="control condition-subject"
        aria-label={say('question', locale)}
        value={tree.name}
        onChange={({ target }) => {
          const next = subjects.find(({ name }) => name === target.value);
          if (next) onPart(place, testOf(next, tree));
        }}
      >
        {tree.name === '' && <option value="">{say('chooseQuestion', locale)}</option>}
        {tree.name !== '' && !subject && (
          <option value={tree.name}>{say('unknownName', locale, { name: tree.name })}</option>
        )}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {subjects
              .filter((each) => each.group === group)
              .map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {tree.name !== '' && (
        <select
          id={`${own}_comparison`}
          className="control condition-comparison"
          aria-label={say('comparison', locale)}
          value={tree.comparison}
          onChange={({ target }) => onPart(place, withComparison(tree, subject, target.value as Comparison))}
        >
          {offered.map((comparison) => (
            <option key={comparison} value={comparison}>
              {words(comparison)}
            </option>
          ))}
        </select>
      )}
      {tree.name !== '' && hasValue(tree.comparison) && (
        <ValueControl
          // Another question has another control.
          key={`${tree.name} ${tree.comparison}`}
          id={`${own}_value`}
          test={tree}
          subject={subject}
          locale={locale}
          onChange={(values) => {
            const { read: _, ...test } = tree;
            onPart(place, { ...test, values });
          }}
        />
      )}
      <RemoveButton label={say('removeCondition', locale)} onRemove={() => onPart(place, undefined)} />
    </fieldset>
  );
}

function LogicRow({ tree, place, locale, onPart }: PartProps<ConditionTree>) {
  return (
    <div className="condition-row">
      <div className="condition-logic">
        <p className="help">{say('logic', locale)}</p>
        <code>{JSON.stringify(tree.read)}</code>
      </div>
      <RemoveButton label={say('removeCondition', locale)} onRemove={() => onPart(place, undefined)} />
    </div>
  );
}

function RemoveButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <button type="button" className="btn btn-3 btn-s condition-remove" aria-label={label} onClick={onRemove}>
      <Icon name="close" />
    </button>
  );
}
