import { useRef } from 'react';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { SkeletonFields } from '#src/ui/skeleton.tsx';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { NEARLY, useSeen } from '../parts/use-seen.ts';
import { notifyFormQuery } from './load-notify-form.ts';
import './notify.css';

/** Subscribes to notifications; the form loads when it is nearly in view. */
export function NotifyMeBlock({ block }: BlockProps<'notify_me'>) {
  const text = useText();
  const locale = useLocale();
  const place = useRef<HTMLElement>(null);
  const isNear = useSeen(place, NEARLY);
  return (
    <section className="notify" ref={place}>
      <div className="wrap">
        <div>
          <h2 className="notify-title">{text(block.title)}</h2>
          {block.lead && <p className="lead notify-lead">{text(block.lead)}</p>}
        </div>
        <div className="notify-form">
          {isNear && (
            <Fetched
              query={notifyFormQuery(locale)}
              isEmpty={() => false}
              empty=""
              shape={<SkeletonFields count={3} />}
            >
              {({ NotifyForm }) => <NotifyForm type={block.type} />}
            </Fetched>
          )}
        </div>
      </div>
    </section>
  );
}
