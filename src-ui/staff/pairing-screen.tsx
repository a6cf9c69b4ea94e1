import { useEffect, useRef } from 'react'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import type { PairingController } from './pairing-controller.ts'
import styles from './pairing-screen.module.css'
import signIn from './sign-in-screen.module.css'
import { StaffHeader, type StaffHeaderProps } from './staff-header.tsx'

export interface PairingScreenProps extends Pick<StaffHeaderProps, 'facts'> {
  readonly controller: PairingController
  readonly onLeave: () => void
}

/** Shows the code that pairs this device. */
export function PairingScreen({ facts, controller, onLeave }: PairingScreenProps) {
  const { pairing: words } = useWords('staff')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    controller.start()
    return controller.leave
  }, [controller])
  return (
    <>
      <StaffHeader facts={facts} />
      <main id="content" className={signIn.main}>
        <h1 ref={title} tabIndex={-1} className={signIn.title}>
          {words.title}
        </h1>
        <Content controller={controller} />
        <Button kind="quiet" onClick={onLeave}>
          {words.signInInstead}
        </Button>
      </main>
    </>
  )
}

function Content({ controller }: Pick<PairingScreenProps, 'controller'>) {
  const { loading, pairing: words, refused } = useWords('staff')
  const state = useStateOf(controller.state, (now) => now)
  switch (state._tag) {
    case 'Starting':
      return <p role="status">{loading}</p>
    case 'Showing':
      return (
        <>
          <p className={signIn.lead}>{words.lead}</p>
          <p role="status" className={styles.code}>
            <span className={styles.digits}>{`${state.code.slice(0, 3)} ${state.code.slice(3)}`}</span>
          </p>
          {state.isUnreached ? <Alert kind="danger">{words.unreached}</Alert> : <p>{words.waiting}</p>}
        </>
      )
    case 'Expired':
    case 'Failed':
      return (
        <>
          <Alert kind="danger">{state._tag === 'Expired' ? words.expired : refused[state.why]}</Alert>
          <Button wide onClick={controller.start}>
            {words.newCode}
          </Button>
        </>
      )
  }
}
