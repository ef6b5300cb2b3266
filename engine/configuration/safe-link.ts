import Type from 'typebox';

/**
 * Where an organizer's link may lead: a page of this site, a place on it, another site, a mail address or a telephone.
 * No scheme that runs or embeds anything, and no path that a browser takes for another host (`//`, `/\`).
 */
const SAFE_LINK =
  /^(\/(?![/\\])[^\s\\]*|#[A-Za-z0-9_-]*|https?:\/\/[^\s\\/][^\s\\]*|mailto:[^\s]+|tel:[+0-9() -]+)$/;

/** A link in a document, by the allow-list of schemes. */
export const SafeLink = Type.String({ pattern: SAFE_LINK.source, maxLength: 500 });

/** Tells whether a text is a link that may be followed; for what did not come through a meta-schema. */
export function isSafeLink(text: string): boolean {
  return SAFE_LINK.test(text);
}
