import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { QrCode } from '../design/qr-code.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { CopyButton } from '../team/copy-button.tsx'
import { CodeFields } from './code-fields.tsx'
import { PasswordFields } from './password-fields.tsx'
import styles from './second-factor.module.css'
import type { SecondFactorController } from './second-factor-controller.ts'

export interface SecondFactorStepsProps {
  readonly controller: SecondFactorController
  readonly copy: (text: string) => Promise<boolean>
  /** False for an owner, who has to set it up. */
  readonly canCancel: boolean
}

/** Leads a member from the button through scanning and the first code to the recovery codes. */
export function SecondFactorSteps({ controller, copy, canCancel }: SecondFactorStepsProps) {
  const { secondFactor: words } = useWords('staff')
  const state = useStateOf(controller.state, (now) => now)
  const [isBusy, setBusy] = useState(false)
  const problem = state.problem === undefined ? undefined : words.problem[state.problem]
  const busily = (run: () => Promise<void>) => async () => {
    setBusy(true)
    await run()
    setBusy(false)
  }
  const cancel = canCancel ? (
    <Button kind="quiet" onClick={controller.cancel}>
      {words.cancel}
    </Button>
  ) : null
  switch (state._tag) {
    case 'Idle':
      return (
        <>
          {problem === undefined ? null : <Alert kind="danger">{problem}</Alert>}
          <Button wide busy={isBusy} onClick={busily(() => controller.begin())}>
            {words.begin}
          </Button>
        </>
      )
    case 'PasswordDue':
      return (
        <>
          <PasswordFields problem={problem} onSend={controller.begin} />
          {cancel}
        </>
      )
    case 'Scanning':
      return (
        <Step key="scan" title={words.scanTitle}>
          <p>{words.scanLead}</p>
          <div className={styles.code}>
            <QrCode text={state.setup.address} label={words.picture} />
          </div>
          <p>{words.byHand}</p>
          <p className={styles.key}>{inFours(state.setup.secret)}</p>
          <CodeFields kind="digits" action={words.turnOn} problem={problem} onSend={controller.confirm} />
          {cancel}
        </Step>
      )
    case 'Codes':
      return (
        <Step key="codes" title={words.codesTitle}>
          <p>{words.codesLead}</p>
          <ol className={styles.codes} aria-label={words.codes}>
            {state.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <CopyButton action={words.copy} text={state.codes.join('\n')} copy={copy} />
          <Button wide busy={isBusy} onClick={busily(controller.finish)}>
            {words.saved}
          </Button>
        </Step>
      )
  }
}

/** Focuses its title, so that a screen reader goes on there. */
function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={styles.step}>
      <h2 ref={head} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** "ABCD EFGH", which is easier to type. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
