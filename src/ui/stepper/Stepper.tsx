import { addStyles, formatNumber, useLanguage, useText } from '../../core';
import { Icon } from '../icon/Icon';
import { check } from '../icon/paths';
import { messages } from '../messages';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './stepper.css';

addStyles(styles);

export interface StepperProps {
  /** Their names, in order. */
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
}

/** The position in a flow of a few steps. It is not navigation. */
export function Stepper({ steps, current }: StepperProps) {
  const t = useText(messages);
  const language = useLanguage();
  return (
    <ol className="inlay-stepper" role="list" aria-label={t('step', { step: current + 1, steps: steps.length })}>
      {steps.map((step, index) => (
        <li
          key={step}
          className="inlay-stepper__step"
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="inlay-stepper__mark" aria-hidden="true">
            {index < current ? <Icon path={check} size={16} /> : formatNumber(index + 1, undefined, language)}
          </span>
          <span className="inlay-stepper__name">{step}</span>
          {index < current && <VisuallyHidden> ({t('stepDone')})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
