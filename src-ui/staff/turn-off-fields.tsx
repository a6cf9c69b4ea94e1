import { longestPassword } from '../../src-domain/account/account-forms.ts'
import { longestTypedCode, typedCodeOf } from '../../src-domain/staff/second-factor.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import type { SecondFactorController } from './second-factor-controller.ts'
import styles from './sign-in-screen.module.css'

/** Asks for password and code together, so that an open tablet does not suffice. */
export function TurnOffFields({ controller }: { readonly controller: SecondFactorController }) {
  const words = useWords('staff')
  const { problem } = useStateOf(controller.state, (now) => now)
  const labels = { password: words.password, code: words.secondFactor.code }
  const { form, field, isSending, summary } = useJudgedFields({
    names: ['password', 'code'] as const,
    initial: { password: '', code: '' },
    judge: ({ password, code }) => ({
      password: password === '' ? words.passwordMissing : undefined,
      code: typedCodeOf(code) === undefined ? words.secondFactor.codeMissing : undefined,
    }),
    send: ({ password, code }) => controller.remove(password, code),
  })
  return (
    <form className={styles.form} {...form}>
      <p className={styles.lead}>{words.secondFactor.turnOffLead}</p>
      {problem === undefined ? null : <Alert kind="danger">{words.secondFactor.problem[problem]}</Alert>}
      <FormSummary {...summary} title={words.fieldsWrong} labels={labels} />
      <TextField
        {...field('password')}
        label={labels.password}
        type="password"
        autoComplete="current-password"
        maxLength={longestPassword}
      />
      <TextField
        {...field('code')}
        label={labels.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestTypedCode}
      />
      <Button type="submit" kind="secondary" wide busy={isSending}>
        {words.secondFactor.turnOff}
      </Button>
    </form>
  )
}
