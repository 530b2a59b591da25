import { object } from 'superstruct';
import { useText } from '../../src/core';
import { useDeviceName } from '../../src/features/own-data';
import { Form, maxLength, SubmitButton, TextField, textValue, useForm } from '../../src/forms';
import { type Passkey, renamePasskey } from '../../src/services/user';
import { Button } from '../../src/ui';
import type * as Controls from '../../src/ui/late';
import { messages } from './messages';

/** The dialog of `ui`, which is loaded late. */
export type DialogPart = typeof Controls.Dialog;

export interface QuestionProps {
  passkey: Passkey;
  Dialog: DialogPart;
  onClose: () => void;
  onRemove: () => void;
  onRenamed: (passkey: Passkey) => void;
}

export function RemoveQuestion({ passkey, Dialog, onClose, onRemove }: QuestionProps) {
  const t = useText(messages);
  const nameOf = useDeviceName();
  const device = passkey.name || nameOf(passkey.userAgent);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle')}
      description={<p className="inlay-account__text">{t('removeText', { device })}</p>}
    >
      <div className="inlay-account__actions">
        <Button onClick={onRemove}>{t('removeSubmit')}</Button>
        <Button variant="link" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}

/** In characters. */
const MAX_NAME_LENGTH = 60;

const schema = object({ name: textValue(maxLength(MAX_NAME_LENGTH)) });

export function RenameQuestion({ passkey, Dialog, onClose, onRenamed }: QuestionProps) {
  const t = useText(messages);
  const nameOf = useDeviceName();
  const form = useForm({
    name: 'passkey-name',
    schema,
    initial: { name: passkey.name ?? '' },
    validate: 'submit',
    messages,
    async onSubmit({ name }, { signal }) {
      onRenamed(await renamePasskey(passkey.id, name, signal));
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('renameTitle')}>
      <Form form={form} label={t('renameTitle')}>
        <TextField
          form={form}
          name="name"
          label={t('name')}
          help={t('nameHelp', { device: nameOf(passkey.userAgent) })}
          autoComplete="off"
        />
        <div className="inlay-account__actions">
          <SubmitButton form={form}>{t('renameSubmit')}</SubmitButton>
          <Button variant="link" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
