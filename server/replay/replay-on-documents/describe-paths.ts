import type { AnswerProblem } from './check-step.ts';
import type { StepWay } from './compare-walks.ts';
import type { DossierPaths } from './replay-on-documents.ts';

const MARKS: Readonly<Record<StepWay['standing'], string>> = {
  same: ' ',
  moved: '~',
  skipped: '-',
  gone: '-',
  new: '+',
};

/** How recorded dossiers proceed on other documents, as lines for a terminal; differences are marked. */
export function describePaths(all: readonly DossierPaths[]): string {
  if (all.length === 0)
    return 'Nobody in it went through the steps of a flow: no document changes their way.';
  return all.flatMap(linesOf).join('\n');
}

function linesOf({ flow, code, choice, steps, canBeSent, goesAnotherWay }: DossierPaths): string[] {
  const end = canBeSent === false ? ' It could not be sent.' : '';
  const head = goesAnotherWay ? `goes ANOTHER WAY.${end}` : 'goes the same way.';
  return [
    `${code}, flow ${flow}: ${head}`,
    ...choice.map(({ path, label, reason }) => `  ! ${path} “${label}” ${reason}`),
    ...steps.flatMap((step) => [
      `  ${step.problems.length > 0 && step.standing === 'same' ? '!' : MARKS[step.standing]} ${step.label} (${step.code})${standingOf(step)}`,
      ...step.problems.map(problemLine),
    ]),
  ];
}

function standingOf({ standing, after }: StepWay): string {
  switch (standing) {
    case 'same':
      return '';
    case 'moved':
      return `: comes ${placeOf(after?.now)} now, and came ${placeOf(after?.then)}`;
    case 'skipped':
      return ': is skipped now, its skip_if holds for what was answered';
    case 'gone':
      return ': is not in the flow any more';
    case 'new':
      return ': is new, nobody was asked it';
    default:
      return standing satisfies never;
  }
}

const placeOf = (previous: string | undefined) => (previous ? `after “${previous}”` : 'first');

const problemLine = ({ form, path, label, reason }: AnswerProblem) =>
  `      ${form}/${path} “${label}”: ${reason}`;
