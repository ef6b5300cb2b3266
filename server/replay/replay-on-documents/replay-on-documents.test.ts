import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { readEventFolder, readEventsFolder } from '#server/configuration/event-folder.ts';
import { demoEventsFolder } from '#server/configuration/seed-events.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { describePaths } from './describe-paths.ts';
import { documentsInFolders } from './documents-in-folders.ts';
import { pathsOnDocuments } from './replay-on-documents.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sessions = path.join(root, 'fixtures/sessions');
const DECLINED = path.join(sessions, 'teachers-declined-en.har');

async function recordingIn(file: string): Promise<Recording> {
  const reading = readRecording(await readFile(file, 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.recording;
}

/** The documents of a demo event, all of them or with some in another form. */
async function documentsOf(event: string, edit: (document: object) => object = (same) => same) {
  const documents = servedDocuments();
  for (const file of await readEventFolder(path.join(demoEventsFolder, event)))
    if (file.ok) documents.add(event, edit(structuredClone(file.document) as object));
  return documents;
}

const isDocument = <Kind extends string>(document: object, kind: Kind, code: string) =>
  'kind' in document && document.kind === kind && 'code' in document && document.code === code;

const editFlow = (edit: (flow: FlowDocument) => FlowDocument) => (document: object) =>
  isDocument(document, 'flow', 'registration') ? edit(document as FlowDocument) : document;
const editFields = (form: string, edit: (fields: Field[]) => Field[]) => (document: object) => {
  if (!isDocument(document, 'form', form)) return document;
  const { sections, ...rest } = document as FormDocument;
  return { ...rest, sections: sections.map((section) => ({ ...section, fields: edit(section.fields) })) };
};
const editField = (form: string, code: string, more: object) =>
  editFields(form, (fields) => fields.map((field) => (field.code === code ? { ...field, ...more } : field)));

/** What differs for who came to Vancouver and paid with a second card. */
async function differences(edit: (document: object) => object) {
  const [ways] = await pathsOnDocuments(
    await recordingIn(DECLINED),
    await documentsOf('teachers', edit),
    'teachers',
  );
  if (!ways) throw new Error('nobody was found in the recording');
  const steps = ways.steps
    .filter(({ standing, problems }) => standing !== 'same' || problems.length > 0)
    .map(({ code, standing, after, problems }) => ({
      code,
      standing,
      ...(after && { after }),
      problems: problems.map(({ path: at, label, reason }) => `${at} “${label}” ${reason}`),
    }));
  return { steps, canBeSent: ways.canBeSent, choice: ways.choice, goesAnotherWay: ways.goesAnotherWay };
}

describe('a recorded session on the documents that it was recorded with', () => {
  it('goes the same way, whatever its flow, its event and its language', async () => {
    const files = (await readdir(sessions)).filter((file) => file.endsWith('.har'));
    const walked: string[] = [];
    for (const event of ['teachers', 'music', 'tickets']) {
      const documents = await documentsOf(event);
      for (const file of files.filter((name) => name.startsWith(`${event}-`))) {
        const ways = await pathsOnDocuments(await recordingIn(path.join(sessions, file)), documents, event);
        expect([file, ways.filter(({ goesAnotherWay }) => goesAnotherWay)]).toEqual([file, []]);
        if (ways.some(({ steps }) => steps.length > 0)) walked.push(file);
      }
    }
    // A change and a cancellation have no steps; the two lines for a place end before the first one is saved.
    expect(walked.length).toBe(files.length - 6);
  });
});

describe('a recorded session on other documents', () => {
  it('passes over a step that is skipped now for what was answered', async () => {
    const skip_if = { '==': [{ var: 'answers.personal.role' }, 'retiree'] };
    const made = await differences(
      editFlow((flow) => ({
        ...flow,
        steps: flow.steps.map((step) => (step.code === 'membership' ? { ...step, skip_if } : step)),
      })),
    );
    expect(made).toMatchObject({
      goesAnotherWay: true,
      canBeSent: true,
      steps: [{ code: 'membership', standing: 'skipped', problems: [] }],
    });
  });

  it('is refused where a field must be answered that nobody had to', async () => {
    const made = await differences(editField('participation', 'arrival_time', { required: 'Y' }));
    expect(made.canBeSent).toBe(false);
    expect(made.steps).toMatchObject([{ code: 'participation', standing: 'same' }]);
    expect(made.steps[0]?.problems).toEqual([
      expect.stringMatching(/^arrival_time “At what time, roughly\?” This field is required/),
    ]);
  });

  it('is refused where an option is gone that was chosen', async () => {
    const made = await differences((document) =>
      editFields('participation', (fields) =>
        fields.map((field) =>
          field.code === 'lunch' && 'options' in field
            ? ({ ...field, options: field.options?.filter(({ id }) => id !== 'salmon') } as Field)
            : field,
        ),
      )(document),
    );
    expect(made).toMatchObject({
      goesAnotherWay: true,
      canBeSent: false,
      steps: [{ code: 'participation' }],
    });
    expect(made.steps[0]?.problems).toEqual([expect.stringMatching(/^lunch “.+” /)]);
  });

  it('comes to a step elsewhere that has moved, and to every other where it was', async () => {
    const made = await differences(
      editFlow((flow) => {
        const [personal, participation, membership, ...rest] = flow.steps;
        if (!personal || !participation || !membership) throw new Error('the demo has other steps');
        return { ...flow, steps: [personal, membership, participation, ...rest] };
      }),
    );
    expect(made.steps).toEqual([
      {
        code: 'membership',
        standing: 'moved',
        after: { then: 'Taking part', now: 'Personal Information' },
        problems: [],
      },
    ]);
    expect(made.canBeSent).toBe(true);
  });

  it('comes to a step that is new, is past one that is gone, and loses what nobody asks any more', async () => {
    const made = await differences((document) => {
      const flow = editFlow(({ steps, ...more }) => ({
        ...more,
        steps: steps.flatMap((step) => {
          if (step.code === 'extras') return [];
          const hotel = { code: 'hotel', label: 'Hotel', kind: 'form' as const, form_type: 'needs' };
          return step.code === 'membership' ? [hotel, step] : [step];
        }),
      }))(document);
      return editFields('participation', (fields) => fields.filter(({ code }) => code !== 'grades'))(flow);
    });
    expect(made.steps.map(({ code, standing }) => [code, standing])).toEqual([
      ['participation', 'same'],
      ['hotel', 'new'],
      ['extras', 'gone'],
    ]);
    expect(made.steps[0]?.problems).toEqual([expect.stringContaining('grades')]);
  });

  it('is refused where its workshop is not held any more, its track is closed for ever, its membership is none', async () => {
    const session = await differences((document) => {
      if (!isDocument(document, 'schedule', 'schedule')) return document;
      const schedule = document as ScheduleDocument;
      return { ...schedule, sessions: schedule.sessions.filter(({ code }) => code !== 'counting-stones-1') };
    });
    expect(session.steps).toMatchObject([
      { code: 'workshops', problems: ['workshops “counting-stones-1” is no longer offered.'] },
    ]);
    const track = await differences((document) =>
      'tracks' in document && isDocument(document, 'event', 'teachers')
        ? {
            ...document,
            tracks: (document.tracks as { code: string }[]).filter(({ code }) => code !== 'vancouver'),
          }
        : document,
    );
    expect(track.choice).toMatchObject([{ path: 'track', label: 'vancouver' }]);
    expect(track.goesAnotherWay).toBe(true);
    const membership = await differences((document) =>
      isDocument(document, 'membership', 'membership') ? { ...document, decline_field: undefined } : document,
    );
    expect(membership.steps).toMatchObject([{ code: 'membership', standing: 'same' }]);
    expect(membership.canBeSent).toBe(false);
  });
});

describe('an event in folders', () => {
  let folder = '';
  const draft = () => path.join(folder, 'teachers@draft');
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rostrum-drafts-'));
    await cp(path.join(demoEventsFolder, 'teachers'), path.join(folder, 'teachers'), { recursive: true });
    await cp(path.join(folder, 'teachers/flow'), path.join(draft(), 'flow'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has a draft over what is published, and a draft is published by nobody', async () => {
    const file = path.join(draft(), 'flow/registration.json');
    const flow: FlowDocument = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(
      file,
      JSON.stringify({ ...flow, steps: flow.steps.filter(({ code }) => code !== 'extras') }),
    );
    const read = await documentsInFolders([draft()]);
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const { documents, event } = read;
    expect(event).toBe('teachers');
    expect(
      documents.current(event, 'flow', 'registration')?.document.steps.map(({ code }) => code),
    ).not.toContain('extras');
    expect(documents.current(event, 'form', 'personal')).toBeDefined();
    const files = await readEventsFolder(folder);
    expect(new Set(files.map((each) => each.event))).toEqual(new Set(['teachers']));
    expect(describePaths(await pathsOnDocuments(await recordingIn(DECLINED), documents, event))).toContain(
      '- Extras (extras): is not in the flow any more',
    );
  });

  it('ends the command with an error where somebody would go another way, and with none where not', async () => {
    const run = (folderName: string) =>
      promisify(execFile)('npx', ['tsx', 'scripts/replay.ts', '--with', folderName, DECLINED], {
        cwd: root,
      }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => error,
      );
    const [same, other] = await Promise.all([run(path.join(folder, 'teachers')), run(draft())]);
    expect([same.code, same.stdout]).toEqual([0, expect.stringContaining('goes the same way')]);
    expect([other.code, other.stdout]).toEqual([1, expect.stringContaining('ANOTHER WAY')]);
  });

  it('says what is not there, is no JSON, or cannot be published', async () => {
    expect(await documentsInFolders([path.join(folder, 'nobody')])).toMatchObject({ ok: false });
    const broken = path.join(folder, 'teachers@broken');
    await cp(path.join(folder, 'teachers/flow'), path.join(broken, 'flow'), { recursive: true });
    const file = path.join(broken, 'flow/registration.json');
    const flow: FlowDocument = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...flow, steps: [{ ...flow.steps[0], form_type: 'nowhere' }] }));
    const wrong = await documentsInFolders([broken]);
    expect(wrong.ok ? '' : wrong.problems.join('\n')).toMatch(
      /registration\.json[\s\S]*\/steps\/0\/form_type/,
    );
    await writeFile(file, '{"kind":');
    const cut = await documentsInFolders([broken]);
    expect(cut.ok ? '' : cut.problems.join('\n')).toContain('registration.json');
    const alone = await documentsInFolders([path.join(folder, 'teachers/flow')]);
    expect(alone.ok ? '' : alone.problems.join('\n')).toContain('no document of the kind "event"');
  });
});
