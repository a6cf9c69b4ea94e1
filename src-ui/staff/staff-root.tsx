import { useEffect } from 'react'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { InvitationScreen } from './invitation-screen.tsx'
import { RemovedScreen } from './removed-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import type { StaffController } from './staff-controller.ts'
import { StaffHeader } from './staff-header.tsx'
import styles from './staff-root.module.css'
import { WorkScreen } from './work-screen.tsx'

const PairingScreen = lazyScreen(() => import('./pairing-screen.tsx').then(({ PairingScreen }) => PairingScreen))
const SetupScreen = lazyScreen(() => import('./setup-screen.tsx').then(({ SetupScreen }) => SetupScreen))

export interface StaffRootProps {
  readonly controller: StaffController
  readonly report: (reason: unknown) => void
}

export function StaffRoot({ controller, report }: StaffRootProps) {
  const { open } = controller
  useEffect(open, [open])
  return (
    <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
      <Content controller={controller} />
    </ErrorBoundary>
  )
}

function Content({ controller }: Pick<StaffRootProps, 'controller'>) {
  const words = useWords('staff')
  const common = useWords('common')
  const state = useStateOf(controller.session, (now) => now)
  switch (state._tag) {
    case 'Asking':
      return (
        <main id="content" className={styles.waiting}>
          <p role="status">{words.loading}</p>
          <Skeleton shape="block" />
        </main>
      )
    case 'Unreached':
      return (
        <>
          <StaffHeader facts={controller.facts} />
          <main id="content" className={styles.waiting}>
            <h1 className={styles.title}>{words.title}</h1>
            <p role="alert">{words.unreached}</p>
            <Button onClick={controller.open}>{common.retry}</Button>
          </main>
        </>
      )
    case 'SignedOut':
      return (
        <SignInScreen
          facts={controller.facts}
          isPasswordSet={state.isPasswordSet === true}
          onSignIn={controller.signIn}
          onPair={controller.startPairing}
        />
      )
    case 'Pairing':
      return (
        <PairingScreen facts={controller.facts} controller={controller.pairing} onLeave={controller.leavePairing} />
      )
    case 'Removed':
      return (
        <RemovedScreen
          facts={controller.facts}
          dropped={state.dropped}
          onPair={controller.startPairing}
          onSignIn={controller.leavePairing}
        />
      )
    case 'Invited':
      return (
        <InvitationScreen
          facts={controller.facts}
          onSignIn={controller.leaveInvitation}
          onAccept={(name, password) => controller.acceptInvitation(state.invitation, name, password)}
        />
      )
    case 'SignedIn':
      if (state.session.member.secondFactor === 'due') return <SetupScreen controller={controller} />
      return <WorkScreen controller={controller} session={state.session} isEnded={false} />
    case 'Ended':
      return <WorkScreen controller={controller} session={state.session} isEnded />
  }
}
