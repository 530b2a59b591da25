import type { MouseEvent } from 'react';
import { useText, choiceStore, VISITOR_PREFIX } from '../../src/core';
import { Button, isPlainClick, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { isIn, VIEWS, isView, type Period, type View } from './period';

interface ViewsProps {
  period: Period;
  today: string;
  linkTo: (view: View, day: string) => { href: string; onClick: (event: MouseEvent) => void };
}

/** Selects today if it is visible, else the first day. */
export function Views({ period, today, linkTo }: ViewsProps) {
  const t = useText(messages);
  const day = isIn(period, today) ? today : period.first;
  return (
    <nav className="inlay-events-calendar__views" aria-label={useLandmarkName(t('views'))}>
      {VIEWS.map((view) => {
        const { href, onClick } = linkTo(view, day);
        return (
          <Button
            key={view}
            variant="quiet"
            data-key={view}
            aria-current={view === period.view ? 'true' : undefined}
            href={href}
            onClick={(event) => {
              if (isPlainClick(event)) rememberView(view);
              onClick(event);
            }}
          >
            {t(view)}
          </Button>
        );
      })}
    </nav>
  );
}

const KEY = `${VISITOR_PREFIX}calendar-view`;

/** The visitor's last view in this browser. */
export function rememberedView(): View {
  const view = choiceStore().get(KEY) ?? '';
  return isView(view) ? view : 'month';
}

function rememberView(view: View) {
  choiceStore().set(KEY, view);
}
