import { expect, test } from 'vitest';
import { asSubject, plainName, problemSentences, quoted, wholeSentence } from './whole-sentence.ts';

test.each([
  ['half a sentence goes on after the name', 'age', 'must be 18 or more.', 'Age must be 18 or more.'],
  ['in French too', 'âge', 'doit être d’au moins 18.', 'Âge doit être d’au moins 18.'],
  ['a sentence stands by itself', 'age', 'Enter 18 or more', 'Enter 18 or more'],
  ['so does what begins with a figure', 'qty', '1 left', '1 left'],
  ['a title keeps its quotation marks', '“Drums”', 'has no seats left.', '“Drums” has no seats left.'],
])('%s', (_, name, message, whole) => {
  expect(wholeSentence(name, message)).toBe(whole);
});

test('a label that is a question is quoted, one that is a name is not', () => {
  expect(asSubject('Age', 'en')).toBe('Age');
  expect(asSubject('Street*', 'en')).toBe('Street');
  expect(asSubject('Who comes with you?', 'en')).toBe('“Who comes with you?”');
  expect(asSubject('Qui vous accompagne ?', 'fr')).toBe('«\u00a0Qui vous accompagne ?\u00a0»');
  expect(asSubject('Street *', 'en')).toBe('Street');
  expect(asSubject('5* hotel', 'en')).toBe('5* hotel');
  expect(asSubject('Who? You', 'en')).toBe('Who? You');
  expect(asSubject('x'.repeat(40), 'en')).toBe('x'.repeat(40));
  expect(asSubject('x'.repeat(41), 'en')).toBe(`“${'x'.repeat(41)}”`);
  expect(quoted('Drums', 'fr')).toBe('«\u00a0Drums\u00a0»');
});

test.each([
  ['guests.1.first_name', 'first name'],
  ['guests.12', 'guests'],
  ['address.line2', 'line2'],
  ['line.2nd', '2nd'],
  ['7', '7'],
])('%s is said as %j', (path, name) => {
  expect(plainName(path)).toBe(name);
});

test('no message of an error answer is half a sentence, whatever its field is called', () => {
  const errors = { session_code: ['is full.'], 'guests.1.first_name': ['is missing.', 'Say it'] };
  expect(problemSentences(errors)).toEqual(['Session code is full.', 'First name is missing.', 'Say it']);
  expect(problemSentences({ session_code: ['is full.'] }, () => '“Drums”')).toEqual(['“Drums” is full.']);
});
