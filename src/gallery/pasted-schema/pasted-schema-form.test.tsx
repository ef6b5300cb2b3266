// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { PastedSchemaForm } from './pasted-schema-form.tsx';

function paste(schema: string, uiSchema = '{}') {
  const { container } = render(<PastedSchemaForm />);
  fireEvent.change(screen.getByLabelText('Schema'), { target: { value: schema } });
  fireEvent.change(screen.getByLabelText('uiSchema'), { target: { value: uiSchema } });
  fireEvent.click(screen.getByRole('button', { name: 'Draw it' }));
  return container;
}

test.each(EXAMPLES)('$name is drawn, with nothing to complain of', ({ schema, uiSchema }) => {
  const page = paste(JSON.stringify(schema), JSON.stringify(uiSchema));
  expect(page.querySelectorAll('.form :is(input, select, textarea)').length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('its data stand below as JSON, as they are typed', () => {
  const page = paste('{"type":"object","properties":{"a":{"type":"string","title":"A"}}}');
  fireEvent.change(screen.getByLabelText(/^A/), { target: { value: 'x' } });
  expect(page.querySelector('pre')).toHaveTextContent('{ "a": "x" }');
});

test('what cannot be read, what is refused and what is drawn without are named', () => {
  paste('{"type"');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Schema: /);
  fireEvent.change(screen.getByLabelText('Schema'), {
    target: { value: '{"properties":{"a":{"$ref":"https://example.com/a"}}}' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Draw it' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '/properties/a/$ref (https://example.com/a): This leads out',
  );
  fireEvent.change(screen.getByLabelText('Schema'), { target: { value: '{"type":"string"}' } });
  fireEvent.change(screen.getByLabelText('uiSchema'), { target: { value: '{"ui:widget":"hologram"}' } });
  fireEvent.click(screen.getByRole('button', { name: 'Draw it' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'uiSchema:/ui:widget (hologram): Nobody has this widget',
  );
});
