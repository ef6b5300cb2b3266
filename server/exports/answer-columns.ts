import { isRowStep, stepsOf, templateOf } from '#engine/form/field/path.ts';
import { definitionOf, isFieldType } from '#engine/form/field-types/registry.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { FormField } from '#engine/form/translate/form-fields.ts';
import { eachAnswer } from '#engine/form/values/each-answer.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { tagIn } from '#engine/form/values/stored-answers.ts';
import type { LoadedForm } from '#server/answers/load-form.ts';
import { isAnswered, labelOf, WITHIN } from '#server/answers/question-label.ts';
import { type Cell, type Columns, numberCell, textCell } from './exported-table.ts';

type Form = Pick<LoadedForm, 'fields'> & {
  readonly served: Pick<LoadedForm['served'], 'form_type' | 'document'>;
};

/** Separators between rows, by depth. */
const ROWS = [' | ', ' / ', ' + '];
// Names of options have commas of their own.
const SEVERAL = '; ';
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A column for each field of these forms. Rows share a column, in order; items and cards are left out. `taken` contains
 * other columns' headings. Former fields are distinguished by their code.
 */
export function answerColumns(
  forms: readonly Form[],
  locale: Locale,
  taken: readonly string[] = [],
  isFormer = false,
): Columns<Pick<FormContext, 'answers'>> {
  const columns = forms.map((form) => ({
    form,
    fields: [...form.fields.values()].filter(isAnswered),
  }));
  return {
    headings: apart(
      columns.flatMap(({ form, fields }) =>
        fields.map((field) => ({
          form: resolveText(form.served.document.title, locale),
          label: isFormer ? `${labelOf(field, locale)} (${field.field.code})` : labelOf(field, locale),
        })),
      ),
      taken,
    ),
    cells: ({ answers }) =>
      columns.flatMap(({ form, fields }) => {
        const given = cellsByField(form, answers[form.served.form_type] ?? {}, locale);
        return fields.map(({ template }) => inRows(given.get(template) ?? []));
      }),
  };
}

/** The labels; ambiguous ones follow the title of their form. */
function apart(columns: readonly { form: string; label: string }[], taken: readonly string[]): string[] {
  const counts = new Map(taken.map((heading) => [heading, 1]));
  for (const { label } of columns) counts.set(label, (counts.get(label) ?? 0) + 1);
  return columns.map(({ form, label }) => (counts.get(label) === 1 ? label : `${form}${WITHIN}${label}`));
}

/** An answer of a column with the indices of its rows, outermost first. */
interface PlacedCell {
  readonly rows: readonly string[];
  readonly cell: Cell;
}

function cellsByField(
  form: Form,
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
): ReadonlyMap<string, PlacedCell[]> {
  const cells = new Map<string, PlacedCell[]>();
  for (const { path, field, value } of eachAnswer(form.fields, values)) {
    const template = templateOf(path);
    const rows = stepsOf(path).filter(isRowStep);
    cells.set(template, [...(cells.get(template) ?? []), { rows, cell: cellOf(field, value, locale) }]);
  }
  return cells;
}

/** An answer: numbers and dates as data, anything else in words. */
function cellOf(formField: FormField, value: unknown, locale: Locale): Cell {
  const { field, options } = formField;
  if (!isFieldType(field.type)) return undefined;
  const definition = definitionOf(field.type);
  if (definition.nests === 'variants') return textCell(shapeName(formField, value, locale));
  if (definition.isEmpty(value)) return undefined;
  if (typeof value === 'number') return numberCell(value);
  if (typeof value === 'string' && ISO_DAY.test(value)) return textCell(value);
  // The field may have been another one when it was answered.
  if (!definition.fits(value, options))
    return textCell(typeof value === 'string' ? value : JSON.stringify(value));
  const words = definition.words(value, field, { locale, options });
  // Line breaks are kept.
  if (words.join('\n') === value) return textCell(value);
  return textCell(words.join(Array.isArray(value) ? SEVERAL : ', '));
}

function shapeName(formField: FormField, value: unknown, locale: Locale): string | undefined {
  const { field } = formField;
  const shape = tagIn(formField, value);
  const known = 'variants' in field ? field.variants.find(({ code }) => code === shape) : undefined;
  return known && resolveText(known.label, locale);
}

/** The rows of a cell; nested rows have other separators, and empty rows keep their place. */
function inRows(cells: readonly PlacedCell[], depth = 0): Cell {
  if (cells.length < 2) return cells[0]?.cell;
  if (cells.every(({ cell }) => cell === undefined)) return undefined;
  const rows = new Map<string, PlacedCell[]>();
  for (const placed of cells) {
    const row = placed.rows[depth] ?? '';
    rows.set(row, [...(rows.get(row) ?? []), placed]);
  }
  const within = [...rows.values()].map((inside) => wordsOf(inRows(inside, depth + 1)));
  return textCell(within.join(ROWS[depth] ?? ROWS.at(-1)));
}

function wordsOf(cell: Cell): string {
  if (cell?.kind === 'text') return cell.text;
  return cell?.kind === 'number' ? String(cell.number) : '';
}
