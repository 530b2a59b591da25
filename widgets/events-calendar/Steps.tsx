import type { MouseEvent } from 'react';
import { useLanguage, useText } from '../../src/core';
import { Button, icons, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { isMonth } from './month';
import { nameOf, stepFrom, type Period } from './period';

interface StepsProps {
  period: Period;
  today: string;
  periodAt: (day: string) => Period;
  linkTo: (day: string) => { href: string; onClick: (event: MouseEvent) => void };
}

/** Links to the previous period, to today's, and to the next. */
export function Steps({ period, today, periodAt, linkTo }: StepsProps) {
  const t = useText(messages);
  const language = useLanguage();
  const step = (count: number, key: 'previous' | 'next') => {
    const day = stepFrom(period, count);
    if (!isMonth(day.slice(0, 7))) return null;
    return (
      <Button
        variant="quiet"
        icon={key === 'next' ? icons.arrowForward : icons.arrowBack}
        rel={key === 'next' ? 'next' : 'prev'}
        data-key={key}
        aria-label={t(key, { view: period.view, month: nameOf(periodAt(day), language) })}
        {...linkTo(day)}
      />
    );
  };
  return (
    <nav className="inlay-events-calendar__steps" aria-label={useLandmarkName(t('months'))}>
      {step(-1, 'previous')}
      <Button variant="secondary" data-key="today" {...linkTo(today)}>
        {t('today')}
      </Button>
      {step(1, 'next')}
    </nav>
  );
}
