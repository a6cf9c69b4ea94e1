import { longestPassword } from '../../src-domain/account/account-forms.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './sign-in-screen.module.css'

export interface PasswordFieldsProps {
  readonly problem: string | undefined
  readonly onSend: (password: string) => Promise<void>
}

/** Asks a signed-in member for the password again. */
export function PasswordFields({ problem, onSend }: PasswordFieldsProps) {
  const words = useWords('staff')
  const { form, field, isSending } = useJudgedFields({
    names: ['password'] as const,
    initial: { password: '' },
    judge: ({ password }) => ({ password: password === '' ? words.passwordMissing : undefined }),
    send: ({ password }) => onSend(password),
  })
  return (
    <form className={styles.form} {...form}>
      <p>{words.secondFactor.passwordLead}</p>
      {problem === undefined ? null : <Alert kind="danger">{problem}</Alert>}
      <TextField
        {...field('password')}
        label={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={longestPassword}
      />
      <Button type="submit" wide busy={isSending}>
        {words.secondFactor.next}
      </Button>
    </form>
  )
}
