import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerOf, BodyOf, Endpoint } from '#engine/contract/endpoint.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { CallInput } from '#src/api/client.ts';
import { newKey } from '#src/api/new-key.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { failureText } from '../../api/failure-text.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

/**
 * Makes a call that changes something. The same body sent again after a lost answer has the same key, so it is done once.
 * Afterwards, and after a refusal, everything the desk shows is read again.
 */
export function useAction<E extends Endpoint>(endpoint: E, onDone: (answer: AnswerOf<E>) => void) {
  const t = useDeskTexts();
  const call = useCall();
  const queries = useQueryClient();
  const last = useRef<{ body: string; key: string } | undefined>(undefined);
  const readAgain = () =>
    Promise.all(
      [
        api.desk.getDossier,
        api.desk.getDossierTimeline,
        api.desk.listDossiers,
        api.deskInvoices.listInvoices,
        api.deskInvoices.getInvoiceToSplit,
        api.deskReview.listToReview,
        api.deskReview.getToReview,
        api.deskActions.getRefundable,
        api.deskMoney.getOwedAsOrganizer,
        api.cancellation.getCancellationAsOrganizer,
        api.deskActions.previewChangeAsOrganizer,
        api.deskTransfer.previewTransfer,
        api.deskGroups.listGroups,
        api.deskGroups.listMembersAsOrganizer,
        api.deskGroups.getMembershipAsOrganizer,
        api.deskCodes.listCodes,
        api.deskCodes.planCodes,
        api.deskWaitlist.listWaitlists,
        api.deskWaitlist.listWaiting,
        api.siteDocuments.listSiteDocuments,
        api.opening.getOpening,
        api.siteDrafts.listSiteDrafts,
        api.siteDrafts.getSiteDraft,
        api.siteDrafts.checkSiteDraft,
        api.configuration.listWalks,
        api.previews.listPreviewLinks,
      ].map((read) => queries.invalidateQueries({ queryKey: queryKeyOf(read) })),
    );
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (body: BodyOf<E>) => {
      const text = JSON.stringify(body);
      if (last.current?.body !== text) last.current = { body: text, key: await newKey(call, 'desk') };
      return call(endpoint, { body, idempotencyKey: last.current.key } as unknown as CallInput<E>);
    },
    onSuccess(answer) {
      last.current = undefined;
      // A draft that was published no longer exists: its screen leaves first, so it is not read again.
      flushSync(() => onDone(answer));
      return readAgain();
    },
    onError(failed) {
      if (failed instanceof ApiFailure && failed.failure.kind === 'connection') return;
      last.current = undefined;
      void readAgain();
    },
  });
  const errors = error instanceof ApiFailure ? error.failure.errors : {};
  return {
    send: (body: BodyOf<E>) => {
      if (!isPending) mutate(body);
    },
    isPending,
    reset,
    /** What is wrong with a field; not shown with the rest. */
    wrong: (field: string): string | undefined => errors[field]?.join(' '),
    /** What went wrong, unless it is about one of the fields. */
    problem: (...fields: string[]): string | undefined =>
      error && !fields.some((field) => errors[field]) ? failureText(error, t) : undefined,
  };
}
