import { answerNamed } from '../diagnosis/flow-names.ts';
import { optionsOf, topField } from '../diagnosis/possible-values.ts';
import type { SentenceList, SentenceValue } from '../diagnosis/sentence.ts';
import type { FoundWalk } from './complete-walk.ts';
import type { Walk, WalkInput, WalkPick } from './walk.ts';
import { says } from './words.ts';

/** The most answers and items in a title. */
const MOST = 3;

const MODES: Readonly<Record<string, () => SentenceValue>> = {
  'In-Person': () => says('inPerson'),
  Online: () => says('online'),
  Hybrid: () => says('hybrid'),
};

/** Walks with what tells them apart in words: "Teacher, in person, two days, early bird". */
export function titled(found: readonly FoundWalk[], input: WalkInput): Walk[] {
  const short = found.map((each) => [...choices(each, input), ...early(each, input)]);
  const keys = short.map((parts) => JSON.stringify(parts));
  return found.map((each, index): Walk => {
    const { scope: _, ...walk } = each.walk;
    const alike = found.filter((_other, at) => keys[at] === keys[index]);
    const more = alike.length > 1 ? answers(each, tellingApart(alike), input).slice(0, MOST) : [];
    const list = [...(short[index] ?? []), ...more, ...picked(each, input)];
    const title: SentenceList = { list: list.length > 0 ? list : [says('plain')], joined: 'commas' };
    return { ...walk, shows: each.shows, title };
  });
}

/** The answers that differ among walks whose titles would be the same. */
function tellingApart(alike: readonly FoundWalk[]): string[] {
  const names = [...new Set(alike.flatMap(({ pins }) => Object.keys(pins).filter(answerNamed)))];
  return names.filter((name) => new Set(alike.map(({ pins }) => JSON.stringify(pins[name]))).size > 1);
}

function choices({ walk }: FoundWalk, { context, membership, names }: WalkInput): SentenceValue[] {
  const { track, mode, registrations_day: chosen } = walk.registration;
  const type = String(walk.scope.registration['membershipType'] ?? '');
  const { tracks = [], days = [] } = context.event ?? {};
  const own = tracks.find(({ code }) => code === track);
  const label = membership?.types.find((each) => each.type === type)?.label;
  const named = MODES[String(mode)];
  return [
    ...(type === 'declined' ? [says('notMember')] : label === undefined ? [] : [label]),
    ...(own && tracks.length > 1 ? [names.track(own.code)] : []),
    ...(own && own.modes.length > 1 && named ? [named()] : []),
    ...(Array.isArray(chosen) && days.length > 1 ? [says('days', { count: chosen.length })] : []),
  ];
}

function answers({ walk }: FoundWalk, names: readonly string[], { context }: WalkInput): SentenceValue[] {
  return names.flatMap((name): SentenceValue[] => {
    const named = answerNamed(name);
    const value = named && walk.scope.answers[named.form]?.[named.field];
    const field = named && topField(context.formOf?.(named.form), named.field);
    if (!field || value === undefined || value === false || value === '') return [];
    const options = optionsOf(field, context) ?? [];
    const chosen = [value].flat().map((id) => options.find((option) => option.id === id)?.name ?? String(id));
    const question = 'label' in field && field.label !== undefined ? field.label : field.code;
    if (value === true) return [question];
    if (value === 'Y' || value === 'N')
      return [says('answer', { question, value: says(value === 'Y' ? 'yes' : 'no') })];
    return [says('answer', { question, value: { list: chosen, joined: 'and' } })];
  });
}

function early({ shows }: FoundWalk, { fees, today }: WalkInput): SentenceValue[] {
  const isEarly = fees.some(
    ({ code, early_bird: early }) => early && today <= early.until && shows.includes(`fee:${code}`),
  );
  return isEarly ? [says('earlyBird')] : [];
}

/** The names of the items that a walk chooses beyond those that it must. */
function picked({ wanted }: FoundWalk, input: WalkInput): SentenceValue[] {
  const names = wanted.slice(0, MOST).map((pick) => pickName(pick, input));
  return names.length > 0 ? [says('picked', { items: { list: names, joined: 'and' } })] : [];
}

function pickName({ kind, item }: WalkPick, { offersOf, names }: WalkInput): SentenceValue {
  const [document = '', code = ''] = item.split('/');
  switch (kind) {
    case 'session':
      return names.session(item);
    case 'activity':
      return offersOf('activities')?.offers.find((each) => each.code === item)?.name ?? item;
    case 'variant':
      return offersOf('products')?.offers.find((each) => each.code === document)?.name ?? item;
    case 'choice':
      return offersOf(document)?.offers.find((each) => each.code === code)?.name ?? item;
  }
}
