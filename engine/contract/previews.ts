import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

/** The most valid links to the preview of one draft, and the most days that one is valid. */
export const MOST_PREVIEW_LINKS = 20;
export const MOST_PREVIEW_DAYS = 60;

/** What the pages of a preview are told about it. */
export interface AboutPreview {
  /** The origins whose pages may show it in a frame. */
  readonly ancestors: readonly string[];
  /** How far its clock is set ahead, in milliseconds; negative if it is set back. */
  readonly ahead: number;
}

/** A registration or application that was begun in a preview for a visitor, and the token that opens it. */
export const PreviewEntry = Type.Object({
  flow: Type.String(),
  code: Type.String(),
  email: Type.String(),
  track: Type.String(),
  token: Type.String(),
  /** The address of its step, in the default language. */
  page: Type.String(),
});
export type PreviewEntry = Static<typeof PreviewEntry>;

/**
 * As whom a preview is looked at: a walk of a flow by its place in their list, someone with choices and answers (as JSON)
 * who has come to a step, or a stored registration.
 */
export type PreviewedAs =
  | { readonly flow: string; readonly walk: number }
  | { readonly flow: string; readonly choices: string; readonly step: number }
  | { readonly registration: string };

/** A link with which anyone can see a draft's preview. */
export const PreviewLink = Type.Object({
  id: Type.String(),
  /** An address, a token's name, or empty for the installation's token. */
  by: Type.String(),
  created_at: Type.String(),
  expires_at: Type.String(),
  /** The moment at which it shows the site; absent for now. */
  at: Type.Optional(Type.String()),
});
export type PreviewLink = Static<typeof PreviewLink>;

const Draft = Type.String({ maxLength: 64 });
/** A moment at which the site is shown, in UTC; absent for now. */
const At = Type.Optional(
  Type.String({
    pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?Z$',
  }),
);
const Address = Type.String({ description: 'An address that contains a secret.' });

/** The whole site as it would be with a draft published, on a host of its own. */
export const previews = endpoints(calls.previews, {
  openPreview: {
    summary:
      'The address of a draft’s preview for the organizer who asks, valid for 12 hours. Its registrations and payments are not real, and end with it. As a visitor, it has a registration or application with their choices and answers; personal values of a stored one are replaced.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      draft: Draft,
      at: At,
      /** As someone who goes this way through a flow, by its place in the list of walks. */
      flow: Type.Optional(Type.String({ maxLength: 64 })),
      walk: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      /** Or as someone with these choices and answers, as a diagnostic has them, who has come to a step. */
      choices: Type.Optional(Type.String({ maxLength: 10_000 })),
      step: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
      /** Or with the answers of the registration or application with this code. */
      registration: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Type.Object({
      url: Address,
      /** Where the preview was asked for as someone. */
      visitor: Type.Optional(PreviewEntry),
    }),
  },
  listPreviewLinks: {
    summary: 'The valid links to a draft’s preview, newest first, without their secrets.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ draft: Draft }),
    response: Type.Object({ links: Type.Array(PreviewLink) }),
  },
  createPreviewLink: {
    summary: 'Makes a link with which anyone can see a draft’s preview, without an account.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      draft: Draft,
      days: Type.Integer({ minimum: 1, maximum: MOST_PREVIEW_DAYS }),
      at: At,
    }),
    response: Type.Object({ link: PreviewLink, url: Address }),
  },
  revokePreviewLink: {
    summary: 'Revokes a link to a draft’s preview.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ draft: Draft, id: Type.String({ maxLength: 64 }) }),
    response: Type.Object({ revoked: Flag }),
  },
});
