import { useState } from 'react'
import { codeProblem } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-steps.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { AccountConversation } from './account-conversation.ts'
import styles from './account-forms.module.css'
import { AccountProblemAlert } from './account-problem.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

export interface PinFormProps {
  readonly conversation: AccountConversation
}

/** The second stage: the code, with where it was sent, a way to change that, and another code (ACCT-36, ACCT-39, ACCT-68). */
export function PinForm({ conversation }: PinFormProps) {
  const words = useWords('account')
  const { email } = conversation.flow.current()
  const [problem, setProblem] = useState<AccountProblem>()
  const [resend, setResend] = useState<'under way' | 'sent'>()
  const first = useFirstField()
  const { form, field, isSending, empty } = useJudgedFields({
    names: ['code'],
    initial: { code: '' },
    // Its length is all that can be wrong before the server has looked (ACCT-61).
    judge: (now) => {
      const wrong = codeProblem(now.code)
      return { code: wrong && (wrong === 'missing' ? words.codeRequired : words.codeInvalid) }
    },
    send: async (now) => {
      setProblem(undefined)
      setResend(undefined)
      const why = await conversation.verifyPin(now.code)
      setProblem(why)
      if (why !== undefined) first.current?.focus({ preventScroll: true })
    },
  })
  const sendAgain = async () => {
    if (resend === 'under way') return
    setProblem(undefined)
    setResend('under way')
    const why = await conversation.sendPin(email)
    setProblem(why)
    setResend(why === undefined ? 'sent' : undefined)
    if (why !== undefined) return
    // What was typed was the old code.
    empty()
    first.current?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.form} {...form}>
      <p className={styles.lead}>{words.codeLead({ email })}</p>
      <TextField
        {...field('code')}
        ref={first}
        className={styles.code ?? ''}
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
      />
      <AccountProblemAlert problem={problem} />
      <div role="status">{resend === 'sent' ? <Alert kind="success">{words.resent}</Alert> : null}</div>
      <Button type="submit" wide busy={isSending}>
        {words.checkCode}
      </Button>
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => conversation.tell({ _tag: 'PinAddressChanged' })}>
          {words.change}
        </Button>
        <Button kind="quiet" busy={resend === 'under way'} onClick={() => void sendAgain()}>
          {words.resend}
        </Button>
      </div>
    </form>
  )
}
