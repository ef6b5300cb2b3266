import { opened } from './call-body.ts';
import { answerKind, nameIn, type PersonalKind, personalKind } from './personal-values.ts';
import { isStandIn, type StandIns } from './pseudonyms.ts';

/** Names that contain answers, in calls and in their answers. */
const OF_ANSWERS = new Set(['values', 'base', 'answers']);

/** Names under which the product itself speaks, by the names of answers. */
const OF_THE_PRODUCT = new Set(['errors']);

/** A personal value with its place. */
export interface Found {
  readonly pointer: string;
  readonly kind: PersonalKind | 'code';
}

export interface Redaction {
  readonly standIns: StandIns;
  /** All texts of public documents, which are not personal anywhere. */
  readonly vocabulary: ReadonlySet<string>;
  /** Told of everything that is replaced. */
  readonly onFound?: (found: Found) => void;
}

interface Place {
  readonly pointer: string;
  readonly name: string;
  readonly isAnswer: boolean;
}

const ROOT: Place = { pointer: '', name: '', isAnswer: false };

/** A JSON value with all personal values replaced by pseudonyms. */
export function redacted(value: unknown, redaction: Redaction, place: Place = ROOT): unknown {
  if (typeof value === 'string') return redactedText(value, redaction, place);
  if (Array.isArray(value))
    return value.map((each, at) =>
      redacted(each, redaction, { ...place, pointer: `${place.pointer}/${at}` }),
    );
  if (typeof value !== 'object' || value === null || isMask(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      OF_THE_PRODUCT.has(name)
        ? each
        : redacted(each, redaction, {
            pointer: `${place.pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
            name: nameIn(value, name),
            isAnswer: place.isAnswer || OF_ANSWERS.has(name),
          }),
    ]),
  );
}

/** An inspector's mask: only the kind and length of a value. */
function isMask(value: object): boolean {
  const { masked, length, ...more } = value as { masked?: unknown; length?: unknown };
  return (
    (masked === 'text' || masked === 'number') && typeof length === 'number' && Object.keys(more).length === 0
  );
}

function redactedText(text: string, redaction: Redaction, place: Place): string {
  const inside = opened(text);
  if (typeof inside !== 'string') {
    const clean = redacted(inside, redaction, place);
    const written = JSON.stringify(clean);
    // Untouched, it stays as it was written.
    return written === JSON.stringify(inside) ? text : written;
  }
  const { standIns, vocabulary, onFound } = redaction;
  const kind = place.isAnswer ? answerKind(text, place.name) : personalKind(text, place.name);
  const isPublic = vocabulary.has(text) && (kind === 'text' || kind === undefined);
  if (kind !== undefined && !isPublic) {
    const standIn = standIns.of(kind, text);
    if (standIn !== text || !isStandIn(kind, text)) onFound?.({ pointer: place.pointer, kind });
    return standIn;
  }
  return withKnown(text, redaction, place);
}

/** A text that is no personal value itself, with those in it that are known replaced. */
export function withKnown(text: string, { standIns, onFound }: Redaction, { pointer }: Place = ROOT): string {
  let clean = text;
  for (const [value, standIn] of standIns.given) {
    if (clean.includes(value)) clean = clean.replaceAll(value, standIn);
  }
  if (clean !== text) onFound?.({ pointer, kind: 'text' });
  return clean;
}

/** Adds every text of public documents. */
export function addVocabulary(vocabulary: Set<string>, value: unknown): void {
  if (typeof value === 'string') vocabulary.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) addVocabulary(vocabulary, each);
}

/** Adds the texts of documents contained in an answer. */
export function addDocuments(vocabulary: Set<string>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (name === 'document') addVocabulary(vocabulary, each);
    else addDocuments(vocabulary, each);
  }
}
