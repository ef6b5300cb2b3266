import type { ThemeToken } from '#engine/event/documents/event/theme-tokens.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { MailLook } from './mail-look.ts';

/** What is written into `style` attributes, and the style element for dark mode and phones. */
export type Styles = {
  readonly sheet: string;
  /** Font and colour of a text, ending in a semicolon. */
  readonly text: (kind: 'display' | 'body' | 'soft' | 'code') => string;
  readonly fill: (token: 'raised' | 'sunken') => string;
  readonly line: (style: 'solid' | 'dashed') => string;
  /** A row of the one column. */
  readonly cell: (classes: string, style: string, content: string) => string;
  /** A row of a list; takes HTML. */
  readonly listed: (html: string) => string;
  readonly button: (label: string, address: string, isFirst: boolean) => string;
};

/** By class: what changes in dark mode. */
const DARK: readonly (readonly [selector: string, property: string, token: ThemeToken])[] = [
  ['.bg,.sunken', 'background', 'sunken'],
  ['.card', 'background', 'raised'],
  ['.ink', 'color', 'ink'],
  ['.soft', 'color', 'ink-soft'],
  ['.ctl,.line', 'border-color', 'line-control'],
  ['.accent', 'background', 'accent'],
  ['.accent', 'border-color', 'accent'],
  ['.accent a', 'color', 'accent-ink'],
  ['.plain a,p a,td.ink a', 'color', 'accent'],
];

const MONO = "font-family:Consolas,Menlo,'Courier New',monospace;font-weight:700;";

/** The styles of mails in an event's look. */
export function mailStyles(look: MailLook): Styles {
  const light = (token: ThemeToken) => look.colour(token, 'light');
  const dark = DARK.map(
    ([selector, property, token]) => `${selector}{${property}:${look.colour(token, 'dark')}!important}`,
  );
  const sheet = [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `a{color:${light('accent')};text-underline-offset:.2em}`,
    'p,td{overflow-wrap:anywhere}',
    '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}h1{font-size:29px!important;line-height:34px!important}.b,.b tbody,.b tr,.b td,.b a{display:block!important;margin-right:0!important;text-align:center}}',
    `@media (prefers-color-scheme:dark){${dark.join('')}}`,
  ].join('\n');
  const fonts = {
    display: `font-family:${look.display};font-weight:${look.displayWeight};letter-spacing:-.02em;color:${light('ink')};`,
    body: `font-family:${look.text};color:${light('ink')};`,
    soft: `font-family:${look.text};color:${light('ink-soft')};`,
    code: `${MONO}color:${light('ink')};`,
  };
  const line = (style: 'solid' | 'dashed') => `border:2px ${style} ${light('line-control')};`;
  return {
    sheet,
    text: (kind) => fonts[kind],
    fill: (token) => `background:${light(token)};`,
    line,
    cell: (classes, style, content) => `<tr><td class="${classes}" style="${style}">${content}</td></tr>`,
    listed: (html) =>
      `<tr><td class="ink line" style="${fonts.body}font-size:17px;line-height:24px;padding:10px 0;border-bottom:1px solid ${light('line-control')}">${html}</td></tr>`,
    button(label, address, isFirst) {
      const [classes, box, ink] = isFirst
        ? [
            'b accent',
            `background:${light('accent')};border:2px solid ${light('accent')};`,
            light('accent-ink'),
          ]
        : ['b plain ctl', line('solid'), light('accent')];
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="${classes.split(' ')[0]}" style="display:inline-table;margin:6px 12px 12px 0"><tr><td class="${classes.split(' ').slice(1).join(' ')}" style="${box}border-radius:${look.radius}"><a href="${escapeHtml(address)}" style="${fonts.body}color:${ink};display:inline-block;padding:14px 26px;font-size:17px;line-height:22px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
    },
  };
}
