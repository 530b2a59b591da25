import { addStyles, useText } from '../../core';
import { CheckBox } from '../../forms';
import { Heading, VisuallyHidden, type HeadingLevel } from '../../ui';
import { messages } from './messages';
import { OptionCard, type CardOption } from './OptionCard';
import { shareOf, withGroup, withOption, type Selection } from './selection';
import styles from './subscriptions.css';

addStyles(styles);

export interface SubscriptionGroupProps {
  title: string;
  options: readonly CardOption[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  headingLevel?: HeadingLevel;
  isCompact?: boolean;
}

/** The cards of one group under one box that stands for all of them. Nothing where the group is empty. */
export function SubscriptionGroup({ title, options, selection, onSelect, headingLevel = 2, isCompact }: SubscriptionGroupProps) {
  const t = useText(messages);
  const codes = options.map(({ code }) => code);
  const share = shareOf(selection, codes);
  if (!options.length) return null;

  return (
    <fieldset className="inlay-subscriptions__group">
      <legend className="inlay-subscriptions__legend">
        <Heading level={headingLevel} className="inlay-subscriptions__title">
          {title}
        </Heading>
      </legend>
      {options.length > 1 && (
        <label className="inlay-subscriptions__all">
          <CheckBox checked={share === 'all'} isMixed={share === 'some'} onChange={() => onSelect(withGroup(selection, codes, share !== 'all'))} />
          <span>
            {t('selectAll')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </label>
      )}
      <div className="inlay-subscriptions__options">
        {options.map((option) => (
          <OptionCard key={option.code} option={option} isCompact={isCompact} isChecked={selection.codes.includes(option.code)} onChange={(isOn) => onSelect(withOption(selection, option.code, isOn))} />
        ))}
      </div>
    </fieldset>
  );
}
