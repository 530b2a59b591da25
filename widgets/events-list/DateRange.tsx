import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useText } from '../../src/core';
import { isDay } from '../../src/features/events';
import { Button, useUniqueId } from '../../src/ui';
import type { DayRange } from './use-event-filters';
import { messages } from './messages';

interface DateRangeProps {
  values: Readonly<Record<string, string>>;
  onChange: (range: DayRange | undefined) => void;
}

/** A first and a last day, applied by a button, because a browser reports each typed digit of a year as a change. */
export function DateRange({ values: { from = '', to = '' }, onChange }: DateRangeProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const [days, setDays] = useState<DayRange>({ from, to });
  const [problem, setProblem] = useState<'noEnd' | 'noStart' | 'order'>();
  const inputs = useRef<Partial<Record<keyof DayRange, HTMLInputElement | null>>>({});

  useEffect(() => {
    setDays({ from, to });
    setProblem(undefined);
  }, [from, to]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const [hasFrom, hasTo] = [isDay(days.from), isDay(days.to)];
    const wrong =
      hasFrom && !hasTo ? 'noEnd' : hasTo && !hasFrom ? 'noStart' : days.to < days.from ? 'order' : undefined;
    setProblem(wrong);
    if (wrong) inputs.current[wrong === 'noStart' ? 'from' : 'to']?.focus();
    if (!wrong) onChange(hasFrom ? days : undefined);
  };
  const field = (name: keyof DayRange) => (
    <label className="inlay-events-list__day">
      <span className="inlay-events-list__label">{t(name)}</span>
      <input
        ref={(input) => void (inputs.current[name] = input)}
        className="inlay-events-list__input"
        type="date"
        name={name}
        value={days[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && id}
        onChange={(event) => setDays({ ...days, [name]: event.currentTarget.value })}
      />
    </label>
  );

  return (
    <form className="inlay-events-list__dates" noValidate onSubmit={submit}>
      <fieldset className="inlay-events-list__days">
        <legend className="inlay-events-list__legend">{t('dates')}</legend>
        {field('from')}
        {field('to')}
        <Button type="submit" variant="secondary">
          {t('apply')}
        </Button>
      </fieldset>
      <p id={id} className="inlay-events-list__problem" role="alert">
        {problem && t(problem)}
      </p>
    </form>
  );
}
