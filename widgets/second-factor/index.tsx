import { useEffect, useRef, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { formatDate, lazy, useText } from '../../src/core';
import { AuthenticatedSection, useAct, useOwnData } from '../../src/features/own-data';
import { throwUnreachable } from '../../src/http';
import { cancelSecondFactorReset, fetchSecondFactor, type SecondFactor as State } from '../../src/services/user';
import { Alert, announce, Button, Icon, icons, type HeadingLevel } from '../../src/ui';
import { messages } from './messages';
import { props, type SecondFactorProps } from './props';
import type { Task, TaskKind } from './task/Task';
import styles from './second-factor.css';

/** Sample for edit mode. */
const SAMPLE: State = { isOn: false, recoveryCodesLeft: 0, requiresPassword: true };

function SecondFactor({ title, intro }: SecondFactorProps) {
  const t = useText(messages);
  const content = useOwnData(fetchSecondFactor, SAMPLE);
  return (
    <AuthenticatedSection className="inlay-second-factor" title={title} intro={intro ?? t('intro')} content={content}>
      {(state, change) => <Control level={title ? 3 : 2} state={state} onChange={change} />}
    </AuthenticatedSection>
  );
}

interface ControlProps {
  level: HeadingLevel;
  state: State;
  onChange: (state: State) => void;
}

/** Loaded when a visitor sets it up or changes it. Shows the offline message if loading fails. */
const loadTask = lazy(() => import('./task/Task'), { onError: throwUnreachable });

function Control({ level, state, onChange }: ControlProps) {
  const t = useText(messages);
  const box = useRef<HTMLDivElement>(null);
  const [task, setTask] = useState<{ kind: TaskKind; Steps: typeof Task; unsavedCodes?: readonly string[] }>();
  const { busy, problem, attempt } = useAct();

  const open = (kind: TaskKind, unsavedCodes?: readonly string[]) =>
    attempt(kind, async () => {
      const { Task: Steps } = await loadTask();
      setTask({ kind, Steps, unsavedCodes });
      return undefined;
    });
  const { unsavedRecoveryCodes, resetDueAt } = state;
  useEffect(() => {
    // A pending reset, which an intruder may have started, comes first.
    if (unsavedRecoveryCodes?.length && !resetDueAt) void open('newCodes', unsavedRecoveryCodes);
    // oxlint-disable-next-line react/exhaustive-deps -- `open` differs at each render
  }, [unsavedRecoveryCodes, resetDueAt]);
  const cancelReset = () =>
    attempt('keepOn', async () => {
      await cancelSecondFactorReset();
      onChange({ ...state, resetDueAt: undefined });
      box.current?.focus();
      announce(t('keptOn'));
      return undefined;
    });
  /** The pressed controls were removed. */
  const close = () => {
    setTask(undefined);
    box.current?.focus();
  };

  return (
    <div ref={box} className="inlay-second-factor__content" tabIndex={-1}>
      {task ? (
        <task.Steps
          kind={task.kind}
          level={level}
          requiresPassword={state.requiresPassword}
          unsavedCodes={task.unsavedCodes}
          onChange={(change) => onChange({ ...state, ...change })}
          onClose={(isOn) => {
            close();
            if (isOn !== undefined) announce(t(isOn ? 'nowOn' : 'nowOff'));
          }}
        />
      ) : (
        <>
          {state.isOn && <Status left={state.recoveryCodesLeft} />}
          {state.resetDueAt && (
            <>
              <Alert tone="warning" title={t('reset', { date: dateOf(state.resetDueAt) })}>
                {t('resetText')}
              </Alert>
              <div className="inlay-account__actions">
                <Button busy={busy === 'keepOn'} onClick={() => void cancelReset()}>
                  {t('keepOn')}
                </Button>
              </div>
            </>
          )}
          {problem && <Alert tone="negative">{t('failed')}</Alert>}
          <div className="inlay-account__actions">
            {state.isOn ? (
              <>
                <Button variant="secondary" busy={busy === 'newCodes'} onClick={() => void open('newCodes')}>
                  {t('newCodes')}
                </Button>
                <Button variant="link" busy={busy === 'turnOff'} onClick={() => void open('turnOff')}>
                  {t('turnOff')}
                </Button>
              </>
            ) : (
              <Button variant="secondary" busy={busy === 'setUp'} onClick={() => void open('setUp')}>
                {t('setUp')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function dateOf(moment: string): string {
  return formatDate(moment, { dateStyle: 'long', timeStyle: 'short' });
}

const FEW = 2;

function Status({ left }: { left: number | undefined }) {
  const t = useText(messages);
  return (
    <>
      <p className="inlay-second-factor__status">
        <span className="inlay-second-factor__on">
          <Icon path={icons.check} />
          {t('on')}
        </span>
        {left !== undefined && <span>{t('left', { count: left })}</span>}
      </p>
      {left !== undefined && left <= FEW && <Alert tone="warning">{t('fewLeft')}</Alert>}
    </>
  );
}

export default defineWidget({
  name: 'second-factor',
  description:
    'Turns two-step verification on and off: a code from an authenticator app besides the password, and recovery codes for a lost phone.',
  props,
  messages,
  styles,
  credentials: true,
  component: SecondFactor,
});
