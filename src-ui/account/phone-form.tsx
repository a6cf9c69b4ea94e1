import { useState } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
import { usePhoneChecks } from './phone-checks.tsx'
import { PhoneField } from './phone-field.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

export interface PhoneFormProps {
  readonly phone: string
  /** Why the automatic code was not sent (ACCT-45). */
  readonly problem: AccountProblem | undefined
  readonly notice?: string
  readonly onPhone: (phone: string) => Promise<AccountProblem | undefined>
}

/** Phone that receives the code (ACCT-43). */
export function PhoneForm({ phone, notice, onPhone, ...before }: PhoneFormProps) {
  const words = useWords('account')
  const [problem, setProblem] = useState(before.problem)
  const first = useFirstField()
  const phones = usePhoneChecks()
  const { form, field, isSending } = useJudgedFields({
    names: ['phone'],
    initial: { phone },
    judge: (now) => {
      const wrong = phones.problem(now.phone)
      return { phone: wrong && (wrong === 'missing' ? words.phoneRequired : words.phoneInvalid) }
    },
    written: (_, typed) => phones.written(typed),
    send: async (now) => {
      setProblem(undefined)
      setProblem(await onPhone(now.phone))
    },
  })
  return (
    <form className={styles.form} {...form}>
      {notice === undefined ? null : <Alert>{notice}</Alert>}
      <p className={styles.lead}>{words.phoneLead}</p>
      <PhoneField {...field('phone')} ref={first} />
      <SubmitRow {...{ problem, isSending }}>{words.sendCode}</SubmitRow>
    </form>
  )
}
