export { Form, SubmitButton, useForm, type FormProps, type SubmitButtonProps } from './form/Form';
export { createCountdown, type Countdown } from './form/countdown';
export { dropDraft } from './form/draft';
export type { Field, FieldHost } from './form/field';
export type { Codes, Meaning } from './form/outcome';
export type { FormModel, FormOptions, FormState, SubmitContext } from './form/types';
export { SubmitError, type Problem } from './problem';
export * from './rules';
export { flagValue, rules, textValue } from './schema';
export {
  CheckBox,
  CheckboxField,
  RadioGroup,
  SelectField,
  type CheckboxFieldProps,
  type CheckBoxProps,
  type Option,
  type RadioGroupProps,
  type SelectFieldProps,
} from './fields/ChoiceFields';
export { ComboboxField, type ComboboxFieldProps } from './fields/ComboboxField';
export { FieldFrame, useControl, type FieldFrameProps, type FieldProps } from './fields/FieldFrame';
export { NewEmailField, type NewEmailFieldProps } from './fields/NewEmailField';
export {
  NewPasswordField,
  PasswordField,
  type NewPasswordFieldProps,
  type PasswordFieldProps,
} from './fields/PasswordField';
export {
  CodeField,
  EmailField,
  TextAreaField,
  TextField,
  type CodeFieldProps,
  type EmailFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './fields/TextField';
export { Captcha, type CaptchaProps } from './captcha/Captcha';
export { captchaToken } from './captcha/create-captcha';
