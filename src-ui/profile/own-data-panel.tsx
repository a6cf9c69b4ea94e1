import { useRef, useState } from 'react'
import type { OwnershipShown } from '../../src-domain/own-data/own-data-gateway.ts'
import type { OwnDataProblem } from '../../src-domain/own-data/own-data-problem.ts'
import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import { pastedCode } from '../../src-domain/text/pasted-text.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { OwnDataAlert } from '../own-data/own-data-alert.tsx'
import type { AccountPageActions } from './account-app.ts'
import { EraseSheet } from './erase-sheet.tsx'
import styles from './profile-page.module.css'
import { ProofField, proofNames, proofProblems } from './proof-field.tsx'

export interface OwnDataPanelProps {
  readonly email: string
  readonly data: AccountPageActions['data']
  readonly phone: ShownPhone
  readonly onLeave: () => void
}

function refusedField({ _tag }: OwnDataProblem): 'password' | 'code' | undefined {
  return _tag === 'WrongPassword' ? 'password' : _tag === 'WrongCode' ? 'code' : undefined
}

/** Exports or deletes a patron's data. Both require the password or a code. */
export function OwnDataPanel({ email, data, phone, onLeave }: OwnDataPanelProps) {
  const words = useWords('ownData')
  const [byCode, setByCode] = useState(false)
  const [problem, setProblem] = useState<OwnDataProblem>()
  const [isCopied, setCopied] = useState(false)
  const [step, setStep] = useState<'none' | 'asks' | 'gone'>('none')
  /** Last pressed button; Enter counts as the first. */
  const wants = useRef<'copy' | 'erase'>('copy')
  const shown = (): OwnershipShown =>
    byCode ? { pinCode: pastedCode(fields.typed.code) } : { password: fields.typed.password }
  const after = (refused: OwnDataProblem | undefined): boolean => {
    const field = refused && refusedField(refused)
    if (field === undefined) setProblem(refused)
    else fields.refuse(field, words.problem[field === 'password' ? 'WrongPassword' : 'WrongCode'])
    return refused === undefined
  }
  const fields = useJudgedFields({
    names: proofNames,
    initial: { password: '', code: '' },
    judge: (typed) => proofProblems(words, byCode, typed),
    send: async () => {
      setProblem(undefined)
      setCopied(false)
      if (wants.current === 'erase') return setStep('asks')
      if (!after(await data.copy(shown()))) return
      setCopied(true)
      fields.empty()
      // A code works only once.
      setByCode(false)
    },
  })
  const want = (what: 'copy' | 'erase') => {
    wants.current = what
  }
  const sendCode = async () => {
    const refused = await data.copy({})
    if (refused?._tag !== 'EmailCodeDue') return after(refused)
    setByCode(true)
    return after(undefined)
  }
  const erase = async () => {
    const isDone = after(await data.erase(shown()))
    setStep(isDone ? 'gone' : 'none')
  }
  return (
    <>
      <form {...fields.form} className={styles.form}>
        <section className={styles.section}>
          <p>{words.lead}</p>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <ProofField byCode={byCode} field={fields.field} hint={words.codeLead({ email })} />
          <Button kind="quiet" onClick={() => void sendCode()}>
            {words.noPassword}
          </Button>
          <OwnDataAlert problem={problem} open={words.problem.OrderOpen} phone={phone} />
        </section>
        <section className={styles.section} aria-labelledby="copy-title">
          <h2 id="copy-title" className={styles.heading}>
            {words.copyTitle}
          </h2>
          <p>{words.copyLead}</p>
          <p role="status" className={styles.notice}>
            {isCopied ? words.copied : undefined}
          </p>
          <Button type="submit" busy={fields.isSending} onClick={() => want('copy')}>
            {words.copy}
          </Button>
        </section>
        <section className={styles.section} aria-labelledby="erase-title">
          <h2 id="erase-title" className={styles.heading}>
            {words.eraseTitle}
          </h2>
          <p>{words.eraseLead}</p>
          <Button type="submit" kind="secondary" onClick={() => want('erase')}>
            {words.erase}
          </Button>
        </section>
      </form>
      {step === 'none' ? null : (
        <EraseSheet isGone={step === 'gone'} onClose={() => setStep('none')} onErase={erase} onLeave={onLeave} />
      )}
    </>
  )
}
