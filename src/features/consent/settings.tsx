import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addStyles, config, safeLink, useLanguage, useText } from '../../core';
import { announce, Button, useUniqueId } from '../../ui';
import { Dialog } from '../../ui/late';
import { saveFocus } from './save-focus';
import { messages } from './messages';
import { ADVERTISING, type Group, type Question } from './question';
import styles from './settings.css';

addStyles(styles);

let isOpen = false;

/** Opens the dialog to grant and withdraw each group. Closing it without saving changes nothing. */
export function showSettings(question: Question) {
  if (isOpen) return;
  isOpen = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const returnFocus = saveFocus(container);
  const close = () => {
    isOpen = false;
    returnFocus(() => {
      root.unmount();
      container.remove();
    });
  };
  const saveChoice = (groups: readonly string[]) => {
    close();
    question.onAnswer(groups);
  };
  root.render(<Settings {...question} onAnswer={saveChoice} onClose={close} />);
}

function Settings({
  groups,
  granted,
  days,
  hasSignal,
  isForbidden: askLaw,
  onAnswer,
  onClose,
}: Question & { onClose: () => void }) {
  const t = useText(messages);
  const language = useLanguage();
  const [chosen, setChosen] = useState(granted);
  const [isForbidden, setForbidden] = useState(false);
  useEffect(() => {
    if (groups.includes(ADVERTISING)) void askLaw().then(setForbidden);
  }, [groups, askLaw]);

  const privacy = safeLink(config().pages.privacy);
  const allowed = groups.filter((group) => group !== ADVERTISING || !isForbidden);
  const save = (chosenGroups: readonly string[]) => {
    const saved = allowed.filter((group) => chosenGroups.includes(group));
    onAnswer(saved);
    const groupNames = [t('C0001'), ...saved.map((group) => t(group))];
    announce(t('saved', { groups: new Intl.ListFormat(language, { type: 'unit' }).format(groupNames) }));
  };
  const note = (group: Group) =>
    group !== ADVERTISING ? undefined : isForbidden ? t('california') : hasSignal ? t('signal') : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings')}
      description={
        <>
          {t('settingsNotice', { days })}{' '}
          {privacy && (
            <a className="inlay-consent-choice__link" href={privacy}>
              {t('privacy')}
            </a>
          )}
        </>
      }
      footer={
        <>
          <Button onClick={() => save(chosen)}>{t('save')}</Button>
          <Button variant="secondary" onClick={() => save(allowed)}>
            {t('acceptAll')}
          </Button>
          <Button variant="secondary" onClick={() => save([])}>
            {t('rejectAll')}
          </Button>
        </>
      }
    >
      <ul className="inlay-consent-choice__groups">
        <li className="inlay-consent-choice__group">
          <p className="inlay-consent-choice__name">
            {t('C0001')} <span className="inlay-consent-choice__state">{t('alwaysOn')}</span>
          </p>
          <p className="inlay-consent-choice__text">{t('aboutC0001')}</p>
        </li>
        {groups.map((group) => (
          <GroupChoice
            key={group}
            name={t(group)}
            text={t(`about${group}`)}
            note={note(group)}
            isOn={chosen.includes(group) && allowed.includes(group)}
            isForbidden={!allowed.includes(group)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, group] : chosen.filter((name) => name !== group))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface GroupChoiceProps {
  name: string;
  text: string;
  note: string | undefined;
  isOn: boolean;
  isForbidden: boolean;
  onChange: (isOn: boolean) => void;
}

function GroupChoice({ name, text, note, isOn, isForbidden, onChange }: GroupChoiceProps) {
  const id = useUniqueId();
  return (
    <li className="inlay-consent-choice__group">
      <label className="inlay-consent-choice__name">
        <input
          type="checkbox"
          className="inlay-consent-choice__box"
          checked={isOn}
          disabled={isForbidden}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {name}
      </label>
      <div id={id}>
        <p className="inlay-consent-choice__text">{text}</p>
        {note && <p className="inlay-consent-choice__text">{note}</p>}
      </div>
    </li>
  );
}
