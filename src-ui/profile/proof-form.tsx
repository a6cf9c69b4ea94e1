import { useState } from 'react'
import type { ProofProblem } from '../../src-domain/account/proof.ts'
import { pastedCode } from '../../src-domain/text/pasted-text.ts'
import { KnownUsername } from '../account/known-username.tsx'
import { useFirstField } from '../account/use-first-field.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import styles from './profile-page.module.css'
import { ProofField, proofNames, proofProblems } from './proof-field.tsx'
import type { ProofRequest } from './use-proof.ts'
import { withProfileWords } from './with-profile-words.tsx'

export interface ProofFormProps {
  readonly email: string
  readonly asked: ProofRequest
}

export const ProofForm = withProfileWords(Form)

function Form({ email, asked }: ProofFormProps) {
  const words = useWords('profile')
  const own = useWords('ownData')
  const account = useWords('account')
  const [sent, setSent] = useState<ProofRequest>()
  const [hasCode, setHasCode] = useState(false)
  const byCode = hasCode || asked.why === 'code-sent'
  const first = useFirstField()
  const isSending = sent === asked
  const send: ProofRequest['onProof'] = (proof) => {
    if (isSending) return
    setHasCode(byCode)
    setSent(asked)
    asked.onProof(proof)
  }
  const { form, field } = useJudgedFields({
    names: proofNames,
    initial: { password: '', code: '' },
    judge: (typed) => proofProblems(own, byCode, typed),
    send: async ({ password, code }) => send(byCode ? { code: pastedCode(code) } : { password }),
  })
  const wrong = isSending ? undefined : proofProblemText(own, asked.why)
  return (
    <form {...form} className={styles.form} aria-labelledby="prove-title">
      <h3 id="prove-title" className={styles.heading}>
        {words.prove}
      </h3>
      <p>{byCode ? own.codeLead({ email }) : words.proveLead}</p>
      <KnownUsername email={email} />
      <ProofField byCode={byCode} field={field} first={first} />
      {wrong === undefined ? null : <Alert kind="danger">{wrong}</Alert>}
      <Button type="submit" busy={isSending}>
        {account.goOn}
      </Button>
      <Button kind="quiet" onClick={() => send({})}>
        {byCode ? account.resend : own.noPassword}
      </Button>
      <Button kind="quiet" onClick={() => asked.onProof(undefined)}>
        {own.cancel}
      </Button>
    </form>
  )
}

function proofProblemText(words: Words['ownData'], why: ProofProblem | undefined): string | undefined {
  if (why === 'wrong-password') return words.problem.WrongPassword
  return why === 'wrong-code' ? words.problem.WrongCode : undefined
}
