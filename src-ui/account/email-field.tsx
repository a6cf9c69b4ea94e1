import { longestEmail } from '../../src-domain/account/email-address.ts'
import { TextField, type TextFieldProps } from '../design/text-field.tsx'

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
