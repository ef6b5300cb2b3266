import { isRegistration } from '#engine/contract/is-registration.ts';
import type { FlowDocument, Step } from '#engine/event/documents/flow/schema.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { stepsFor } from '#server/answers/flow-steps.ts';
import { checkOnDocuments, choiceProblems, type Documents } from './check-on-documents.ts';
import { type AnswerProblem, formChecker } from './check-step.ts';
import { compareWalks, type StepWay } from './compare-walks.ts';
import { type RecordedDossier, recordedDossiers, recordedForms } from './recorded-dossiers.ts';
import { type StepCheck, walkSteps } from './walk-steps.ts';

/** How a recorded dossier proceeds on other documents. */
export interface DossierPaths {
  readonly flow: string;
  readonly code: string;
  /** The track, mode or days that the event no longer offers. */
  readonly choice: readonly AnswerProblem[];
  readonly steps: readonly StepWay[];
  /** Whether it could still be submitted, if it was. */
  readonly canBeSent: boolean | undefined;
  readonly goesAnotherWay: boolean;
}

/**
 * Finds the step at which each recorded person would proceed differently on other documents: the flow's machine runs on
 * their answers, and each answer is checked as on the server. Stock and prices are not considered.
 */
export async function pathsOnDocuments(
  recording: Recording,
  documents: Documents,
  event: string,
): Promise<readonly DossierPaths[]> {
  const locale = localeIn(recording.own.locale);
  const at = new Date(recording.startedAt);
  const asServed = checkAsServed(recording, at, locale);
  const now = checkOnDocuments(documents, event, at, locale);
  const dossiers = recordedDossiers(recording);
  return Promise.all(
    dossiers.map((dossier) => dossierWays(dossier, documents, event, locale, asServed, now)),
  );
}

async function dossierWays(
  recorded: RecordedDossier,
  documents: Documents,
  event: string,
  locale: Locale,
  asServed: StepCheck,
  check: StepCheck,
): Promise<DossierPaths> {
  const { flow, dossier } = recorded;
  const document = documents.current(event, 'flow', flow)?.document;
  const then = await walkSteps(recorded, stepsThen(recorded, document), asServed);
  // A pseudonym may not fit its field: problems that existed in the recording are not news.
  const known = new Set(then.steps.flatMap(({ problems }) => problems.map(keyOf)));
  const news: StepCheck = (formType, answers, context) => {
    const { problems, ...checked } = check(formType, answers, context);
    return { ...checked, problems: problems.filter((problem) => !known.has(keyOf(problem))) };
  };
  const chosen = isRegistration(dossier)
    ? { track: dossier.track, mode: dossier.mode, days: dossier.registrations_day }
    : {};
  const offered = document ? stepsFor(document, chosen) : [];
  const now = await walkSteps(recorded, offered, news);
  const steps = compareWalks(then, now, offered, locale);
  const choice = choiceProblems(documents, event, recorded, locale);
  const isOther = steps.some(({ standing, problems }) => standing !== 'same' || problems.length > 0);
  const isLost = recorded.isSubmitted && now.canBeSent !== true;
  return {
    flow,
    code: dossier.code,
    choice,
    steps,
    canBeSent: now.canBeSent,
    goesAnotherWay: isOther || isLost || choice.length > 0,
  };
}

/** The recorded steps; without any, those of the saved forms under their present names. */
function stepsThen({ steps, answers }: RecordedDossier, document: FlowDocument | undefined): readonly Step[] {
  if (steps.length > 0) return steps;
  return [...answers.keys()].map((form_type): Step => {
    const named = document?.steps.find((step) => step.form_type === form_type);
    return named ?? { code: form_type, label: form_type, kind: 'form', form_type };
  });
}

/** Checks answers by the forms that were served when they were given. */
function checkAsServed(recording: Recording, at: Date, locale: Locale): StepCheck {
  const checkers = new Map(
    [...recordedForms(recording)].map(([type, form]) => [type, formChecker(form, at, locale)] as const),
  );
  return (formType, answers, context) => {
    const checked = checkers.get(formType)?.(answers, context) ?? { values: answers, problems: [] };
    return { ...checked, membershipType: undefined };
  };
}

const keyOf = ({ form, path, rule }: AnswerProblem) => `${form} ${path} ${rule}`;
