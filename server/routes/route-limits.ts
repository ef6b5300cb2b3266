import type { FastifyContextConfig, RouteShorthandOptions } from 'fastify';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import {
  crowdRateLimit,
  type RateLimits,
  strictRateLimit,
  uploadRateLimit,
} from '#server/http/rate-limits.ts';
import type { Tries } from '#server/http/wrong-tries.ts';

// The largest form there may be, 2,000 fields, is well under this; what is larger is told so by its diagnostics.
const documentLimit = 16 * 1024 * 1024;

/** What a route takes and how often: its content type, its size, and its own count of calls. */
export function routeLimits(
  name: string,
  endpoint: Endpoint,
  limits: RateLimits,
): Pick<RouteShorthandOptions, 'bodyLimit'> & { config: FastifyContextConfig } {
  return {
    ...(endpoint.encoding === 'json' && { bodyLimit: documentLimit }),
    config: {
      body: endpoint.encoding ?? 'form',
      upload: endpoint.upload,
      ...rateLimitOf(name, limits),
    },
  };
}

function rateLimitOf(name: string, limits: RateLimits): Pick<FastifyContextConfig, 'rateLimit'> {
  switch (name) {
    case 'sendEventEmailAccessCode':
    case 'sendLookUpCode':
    case 'sendReceiptParty':
    case 'sendInvitationColleague':
    case 'saveToWaitlist':
    case 'declineWaitlistOffer':
    case 'subscribeEmail':
    case 'changeEmail':
    case 'confirmEmail':
    case 'createGroup':
    case 'requestOrganizerCode':
    // What an invitation or a waitlist entry bears is a long secret, which nobody guesses.
    case 'getInstructorByInvitation':
    case 'openInvitation':
    case 'declineInvitation':
      return { rateLimit: crowdRateLimit(limits) };
    case 'uploadWebsiteFile':
    case 'saveRegistrationEAOfficialDocument':
      return { rateLimit: uploadRateLimit(limits) };
    case 'findInstructors':
      // As often as somebody types, and no list of everybody.
      return { rateLimit: strictRateLimit({ ...limits, strict: 5 * limits.strict }) };
    default:
      return {};
  }
}

/** The codes that can be tried in a call, and whose wrong tries are counted; undefined where there are none. */
export function triesOf(name: string): Tries | undefined {
  switch (name) {
    case 'checkRegistration':
      return { fields: ['code', 'group_code'], budget: 'guesses', byAddress: true };
    case 'getLookUpRegistration':
    case 'continueFlow':
      return { fields: ['code'], budget: 'guesses', byAddress: true };
    case 'getLookUpRegistrationByEmail':
      return { fields: ['access_code'], budget: 'guesses', byAddress: true };
    case 'signInOrganizer':
      return { fields: ['code'], budget: 'guesses', byAddress: true };
    case 'openGroup':
      return { fields: ['group_code'], budget: 'guesses', byAddress: true };
    case 'checkGroup':
    case 'joinGroup':
      return { fields: ['group_code'], budget: 'guesses' };
    case 'generateRegistrationCaptured':
      return { fields: ['invitation_code'], budget: 'invitations' };
    case 'checkAndSubmitApplyCode':
      return { fields: ['discount_code'], budget: 'discounts' };
    default:
      return undefined;
  }
}
