import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { readToken } from '#src/api/token.ts';
import { currentRegistration } from '#src/lib/persisted/current-registration.ts';
import { rememberRegistration } from '../flow/current.ts';

/**
 * A registration by the code and email of its confirmation's address. The token that this device has may be another
 * registration's or none: code and email prove who is there, and give one.
 */
export const confirmationQuery = (call: Call, code: string, email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['confirmation', code, email, locale],
    retry: false,
    queryFn: async ({ signal }) => {
      const review = () => call(api.forms.initStepReview, { body: { code }, signal, locale });
      if (readToken() !== undefined && currentRegistration.read()?.code === code) {
        try {
          return await review();
        } catch (error) {
          if (!(error instanceof ApiFailure) || error.failure.kind === 'connection') throw error;
        }
      }
      const { registration } = await call(api.registration.checkRegistration, {
        body: { code, email },
        signal,
        locale,
      });
      if (registration) rememberRegistration(registration);
      return review();
    },
  });
