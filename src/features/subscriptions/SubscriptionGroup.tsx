import { useState } from 'react';
import { addStyles, safeLink, useText } from '../../core';
import { CheckBox } from '../../forms';
import { Heading, type HeadingLevel, Icon, icons, useMedia, useUniqueId, VisuallyHidden } from '../../ui';
import { messages } from './messages';
import { type Selection, shareOf, withGroup, withOption } from './selection';
import styles from './subscriptions.css';

addStyles(styles);

const NARROW = '(width < 40rem)';

export interface SubscriptionGroupProps {
  title: string;
  options: readonly CardOption[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  headingLevel?: HeadingLevel;
  isCompact?: boolean;
  /** On narrow pages, the cards are under a button. */
  isFoldable?: boolean;
}

/** The cards of a group, with one checkbox for all of them. Nothing if the group is empty. */
export function SubscriptionGroup({
  title,
  options,
  selection,
  onSelect,
  headingLevel = 2,
  isCompact,
  isFoldable = false,
}: SubscriptionGroupProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const isNarrow = useMedia(NARROW);
  const [isOpened, setOpened] = useState(false);
  const isFolding = isFoldable && isNarrow;
  const isOpen = !isFolding || isOpened;
  const codes = options.map(({ code }) => code);
  const share = shareOf(selection, codes);
  if (!options.length) return null;

  return (
    <fieldset className="inlay-subscriptions__group">
      <legend className="inlay-subscriptions__legend">
        <Heading level={headingLevel} className="inlay-subscriptions__title">
          {isFolding ? (
            <button
              type="button"
              className="inlay-subscriptions__fold"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpened(!isOpen)}
            >
              {title}
              <Icon path={icons.chevronDown} />
            </button>
          ) : (
            title
          )}
        </Heading>
      </legend>
      {isFolding && (
        <p className="inlay-subscriptions__count">
          {t('chosenOf', { count: codes.filter((code) => selection.codes.includes(code)).length, total: codes.length })}
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {options.length > 1 && (
          <label className="inlay-subscriptions__all">
            <CheckBox
              checked={share === 'all'}
              isMixed={share === 'some'}
              onChange={() => onSelect(withGroup(selection, codes, share !== 'all'))}
            />
            <span>
              {t('selectAll')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </span>
          </label>
        )}
        <div className="inlay-subscriptions__options">
          {options.map((option) => (
            <OptionCard
              key={option.code}
              option={option}
              isCompact={isCompact}
              isChecked={selection.codes.includes(option.code)}
              onChange={(isOn) => onSelect(withOption(selection, option.code, isOn))}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** The content of a subscription's card. */
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

/** A checkbox for a newsletter, alert or course. The whole card toggles it; the example is a separate link. */
export function OptionCard({ option, isChecked, onChange, isCompact = false }: OptionCardProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const { title, toolTip, description, frequency, previewLink, previewLinkLabel } = option;
  const preview = isCompact ? undefined : safeLink(previewLink);
  const text = isCompact ? undefined : description || toolTip;
  const notes = [frequency && `${id}-frequency`, text && `${id}-words`].filter(Boolean).join(' ');

  return (
    <div className="inlay-option" data-state={isChecked ? 'checked' : undefined} data-compact={isCompact || undefined}>
      <CheckBox
        id={id}
        checked={isChecked}
        aria-describedby={notes || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label className="inlay-option__name" htmlFor={id} title={text === toolTip ? undefined : toolTip || undefined}>
        {title}
      </label>
      {frequency && (
        <p id={`${id}-frequency`} className="inlay-option__frequency">
          {frequency}
        </p>
      )}
      {text && (
        <p id={`${id}-words`} className="inlay-option__words">
          {text}
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
