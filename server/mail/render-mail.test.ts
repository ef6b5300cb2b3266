import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const confirmation = {
  template: 'confirmation' as const,
  values: {
    name: '<img src=x onerror="alert(1)">',
    event: 'Teachers’ Conference',
    date: '4–6 May 2026',
    code: 'R7KM-42QD',
    amount: '$ 0.00',
    booked: '',
    askedAfter: '',
    link: 'http://teachers.localhost:3000/registration/start?a=1&b=2',
  },
};

describe('renderMail', () => {
  it('fills in both languages', () => {
    expect(renderMail(confirmation, 'en').subject).toBe('You are registered: Teachers’ Conference');
    const french = renderMail(confirmation, 'fr');
    expect(french.text).toContain('Votre code d’inscription est R7KM-42QD.');
    expect(french.html).toContain('<html lang="fr">');
  });

  it('escapes values in HTML and links addresses', () => {
    const { html, text } = renderMail(confirmation, 'en');
    expect(html).not.toContain('<img');
    expect(text).toContain('<img src=x');
    expect(html).toContain('<a href="http://teachers.localhost:3000/registration/start?a=1&#38;b=2">');
  });

  it('sends no empty paragraph, and keeps the lines of a list', () => {
    expect(renderMail(confirmation, 'en').html).not.toContain('<p></p>');
    const values = { ...confirmation.values, booked: 'What you’ve booked\n• <b>Shirt</b> · Medium' };
    const { html, text } = renderMail({ ...confirmation, values }, 'en');
    expect(text).toContain('What you’ve booked\n• <b>Shirt</b>');
    expect(html).toContain('What you’ve booked<br>• &#60;b&#62;Shirt');
  });

  it('keeps a code in one piece, but in an address, and begins no paragraph with an empty line', () => {
    const values = {
      ...confirmation.values,
      booked: 'What you’ve booked',
      link: 'http://x.example/R7KM-42QD',
    };
    const { html } = renderMail({ ...confirmation, values }, 'en');
    expect(html).toContain('<span style="white-space: nowrap">R7KM-42QD</span>');
    expect(html).toContain('<a href="http://x.example/R7KM-42QD">http://x.example/R7KM-42QD</a>');
    expect(html).toContain('<p>What you’ve booked</p>');
  });

  it('keeps the subject to one line, and does not fill in what a value contains', () => {
    const values = { event: 'A\r\nBcc: all@example.org {code}', code: '123456', minutes: '15' };
    expect(renderMail({ template: 'access-code', values }, 'en').subject).toBe(
      'Your access code for A Bcc: all@example.org {code}: 123456',
    );
  });

  it('writes a name in one line, however many it was typed in, and no list', () => {
    const values = {
      ...confirmation.values,
      name: 'Ana\n\nYour account is locked: call 555',
      booked: 'One\nTwo',
    };
    const { text } = renderMail({ ...confirmation, values }, 'en');
    expect(text).toContain('Hello Ana Your account is locked: call 555,');
    expect(text).toContain('One\nTwo');
  });
});
