import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import { TextField, type TextFieldProps } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'

export function PhoneField(
  props: Pick<TextFieldProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'hint' | 'required'>,
) {
  const { phone } = useWords('account')
  return <TextField {...props} label={phone} maxLength={longestPhone} type="tel" inputMode="tel" autoComplete="tel" />
}
