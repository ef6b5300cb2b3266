import type { EventDocument, ThemeSystem } from '#engine/event/documents/event/schema.ts';
import { type Scheme, type ThemeToken, tokenColour } from '#engine/event/documents/event/theme-tokens.ts';
import { hexOf } from '#engine/form/format/colour.ts';

/** What a mail shows of its event. */
export type MailEvent = Pick<
  EventDocument,
  'client_name' | 'contact_email' | 'dates' | 'location' | 'name' | 'theme' | 'words'
>;

/** Colours as `#rrggbb`, fonts as CSS lists, radii as CSS lengths. */
export type MailLook = {
  readonly colour: (token: ThemeToken, scheme: Scheme) => string;
  readonly display: string;
  readonly text: string;
  readonly displayWeight: number;
  readonly radius: string;
};

/** Of mail that belongs to no published event. */
const PLAIN: ThemeSystem = {
  ink: 'oklch(.27 .03 266)',
  accent: 'oklch(.46 .15 264)',
  second: 'oklch(.86 .09 90)',
  third: 'oklch(.74 .11 28)',
  fourth: 'oklch(.75 .08 172)',
} as ThemeSystem;

const SERIFS = /serif|newsreader|georgia|times|garamond/i;

/** How an event's mails look. Few programs load fonts, so each family has a common one behind it. */
export function mailLook(event: Pick<MailEvent, 'theme'> | undefined): MailLook {
  const theme = event?.theme.theme_system ?? PLAIN;
  const colour = (token: ThemeToken, scheme: Scheme) =>
    hexOf(tokenColour(token, theme, scheme) ?? tokenColour(token, PLAIN, scheme) ?? { l: 0.3, c: 0, h: 0 });
  const radius = theme.radius_button ?? theme.radius ?? '8px';
  return {
    colour,
    display: withCommon(theme.font_display),
    text: withCommon(theme.font_text),
    displayWeight: theme.display_weight ?? 700,
    radius: /^\d+px$/.test(radius) ? radius : '8px',
  };
}

function withCommon(family: string | undefined): string {
  const common = SERIFS.test(family ?? '')
    ? "Georgia,'Times New Roman',serif"
    : "'Segoe UI',Helvetica,Arial,sans-serif";
  // It stands in an attribute and among styles.
  return family && /^[\w -]+$/.test(family) ? `'${family}',${common}` : common;
}
