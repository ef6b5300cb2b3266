import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HarFile } from '#engine/recording/har.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import { recordingOf } from '#engine/recording/recording.ts';
import { contractProblems } from './contract-fit.ts';

const folder = path.resolve(import.meta.dirname, '../../fixtures/sessions');
const files = readdirSync(folder).filter((file) => file.endsWith('.har'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe.each(files)('%s', (file) => {
  it('is small, has nobody in it, and fits the contract', () => {
    expect(statSync(path.join(folder, file)).size).toBeLessThan(700 * 1024);
    const reading = readRecording(read(file));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems.slice(0, 5)));
    expect(contractProblems(reading.recording)).toEqual([]);
    expect(reading.recording.own.steps?.length).toBeGreaterThan(5);
  });
});

describe('a recording of an older contract', () => {
  const change = (name: string, edit: (text: string) => string) => {
    const har: HarFile = JSON.parse(read('teachers-declined-en.har'));
    const entries = har.log.entries.map((entry) =>
      entry.request.url.endsWith(`/${name}`)
        ? {
            ...entry,
            response: {
              ...entry.response,
              content: { ...entry.response.content, text: edit(entry.response.content.text ?? '') },
            },
          }
        : entry,
    );
    return contractProblems(recordingOf({ log: { ...har.log, entries } }));
  };

  it('says which field of which call no longer fits', () => {
    const [problem] = change('generateRegistrationCaptured', (text) => text.replace('"token"', '"bearer"'));
    expect(problem?.pointer).toMatch(/^\/log\/entries\/\d+\/response\/content\/text$/);
    expect(problem?.problem).toMatch(
      /^generateRegistrationCaptured was answered with .* \/token is missing\.$/,
    );
  });
});
