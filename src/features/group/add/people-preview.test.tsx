// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CallProvider } from '#src/api/call-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import type { RunGroup } from '../use-group.ts';
import { PeopleList } from './people-list.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'group');
});
afterEach(cleanup);

async function paste(text: string) {
  const run = {
    state: { context: { asked: undefined, done: undefined } },
    view: { members: [], isPerforming: false },
  } as unknown as RunGroup;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallProvider value={siteCall({})}>
        <LocaleProvider locale="en">
          <PeopleList run={run} />
        </LocaleProvider>
      </CallProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }));
  await userEvent.paste(text);
}
const box = (name: string) => screen.getByRole('textbox', { name });

it('shows everyone on the list, marks who needs a correction, and takes it', async () => {
  await paste('Ana Rivera, ana@x.org\nBen Ho, ben\nchloe@x.org');
  expect(screen.getByRole('status')).toHaveTextContent('3 people found. 2 need a correction.');
  expect(box('Email address of person 2')).toHaveAccessibleDescription(/Enter an email address|valid/);
  await userEvent.type(box('Name of person 3'), 'Chloé Roy{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('3 people found. One needs a correction.');
  await userEvent.clear(box('Email address of person 2'));
  await userEvent.type(box('Email address of person 2'), 'ben@x.org');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(/^3 people found\.$/);
  expect(screen.getByRole('button', { name: 'Invite 3 people' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ana Rivera from the list' }));
  expect(screen.getByRole('button', { name: 'Invite 2 people' })).toBeVisible();
});

it('keeps the focus on the way from one correction to the next', async () => {
  await paste('ana@x.org, ben@x.org, cy@x.org');
  await userEvent.type(box('Name of person 1'), 'Ana');
  await userEvent.tab();
  expect(box('Email address of person 1')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(box('Name of person 2')).toHaveFocus();
  await userEvent.keyboard('Ben{Enter}');
  expect(box('Name of person 2')).toHaveFocus();
  expect(box('Name of person 1')).toHaveValue('Ana');
  expect(box('Name of person 2')).toHaveValue('Ben');
  expect(box('Email address of person 1')).toHaveValue('ana@x.org');
});

it('reads a table again by the columns that are chosen', async () => {
  await paste('Rivera,Ana,a@x.org\nHo,Ben,b@x.org');
  const columns = () => screen.getAllByRole('combobox');
  await userEvent.selectOptions(columns()[0] as HTMLElement, 'Last name');
  await userEvent.selectOptions(columns()[1] as HTMLElement, 'First name');
  expect(box('Name of person 1')).toHaveValue('Ana Rivera');
  expect(box('Name of person 2')).toHaveValue('Ben Ho');
});
