import { expect, test } from 'vitest';
import { loader } from './receipt-confirmation-page.tsx';

const arrive = (path: string) => {
  const url = new URL(path, 'http://teachers.localhost');
  return loader({ request: new Request(url), url, pattern: '', params: {}, context: {} });
};

test.each([
  ['/registration/receipt-confirmation', '/registration/manage'],
  ['/fr/registration/receipt-confirmation?code=R7KM-42QD', '/fr/registration/manage'],
  ['/registration/receipt-confirmation?email=a@example.org', '/registration/manage'],
  ['/registration/receipt-confirmation?code=&date=2027-02-19', '/registration/manage'],
])('%s leads to %s', (path, to) => {
  expect(arrive(path)?.headers.get('location')).toBe(to);
});

test.each(['email=a@example.org', 'date=2027-02-19'])('a code with %s stays', (more) => {
  expect(arrive(`/registration/receipt-confirmation?code=R7KM-42QD&${more}`)).toBeNull();
});
