import { useState } from 'react';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { siteDrafts } from '#engine/contract/site-drafts.ts';
import type { Text } from '#engine/form/languages/text.ts';

type About = Omit<AnswerOf<(typeof siteDrafts)['previewSiteDraftForm']>, 'form'>;

/** Something about the visitor to choose; an option without a label is none of them. */
export interface VisitorChoice {
  readonly name: 'track' | 'membership';
  readonly value: string;
  readonly options: readonly { readonly code: string; readonly label: Text | undefined }[];
  readonly choose: (value: string) => void;
}

/** As whom a form is looked at: what its conditions read of a registration. */
export function useVisitor({ tracks, days, memberships }: About) {
  const [track, setTrack] = useState(tracks[0]?.code ?? '');
  const [membership, setMembership] = useState('');
  const mode = tracks.find(({ code }) => code === track)?.modes[0] ?? 'Online';
  const choices: VisitorChoice[] = [
    {
      name: 'track',
      value: track,
      options: tracks.map(({ code, name }) => ({ code, label: name })),
      choose: setTrack,
    },
    {
      name: 'membership',
      value: membership,
      options: [{ code: '', label: undefined }, ...memberships],
      choose: setMembership,
    },
  ];
  return {
    key: `${track} ${membership}`,
    registration: {
      track,
      mode,
      registrations_day: days,
      membershipType: membership,
      status: 'Not Submitted',
    },
    choices: choices.filter(({ options }) => options.length > 1),
  };
}
