/** What is put into a message, by the names of its placeholders. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Writes a message of a catalogue, in the part of ICU MessageFormat that catalogues use: `{name}` becomes the value of
 * that name, `{count, plural, =0 {none} one {# place} other {# places}}` the form that the language uses for the count,
 * with the count in groups of three for each `#`. A placeholder without a value stays, so that it is noticed.
 */
export function formatMessage(template: string, values: Values, locale: string): string {
  return fill(template.includes(PLURAL) ? withPlurals(template, values, locale) : template, values);
}

/** The names of a message's placeholders, each once, in alphabetical order. */
export function placeholdersIn(template: string): string[] {
  const opening = PLURALS.exec(template);
  const plain = [...(opening ? template.slice(0, opening.index) : template).matchAll(/\{(\w+)\}/g)];
  const names = plain.map(([, name = '']) => name);
  if (!opening) return [...new Set(names)].sort();
  const { forms, end } = readForms(template, opening.index + opening[0].length);
  const inside = [...forms.values(), template.slice(end)].flatMap(placeholdersIn);
  return [...new Set([...names, opening[1] ?? '', ...inside])].sort();
}

const PLURAL = ', plural,';
const PLURALS = /\{(\w+), plural,\s*/;

function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

function withPlurals(template: string, values: Values, locale: string): string {
  const opening = PLURALS.exec(template);
  if (!opening) return template;
  const [begin, name = ''] = opening;
  const { forms, end } = readForms(template, opening.index + begin.length);
  const count = Number(values[name]);
  const form = forms.get(`=${count}`) ?? forms.get(category(count, locale)) ?? forms.get('other') ?? '';
  const chosen = withPlurals(form, values, locale).replaceAll('#', count.toLocaleString(locale));
  return template.slice(0, opening.index) + chosen + withPlurals(template.slice(end), values, locale);
}

/** Reads `one {…} other {…}}` from a place on, and where it ends. */
function readForms(template: string, from: number): { forms: ReadonlyMap<string, string>; end: number } {
  const forms = new Map<string, string>();
  let at = from;
  for (;;) {
    const form = /^\s*(=?\w+)\s*\{/.exec(template.slice(at));
    if (!form) break;
    const start = at + form[0].length;
    const end = closingBrace(template, start);
    forms.set(form[1] ?? '', template.slice(start, end));
    at = end + 1;
  }
  return { forms, end: closingBrace(template, at) + 1 };
}

/** The brace that closes what was opened before a place. */
function closingBrace(template: string, from: number): number {
  let depth = 1;
  for (let at = from; at < template.length; at += 1) {
    if (template[at] === '{') depth += 1;
    if (template[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return template.length;
}

const rules = new Map<string, Intl.PluralRules>();

function category(count: number, locale: string): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(count);
}
