import { longestEmail } from '../../src-domain/account/email-address.ts'
import { TextField, type TextFieldProps } from '../design/text-field.tsx'

/** The e-mail by which an account is known: a browser fills it in, and no keyboard corrects it. */
export function EmailField(
  props: Pick<TextFieldProps, 'id' | 'name' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'readOnly'>,
) {
  return (
    <TextField
      {...props}
      maxLength={longestEmail}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
