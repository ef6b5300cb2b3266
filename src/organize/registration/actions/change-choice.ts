import type { deskActions } from '#engine/contract/desk-actions.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';

/** The preview of a change. */
export type Preview = AnswerOf<typeof deskActions.previewChangeAsOrganizer>;

/** What an organizer has chosen; absent parts stay, and sessions that fit. */
export type Chosen = {
  readonly track?: string;
  readonly track_mode?: Preview['choice']['track_mode'];
  readonly days?: readonly string[];
  readonly sessions?: readonly string[];
};
