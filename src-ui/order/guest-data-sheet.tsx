import { useState } from 'react'
import type { OwnDataProblem } from '../../src-domain/own-data/own-data-problem.ts'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { OwnDataAlert } from '../own-data/own-data-alert.tsx'
import styles from './guest-data.module.css'
import type { GuestDataPartProps } from './guest-data-props.ts'

export interface GuestDataSheetProps extends Pick<GuestDataPartProps, 'actions' | 'phone'> {
  readonly isGone: boolean
  readonly onGone: () => void
  readonly onClose: () => void
}

export function GuestDataSheet({ actions, phone, isGone, onGone, onClose }: GuestDataSheetProps) {
  const words = useWords('ownData')
  const { close } = useWords('common')
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
  const step = isGone ? 'gone' : isAsked ? 'ask' : 'first'
  const titles = { gone: guest.gone, ask: guest.ask, first: words.title }
  const footers = {
    gone: (
      <Button wide onClick={onClose}>
        {close}
      </Button>
    ),
    ask: (
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => setAsked(false)}>
          {words.cancel}
        </Button>
        <Button busy={isSending} onClick={() => void erase()}>
          {guest.erase}
        </Button>
      </div>
    ),
    first: undefined,
  }
  // Each step is a new sheet, so that the focus moves to its start.
  return (
    <Sheet key={step} title={titles[step]} closeLabel={close} onClose={onClose} footer={footers[step]}>
      <div className={styles.parts}>
        {step === 'gone' ? <p role="status">{guest.goneLead}</p> : null}
        {step === 'ask' ? (
          <div className={styles.part}>
            <p>{guest.goes}</p>
            <p>{guest.stays}</p>
            <p>{guest.final}</p>
          </div>
        ) : null}
        {step === 'first' ? (
          <>
            <OwnDataAlert problem={problem} open={guest.open} phone={phone} />
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
          </>
        ) : null}
      </div>
    </Sheet>
  )
}
