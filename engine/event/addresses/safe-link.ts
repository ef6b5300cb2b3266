import Type from 'typebox';

/**
 * Where an organizer's link can lead: a page or anchor of this site, another site, an email address or a phone number.
 * No scheme that runs or embeds anything, and no path that browsers read as another host (`//`, `/\`).
 */
const SAFE_LINK = String.raw`^(\/(?![/\\])[^\s\\]*|#[A-Za-z0-9_-]*|https?:\/\/[^\s\\/][^\s\\]*|mailto:[^\s]+|tel:[+0-9() -]+)$`;
const safeLink = new RegExp(SAFE_LINK);

/** A link in a document, by the allow-list of schemes. */
export const SafeLink = Type.String({ pattern: SAFE_LINK, maxLength: 500 });

/** Whether a text is a safe link, for data that no meta-schema has validated. */
export function isSafeLink(text: string): boolean {
  return safeLink.test(text);
}
