import { useState } from 'react';
import { useParams } from 'react-router';
import type { Published } from './publish-panel.tsx';
import { PublishedPage } from './published-page.tsx';
import { ReviewPage } from './review-page.tsx';

/** Publishes a draft: its review, then what was published. The draft is gone by then, and is not read again. */
export function PublishPage() {
  const { id = '' } = useParams();
  const [done, setDone] = useState<{ name: string; published: readonly Published[] }>();
  if (done) return <PublishedPage {...done} />;
  return <ReviewPage id={id} onPublished={(name, published) => setDone({ name, published })} />;
}
