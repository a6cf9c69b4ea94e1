import { useState } from 'react'
import { codeProblem, longestCode } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
import { AccountProblemAlert } from './account-problem.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

export interface CodeFormProps {
  readonly lead: string
  readonly notice?: string | undefined
  readonly support?: string | undefined
  readonly change: string
  readonly onChange: () => void
  readonly onCode: (code: string) => Promise<AccountProblem | undefined>
  readonly onResend: () => Promise<AccountProblem | undefined>
}

/** Code, resend and change of address (ACCT-36, ACCT-39, ACCT-40, ACCT-43, ACCT-68). */
export function CodeForm({ lead, notice, support, change, onChange, onCode, onResend }: CodeFormProps) {
  const words = useWords('account')
  const [problem, setProblem] = useState<AccountProblem>()
  const [resend, setResend] = useState<'under way' | 'sent'>()
  const first = useFirstField()
  const { form, field, isSending, empty } = useJudgedFields({
    names: ['code'],
    initial: { code: '' },
    // Only the length can be checked here (ACCT-61).
    judge: (now) => {
      const wrong = codeProblem(now.code)
      return { code: wrong && (wrong === 'missing' ? words.codeRequired : words.codeInvalid) }
    },
    send: async (now) => {
      setProblem(undefined)
      setResend(undefined)
      const why = await onCode(now.code)
      setProblem(why)
      if (why !== undefined) first.current?.focus({ preventScroll: true })
    },
  })
  const sendAgain = async () => {
    if (resend === 'under way') return
    setProblem(undefined)
    setResend('under way')
    const why = await onResend()
    setProblem(why)
    setResend(why === undefined ? 'sent' : undefined)
    if (why !== undefined) return
    // Clears the field, whose code is now outdated.
    empty()
    first.current?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.form} {...form}>
      {notice === undefined ? null : <Alert>{notice}</Alert>}
      <p className={styles.lead}>{lead}</p>
      <TextField
        {...field('code')}
        ref={first}
        className={styles.code ?? ''}
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={longestCode}
      />
      <AccountProblemAlert problem={problem} />
      <div role="status">{resend === 'sent' ? <Alert kind="success">{words.resent}</Alert> : null}</div>
      <Button type="submit" wide busy={isSending}>
        {words.checkCode}
      </Button>
      <div className={styles.ways}>
        <Button kind="quiet" onClick={onChange}>
          {change}
        </Button>
        <Button kind="quiet" busy={resend === 'under way'} onClick={() => void sendAgain()}>
          {words.resend}
        </Button>
      </div>
      {support === undefined ? null : (
        <p className={styles.other}>
          <a href={support}>{words.support}</a>
        </p>
      )}
    </form>
  )
}
