import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

const hostile =
  '<img src=x onerror="alert(1)"><script>alert(1)</script><style>*{}</style><iframe src="https://x.example"></iframe>' +
  '<a href="javascript:alert(1)">run</a><a href="java\tscript:alert(1)">run too</a><a href="//evil.example">slip</a>' +
  '<a href="data:text/html,x">data</a><p style="color:red" onclick="x()" id="f-sample" class="x">styled</p>';

export const html: FieldCases<'html'> = {
  field: {
    type: 'html',
    code: 'sample',
    html: {
      en: `<p>Read our <a href="https://policy.example">policy</a>, <a href="mailto:a@b.example">write</a> or <a href="tel:+16045550148">call</a>.</p>${hostile}`,
      fr: `<p>Lisez notre <a href="https://policy.example">politique</a>.</p>${hostile}`,
    },
  },
  shows: async (page, locale) => {
    const link = await screen.findByRole('link', { name: locale === 'fr' ? 'politique' : 'policy' });
    expect(link).toHaveAttribute('href', 'https://policy.example');
    const prose = page.querySelector('.prose');
    expect(
      prose?.querySelector('img, script, style, iframe, [onclick], [onerror], [style], [id], [class]'),
    ).toBeNull();
    const hrefs = [...(prose?.querySelectorAll('a[href]') ?? [])].map((each) => each.getAttribute('href'));
    const more = locale === 'en' ? ['mailto:a@b.example', 'tel:+16045550148'] : [];
    expect(hrefs).toEqual(['https://policy.example', ...more]);
  },
};
