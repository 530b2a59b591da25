export { Form, SubmitButton, useForm, type SubmitButtonProps } from './form/Form';
export { createCountdown } from './form/countdown';
export { dropDraft } from './form/draft';
export type { FieldHost } from './form/field';
export type { FormModel, FormOptions, SubmitContext } from './form/types';
export { type Problem, SubmitError, useProblemText } from './problem';
export * from './password';
export * from './rules';
export { isFieldSent } from './sent-fields';
/** @public For a checkbox that must be ticked. */
export { flagValue } from './schema';
export { emailValue, textValue } from './schema';
export { CheckBox, CheckboxField, SelectField, type Option } from './fields/ChoiceFields';
export { NewEmailField } from './fields/NewEmailField';
export { NewPasswordField, PasswordField } from './fields/PasswordField';
export { CodeField, EmailField, TextAreaField, TextField } from './fields/TextField';
export { Captcha } from './captcha/Captcha';
