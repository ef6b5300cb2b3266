// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { forgetToken, storeToken } from '#src/api/token.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';

const registration = {
  code: 'R7KM-42QD',
  email: 'danielle@sd36.example',
  started: 'Y',
  track: 'online',
} as const;

beforeEach(() => {
  standInForBrowser();
  updateCurrentRegistration({ ...registration, submitted: 'N' });
  forgetToken();
});

test('signed out, who goes on is signed in first, and comes to the step', async () => {
  const signIn = () => {
    storeToken('token');
    return { registration: { ...registration, status: 'Not Submitted' }, token: 'token' };
  };
  const { router, user } = renderSite('/registration/manage', {
    [api.lookup.getLookUpRegistration.path]: signIn,
  });
  await user.click(await screen.findByRole('button', { name: 'Continue R7KM-42QD' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration/step'));
});

test('a submitted registration leads to its page, not to steps', async () => {
  updateCurrentRegistration({ ...registration, submitted: 'Y' });
  storeToken('token');
  renderSite('/registration/manage');
  expect(await screen.findByText('Your registration R7KM-42QD is open on this device.')).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'Open my registration' });
  expect(link).toHaveAttribute('href', '/registration/existing');
});

test('signed out, the steps lead to where one signs in, never to the site root', async () => {
  const { router } = renderSite('/registration/step');
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration/manage'));
  expect(
    await screen.findByText('Please open your registration again. What you typed is still here.'),
  ).toBeVisible();
});

test.each(['Y', 'N'] as const)(
  'begins a new registration only while it is open: %s',
  async (open) => {
    renderSite('/registration/manage', {
      [api.event.getClientEventFromDomain.path]: testEvent({ registration_new_open: open }),
    });
    await screen.findByRole('heading', { level: 1 });
    const links = screen.queryAllByRole('link').map((each) => each.getAttribute('href'));
    expect(links.includes('/registration/start')).toBe(open === 'Y');
  },
  30_000,
);

test('too many wrong tries are told as such, and blame neither the code nor the address', async () => {
  const sentence = 'There were too many wrong tries from your network. Please try again in 40 seconds.';
  updateCurrentRegistration({ code: '', email: '', started: 'N', submitted: 'N' });
  const { user } = renderSite('/registration/manage', {
    [api.lookup.getLookUpRegistration.path]: () => {
      throw new ApiFailure(429, { kind: 'invalid', errors: { request: [sentence] } });
    },
  });
  await screen.findAllByText('Registration code');
  const found = (selector: string) => document.querySelector(selector) ?? document.body;
  const [code, email] = [found('#form-resume-code'), found('#form-resume-email')];
  await user.type(code, 'R7KM-42QD');
  await user.type(email, 'danielle@sd36.example');
  await user.click(found('button[form="form-resume"]'));
  expect(await screen.findByText(sentence)).toBeVisible();
  for (const control of [code, email]) expect(control).not.toHaveAttribute('aria-invalid', 'true');
});
