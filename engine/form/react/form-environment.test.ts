import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type FormEnvironment,
  FormEnvironmentContext,
  useFormEnvironment,
  useFormServices,
} from './form-environment.ts';

const services = { besideOption: () => undefined };
const environment = { services, formId: 'f' } as unknown as FormEnvironment;
const Environment = () => useFormEnvironment().formId;
const Services = () => String(Object.keys(useFormServices()));
const within = (part: () => string) =>
  renderToString(createElement(FormEnvironmentContext, { value: environment }, createElement(part)));

test('what is drawn in a form has its environment, and services where it has any', () => {
  expect(within(Environment)).toBe('f');
  expect(within(Services)).toBe('besideOption');
  expect(renderToString(createElement(Services))).toBe('');
  expect(() => renderToString(createElement(Environment))).toThrow(
    'useFormEnvironment needs a SchemaForm around it',
  );
});
