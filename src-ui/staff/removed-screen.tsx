import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import signIn from './sign-in-screen.module.css'
import { StaffHeader, type StaffHeaderProps } from './staff-header.tsx'

export interface RemovedScreenProps extends Pick<StaffHeaderProps, 'facts'> {
  /** Changes that were not sent before the device was removed. */
  readonly dropped: number
  readonly onPair: () => void
  readonly onSignIn: () => void
}

/** Says that this device was removed. Its orders are gone, because the device may be in the wrong hands. */
export function RemovedScreen({ facts, dropped, onPair, onSignIn }: RemovedScreenProps) {
  const { pairing: words, signIn: signInWord } = useWords('staff')
  return (
    <>
      <StaffHeader facts={facts} />
      <main id="content" className={signIn.main}>
        <h1 className={signIn.title}>{words.removedTitle}</h1>
        <Alert kind="danger">
          {dropped === 0 ? words.removed : `${words.removed} ${words.dropped({ count: dropped })}`}
        </Alert>
        <Button wide onClick={onPair}>
          {words.start}
        </Button>
        <Button kind="quiet" onClick={onSignIn}>
          {signInWord}
        </Button>
      </main>
    </>
  )
}
