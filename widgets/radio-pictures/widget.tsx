import type { Option } from '#engine/form/field/option.ts';
import { useFormServices, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { RadioRows } from '../parts/radio-rows.tsx';

/** The picture of an option; its words stand beside it, so it says nothing itself. Its ratio is fixed (look). */
function Picture({ src }: { src: string }) {
  const services = useFormServices();
  const drawn = services.picture?.(src);
  if (drawn !== undefined) return <span className="option-picture">{drawn}</span>;
  return (
    <img
      className="option-picture"
      src={src}
      alt=""
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
    />
  );
}

const picture = (option: Option) => (option.picture ? <Picture src={option.picture} /> : null);

/** One choice among pictures with words. */
export function RadioPicturesWidget(props: WidgetProps<'radio_pictures'>) {
  return (
    <RadioRows
      widget={props}
      options={props.options}
      columns={props.field.layout?.columns ?? 2}
      className="pictures"
      before={picture}
    />
  );
}
