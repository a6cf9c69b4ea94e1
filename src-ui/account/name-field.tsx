import { longestAccountName } from '../../src-domain/account/account-forms.ts'
import { TextField, type TextFieldProps } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'

export function NameField({
  part,
  ...props
}: Pick<TextFieldProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'required'> & {
  readonly part: 'firstName' | 'lastName'
}) {
  const words = useWords('account')
  const autoComplete = part === 'firstName' ? 'given-name' : 'family-name'
  return <TextField {...props} label={words[part]} maxLength={longestAccountName} autoComplete={autoComplete} />
}
