import { addStyles, safeLink, useText } from '../../core';
import { CheckBox } from '../../forms';
import { useUniqueId, VisuallyHidden } from '../../ui';
import { messages } from './messages';
import styles from './subscriptions.css';

addStyles(styles);

/** What a card shows of something to subscribe to. */
export interface CardOption {
  readonly code: string;
  readonly title: string;
  readonly toolTip?: string;
  readonly description?: string;
  readonly frequency?: string;
  readonly previewLink?: string;
  readonly previewLinkLabel?: string;
}

export interface OptionCardProps {
  option: CardOption;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Name and frequency only. */
  isCompact?: boolean;
}

/** One newsletter, alert or course to tick. All of the card answers to the box; the example is a link of its own. */
export function OptionCard({ option, isChecked, onChange, isCompact = false }: OptionCardProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const { title, toolTip, description, frequency, previewLink, previewLinkLabel } = option;
  const preview = isCompact ? undefined : safeLink(previewLink);
  const words = isCompact ? undefined : description || toolTip;
  const notes = [frequency && `${id}-frequency`, words && `${id}-words`].filter(Boolean).join(' ');

  return (
    <div className="inlay-option" data-state={isChecked ? 'checked' : undefined} data-compact={isCompact || undefined}>
      <CheckBox id={id} checked={isChecked} aria-describedby={notes || undefined} onChange={(event) => onChange(event.currentTarget.checked)} />
      <label className="inlay-option__name" htmlFor={id} title={words === toolTip ? undefined : toolTip || undefined}>
        {title}
      </label>
      {frequency && (
        <p id={`${id}-frequency`} className="inlay-option__frequency">
          {frequency}
        </p>
      )}
      {words && (
        <p id={`${id}-words`} className="inlay-option__words">
          {words}
        </p>
      )}
      {preview && (
        <a className="inlay-option__preview" href={preview} target="_blank" rel="noopener">
          {previewLinkLabel || t('preview')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
