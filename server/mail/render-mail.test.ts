import { describe, expect, it } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { wordsIn } from '#server/languages/words.ts';
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

  it('escapes values in HTML, and shows the label of an address in its place', () => {
    const { html, text } = renderMail(confirmation, 'en');
    expect(html).not.toContain('<img');
    expect(text).toContain('<img src=x');
    expect(html).toMatch(
      /<a href="http:\/\/teachers\.localhost:3000\/registration\/start\?a=1&#38;b=2"[^>]*>View or change your registration<\/a>/,
    );
    expect(text).toContain(
      '\nView or change your registration: http://teachers.localhost:3000/registration/start?a=1&b=2\n',
    );
  });

  it('makes no link of what people typed but its full address', () => {
    const name = '[Win](http://evil.example) {link} Pay here: http://evil.example';
    const { html } = renderMail({ ...confirmation, values: { ...confirmation.values, name } }, 'en');
    expect(html.match(/<a [^>]*evil[^>]*>([^<]*)</g)?.map((each) => each.replace(/<a [^>]*>/, ''))).toEqual([
      'http://evil.example<',
      'http://evil.example<',
    ]);
    expect(html).toContain('{link}');
  });

  it('shows an address in no mail of ours, in any language', () => {
    for (const locale of LOCALES) {
      for (const template of Object.keys(wordsIn('en').mailTemplates)) {
        const address = 'https://a.example/x';
        const values = { link: address, decline: address, members: address };
        const { html } = renderMail({ template, values } as never, locale);
        expect(`${template} ${html.replaceAll(/<[^>]*>/g, '')}`).not.toContain('https://');
      }
    }
  });

  it('sends no empty paragraph, and keeps the lines of a list', () => {
    expect(renderMail(confirmation, 'en').html).not.toMatch(/<p[^>]*><\/p>/);
    const values = { ...confirmation.values, booked: 'What you’ve booked\n• <b>Shirt</b> · Medium' };
    const { html, text } = renderMail({ ...confirmation, values }, 'en');
    expect(text).toContain('What you’ve booked\n• <b>Shirt</b>');
    expect(html).toMatch(/What you’ve booked<\/h2><table .*>&#60;b&#62;Shirt/);
  });

  it('keeps a code in one piece, but in an address, and begins no paragraph with an empty line', () => {
    const values = {
      ...confirmation.values,
      booked: 'What you’ve booked',
      link: 'http://x.example/R7KM-42QD',
    };
    const { html } = renderMail({ ...confirmation, values }, 'en');
    expect(html).toContain('<span style="white-space:nowrap">R7KM-42QD</span>');
    expect(html).toMatch(/<a href="http:\/\/x\.example\/R7KM-42QD"/);
    expect(html).toMatch(/<p [^>]*>What you’ve booked<\/p>/);
  });

  it('shows a code of six digits larger than all else, and a code to keep in a box', () => {
    const values = { event: 'Teachers', code: '123456', minutes: '15' };
    expect(renderMail({ template: 'access-code', values }, 'en').html).toMatch(/font-size:40px[^>]*>123456</);
    expect(renderMail(confirmation, 'en').html).toMatch(/dashed[^>]*>R7KM-42QD</);
    const given = { ...confirmation.values, to: 'Bo' };
    expect(renderMail({ template: 'transfer-given', values: given }, 'en').html).not.toContain('dashed');
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
