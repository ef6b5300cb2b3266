import { useQueryClient } from '@tanstack/react-query';
import { draftChannel } from '#engine/contract/live-messages.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { useOrganizer } from '../api/use-organizer.ts';
import { useOthersHere } from '../shell/use-others-here.ts';

/** The other organizers who have a draft open; what they save is read at once. */
export function useDraftOthers(draft: string): readonly string[] {
  const queries = useQueryClient();
  const others = useOthersHere(draftChannel(useOrganizer().event, draft), {
    name: 'DraftChanged',
    onNews() {
      // Alone, the only news is what was saved here.
      if (others.length === 0) return;
      for (const read of [api.siteDrafts.getSiteDraft, api.siteDrafts.checkSiteDraft])
        void queries.invalidateQueries({ queryKey: queryKeyOf(read) });
    },
  });
  return others;
}
