import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { blockCases } from '#engine/event/documents/page/blocks/blocks.cases.ts';
import type { BlockKind } from '#engine/event/documents/page/blocks/registry.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { Block } from '#src/features/pages/block.tsx';
import type { BlockState } from './block-states.ts';

interface BlockSampleProps {
  readonly kind: BlockKind;
  readonly state: BlockState;
}

/** A block of its smallest case, with a server's answer. */
export function BlockSample({ kind, state }: BlockSampleProps) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <CallProvider value={state.call}>
        <Block block={blockCases[kind].good} sunken={false} />
      </CallProvider>
    </QueryClientProvider>
  );
}
