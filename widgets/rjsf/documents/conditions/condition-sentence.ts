import { formatChoice, formatList } from '#engine/form/format/list.ts';
import { asSubject } from '#engine/form/format/whole-sentence.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Comparison, ConditionTest, ConditionTree } from '#engine/form/rules/condition-tree.ts';
import { readCondition } from '#engine/form/rules/condition-tree.ts';
import { sayInDocument as say } from '../messages.ts';
import type { ConditionSubject } from './condition-subjects.ts';

const WITH_VALUE = {
  is: 'sentenceIs',
  is_not: 'sentenceIsNot',
  is_one_of: 'sentenceIs',
  is_none_of: 'sentenceIsNot',
  includes: 'sentenceIncludes',
  excludes: 'sentenceExcludes',
  is_above: 'sentenceAbove',
  is_at_least: 'sentenceAtLeast',
  is_below: 'sentenceBelow',
  is_at_most: 'sentenceAtMost',
} as const satisfies Partial<Record<Comparison, string>>;

/** A value that an answer is compared with, as people know it. */
export function valueInWords(value: unknown, subject: ConditionSubject | undefined): string {
  const known = subject?.options.find((option) => option.value === value);
  return known?.label ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

function testInWords(
  { name, comparison, values }: ConditionTest,
  subjects: readonly ConditionSubject[],
  locale: Locale,
): string {
  const subject = subjects.find((each) => each.name === name);
  const label = asSubject(subject?.label ?? name, locale);
  const isBox = subject?.options.some((option) => option.value === true) ?? false;
  if (isBox && values.length === 0) {
    const value = valueInWords(comparison === 'is_answered', subject);
    return say('sentenceIs', locale, { label, value });
  }
  if (comparison === 'is_answered') return say('sentenceAnswered', locale, { label });
  if (comparison === 'is_empty') return say('sentenceEmpty', locale, { label });
  const value = formatChoice(
    values.map((each) => valueInWords(each, subject)),
    locale,
  );
  return say(WITH_VALUE[comparison], locale, { label, value });
}

/** A condition in words: “Role is Teacher and Days includes Friday”. */
export function conditionInWords(
  condition: unknown,
  subjects: readonly ConditionSubject[],
  locale: Locale,
): string {
  return treeInWords(readCondition(condition), subjects, locale);
}

function treeInWords(tree: ConditionTree, subjects: readonly ConditionSubject[], locale: Locale): string {
  if (tree.kind === 'logic') return say('sentenceLogic', locale);
  if (tree.kind === 'test') return testInWords(tree, subjects, locale);
  const { join } = tree;
  const parts = tree.parts.map((part) => {
    const words = treeInWords(part, subjects, locale);
    return part.kind === 'group' && tree.parts.length > 1 ? `(${words})` : words;
  });
  switch (join) {
    case 'all':
      return formatList(parts, locale);
    case 'any':
      return formatChoice(parts, locale);
    case 'none':
      return say('sentenceNone', locale, { parts: formatChoice(parts, locale) });
    case 'not_all':
      return say('sentenceNotAll', locale, { parts: formatList(parts, locale) });
  }
}
