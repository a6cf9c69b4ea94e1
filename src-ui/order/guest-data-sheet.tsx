import { useState } from 'react'
import type { OwnDataProblem } from '../../src-domain/own-data/own-data.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './guest-data.module.css'
import type { GuestDataActions } from './guest-data-props.ts'

export interface GuestDataSheetProps {
  readonly actions: GuestDataActions
  readonly isGone: boolean
  readonly onGone: () => void
  readonly onClose: () => void
}

/** A copy, and the name off this order, after it is said plainly what goes and what stays. */
export function GuestDataSheet({ actions, isGone, onGone, onClose }: GuestDataSheetProps) {
  const words = useWords('ownData')
  const common = useWords('common')
  const { guest } = words
  const [isAsked, setAsked] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<OwnDataProblem>()
  const send = async (what: 'copy' | 'erase') => {
    setProblem(undefined)
    setCopied(false)
    setSending(true)
    const refused = await actions[what]()
    setSending(false)
    setProblem(refused)
    return refused === undefined
  }
  const copy = async () => setCopied(await send('copy'))
  const erase = async () => {
    if (await send('erase')) onGone()
    else setAsked(false)
  }
  // A step is a sheet of its own: the focus goes to its beginning, and not to nowhere with the button that was pressed.
  if (isGone)
    return (
      <Sheet
        key="gone"
        title={guest.gone}
        closeLabel={common.close}
        onClose={onClose}
        footer={
          <Button wide onClick={onClose}>
            {common.close}
          </Button>
        }
      >
        <p className={styles.parts} role="status">
          {guest.goneLead}
        </p>
      </Sheet>
    )
  if (isAsked)
    return (
      <Sheet
        key="ask"
        title={guest.ask}
        closeLabel={common.close}
        onClose={onClose}
        footer={
          <div className={styles.answers}>
            <Button kind="secondary" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
            <Button busy={isSending} onClick={() => void erase()}>
              {guest.erase}
            </Button>
          </div>
        }
      >
        <div className={styles.parts}>
          <div className={styles.part}>
            <p>{guest.goes}</p>
            <p>{guest.stays}</p>
            <p>{guest.final}</p>
          </div>
        </div>
      </Sheet>
    )
  return (
    <Sheet key="first" title={words.title} closeLabel={common.close} onClose={onClose}>
      <div className={styles.parts}>
        <Problem problem={problem} />
        <section className={styles.part}>
          <h3>{words.copyTitle}</h3>
          <p>{guest.lead}</p>
          <p role="status">{isCopied ? words.copied : undefined}</p>
          <Button busy={isSending} onClick={() => void copy()}>
            {words.copy}
          </Button>
        </section>
        <section className={styles.part}>
          <h3>{guest.eraseTitle}</h3>
          <p>{guest.eraseLead}</p>
          <Button kind="secondary" onClick={() => setAsked(true)}>
            {guest.erase}
          </Button>
        </section>
      </div>
    </Sheet>
  )
}

function Problem({ problem }: { readonly problem: OwnDataProblem | undefined }) {
  const { problem: sentences, guest } = useWords('ownData')
  if (problem === undefined) return null
  if (problem._tag === 'OrderOpen') return <Alert kind="danger">{guest.open}</Alert>
  const isTheirs = problem._tag === 'Failed' && problem.message !== undefined
  return (
    <Alert kind="danger">
      {isTheirs ? (
        <span lang="">{problem.message}</span>
      ) : problem._tag === 'EmailCodeDue' ? (
        sentences.Failed
      ) : (
        sentences[problem._tag]
      )}
    </Alert>
  )
}
