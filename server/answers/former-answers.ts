import { definitionOf, nestingOf, roleOf } from '#engine/form/field-types/registry.ts';
import { isRecord } from '#engine/form/field-types/shape.ts';
import { tagOf } from '#engine/form/field-types/variants.ts';
import { type FormField, topFieldsOf } from '#engine/form/translate/form-fields.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { isSameAnswer } from '#engine/form/values/same-answer.ts';
import { FORMER, isOfKnownShape, lostChoices, tagIn } from '#engine/form/values/stored-answers.ts';
import type { LoadedForm } from './load-form.ts';

type Entries = Record<string, unknown>;

/**
 * Adds stored answers without a place to a step's answers, at any depth: those of removed fields under their code,
 * those of removed options under `FORMER`. They count nowhere (`countedAnswers`) and return with their field or option.
 */
export function withFormerAnswers(
  { fields }: Pick<LoadedForm, 'fields'>,
  stored: Values | undefined,
  saved: Values,
): Entries {
  const kept = Object.fromEntries(Object.entries(stored ?? {}).filter(([code]) => !DECIDED.has(code)));
  return within(topFieldsOf(fields), kept, saved);
}

/** The stored answers that a form asks for, at any depth; others are not validated. */
export function askedAnswers({ fields }: Pick<LoadedForm, 'fields'>, stored: Values): Entries {
  return askedIn(topFieldsOf(fields), stored, DECIDED);
}

function askedIn(
  fields: readonly FormField[],
  stored: Values,
  besides: ReadonlySet<string> = new Set(),
): Entries {
  const known = new Map(fields.map((field) => [field.field.code, field]));
  const asked: Entries = {};
  for (const [name, value] of Object.entries(stored)) {
    const field = known.get(name);
    if (field) asked[name] = askedInside(field, value);
    else if (besides.has(name)) asked[name] = value;
  }
  return asked;
}

function askedInside(field: FormField, value: unknown): unknown {
  switch (nestingOf(field.field)) {
    case 'object':
      return isRecord(value) ? askedIn(field.inside, value) : value;
    case 'rows':
      return Array.isArray(value)
        ? value.map((row) => (isRecord(row) ? askedIn(field.inside, row) : row))
        : value;
    case 'variants': {
      const shape = tagIn(field, value);
      const chosen = field.inside.filter((each) => each.shape === shape);
      return isRecord(value) ? askedIn(chosen, value, new Set([tagOf(field.field)])) : value;
    }
    case undefined:
      return value;
  }
}

/** What the server determines with a membership and stores with its answers. */
const DECIDED: ReadonlySet<string> = new Set(['membership_renew', 'membershipID', 'membershipType']);

/** The entries of a form, an object or a row. */
function within(fields: readonly FormField[], stored: Values, saved: Values): Entries {
  const known = new Map(fields.map((field) => [field.field.code, field]));
  const all: Entries = { ...saved };
  const former: Entries = {};
  for (const [name, value] of Object.entries(stored)) {
    const field = known.get(name);
    if (name === FORMER) continue;
    if (!field) {
      if (!Object.hasOwn(saved, name)) all[name] = value;
      continue;
    }
    if (nestingOf(field.field) === undefined && roleOf(field.field) !== 'answer') continue;
    const own = inside(field, value, saved[name]);
    if (own !== undefined) all[name] = own;
    const lost = nestingOf(field.field) === undefined ? lostOf(field, value, saved[name]) : undefined;
    if (lost !== undefined) former[name] = lost;
  }
  const before = stored[FORMER];
  for (const [name, value] of Object.entries(isRecord(before) ? before : {})) {
    const field = known.get(name);
    const lost = field ? lostOf(field, value, saved[name]) : value;
    if (lost !== undefined) former[name] ??= lost;
  }
  delete all[FORMER];
  return Object.keys(former).length > 0 ? { ...all, [FORMER]: former } : all;
}

/** The part of an unchanged answer that its field can no longer have. */
function lostOf(field: FormField, value: unknown, saved: unknown): unknown {
  const ids = lostChoices(field, value);
  if (ids.length > 0) return ids;
  const isAnswered = saved !== undefined && saved !== null && saved !== '';
  if (isAnswered || value === undefined || value === null || value === '') return undefined;
  return definitionOf(field.field.type).fits(value, field.options) ? undefined : value;
}

/** A group with the lost parts of its answers; undefined if nothing changes. */
function inside(field: FormField, stored: unknown, saved: unknown): unknown {
  switch (nestingOf(field.field)) {
    case 'object':
      return isRecord(stored)
        ? orNothing(within(field.inside, stored, isRecord(saved) ? saved : {}))
        : undefined;
    case 'rows':
      return Array.isArray(stored) && Array.isArray(saved) ? rows(field.inside, stored, saved) : undefined;
    case 'variants': {
      const isSame = isRecord(stored) && isRecord(saved) && tagIn(field, stored) === tagIn(field, saved);
      if (!isSame || !isOfKnownShape(field.field, stored)) return undefined;
      const tag = tagOf(field.field);
      const chosen = field.inside.filter(({ shape }) => shape === tagIn(field, saved));
      const { [tag]: shape, ...others } = stored;
      return { [tag]: shape, ...within(chosen, others, saved) };
    }
    case undefined:
      return undefined;
  }
}

const orNothing = (entries: Entries) => (Object.keys(entries).length > 0 ? entries : undefined);

/** Each saved row with the lost parts of its stored version: the equal one, otherwise the one at its index. */
function rows(
  fields: readonly FormField[],
  stored: readonly unknown[],
  saved: readonly unknown[],
): unknown[] {
  const known = new Map(fields.map((field) => [field.field.code, field]));
  const asked = (row: unknown) =>
    Object.fromEntries(
      Object.entries(isRecord(row) ? row : {}).filter(([name, value]) => {
        const field = known.get(name);
        return field !== undefined && lostOf(field, value, undefined) === undefined;
      }),
    );
  const free = new Set(stored.keys());
  const origins = saved.map((row) => {
    const origin = [...free].find((at) => isSameAnswer(asked(stored[at]), row));
    if (origin !== undefined) free.delete(origin);
    return origin;
  });
  return saved.map((row, at) => {
    const place = stored.length === saved.length && free.has(at) ? at : undefined;
    const before = stored[origins[at] ?? place ?? -1];
    return isRecord(row) && isRecord(before) ? within(fields, before, row) : row;
  });
}
