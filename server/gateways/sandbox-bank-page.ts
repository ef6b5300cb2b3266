import type { EventDocument, ThemeSystem } from '#engine/event/documents/event/schema.ts';
import { type ThemeToken, tokenColour } from '#engine/event/documents/event/theme-tokens.ts';
import { hexOf } from '#engine/form/format/colour.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { wordsIn } from '#server/languages/words.ts';

/** The bank's question; `over` once it was answered. */
export interface BankQuestion {
  readonly amount: number;
  readonly over: boolean;
  readonly returnUrl: string;
}

const TOKENS = [
  'surface',
  'raised',
  'ink',
  'ink-soft',
  'line-control',
  'accent',
  'accent-ink',
  'focus',
  'band',
  'band-ink',
] as const satisfies readonly ThemeToken[];

/** The bank's styles in an event's colours and corners; its own, for no file of the site is of use here. */
export function bankStyle(theme: ThemeSystem | undefined): string {
  const colours = TOKENS.flatMap((token) => {
    const [light, dark] = (['light', 'dark'] as const).map(
      (scheme) => theme && tokenColour(token, theme, scheme),
    );
    return light && dark ? [`--${token}:light-dark(${hexOf(light)},${hexOf(dark)})`] : [];
  });
  return [
    `:root{color-scheme:light dark;--surface:Canvas;--raised:Canvas;--ink:CanvasText;--ink-soft:CanvasText;--line-control:GrayText;--accent:LinkText;--accent-ink:Canvas;--focus:LinkText;--band:CanvasText;--band-ink:Canvas;${colours.join(';')}}`,
    `:root{--radius:${theme?.radius ?? '8px'};--radius-button:${theme?.radius_button ?? '8px'};font:17px/1.52 system-ui,sans-serif}`,
    '*{box-sizing:border-box}body{margin:0;background:var(--surface);color:var(--ink)}',
    'header{background:var(--band);color:var(--band-ink);padding:20px;font-weight:600}',
    'header p,main{max-width:36rem;margin:0 auto}main{padding:48px 20px}',
    'h1{font-size:2rem;line-height:1.15;margin:0 0 1.5rem;text-wrap:balance}p{margin:0 0 1rem}',
    '.soft{color:var(--ink-soft)}form{display:flex;flex-wrap:wrap;gap:12px;margin-top:2rem}',
    'button,.button{font:inherit;font-weight:600;min-height:48px;padding:10px 24px;border-radius:var(--radius-button);border:1px solid var(--accent);background:var(--accent);color:var(--accent-ink);text-decoration:none;cursor:pointer;display:inline-block}',
    'button+button{background:var(--raised);color:var(--ink);border-color:var(--line-control)}',
    ':focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
    '@media(max-width:30rem){button{flex:1 1 100%}}',
  ].join('\n');
}

/** The page on which the sandbox's bank asks, in the language and under the name of the event that is paid for. */
export function bankPage(
  { amount, over, returnUrl }: BankQuestion,
  event: EventDocument | undefined,
  locale: Locale,
): string {
  const text = wordsIn(locale).bank;
  const question = `<p>${escapeHtml(formatMessage(text.question, { amount: formatCents(amount, locale) }, locale))}</p>
<p class="soft">${text.note}</p>
<form method="post">
<button name="answer" value="approve">${text.approve}</button>
<button name="answer" value="refuse">${text.refuse}</button>
</form>`;
  const answered = `<p>${text.over}</p>
<p><a class="button" href="${escapeHtml(returnUrl)}">${text.back}</a></p>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="icon" href="data:,">
<style>${bankStyle(event?.theme.theme_system)}</style>
</head>
<body>
<header><p>${escapeHtml(resolveText(event?.name, locale))}</p></header>
<main>
<h1>${text.title}</h1>
${over ? answered : question}
</main>
</body>
</html>
`;
}
