import { home } from '../../src-domain/navigation/addresses.ts'
import { buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { AccountScreen } from './account-screen.tsx'

/** For whoever did not hear that the account is deleted, and comes back with what is left of its session. */
export function ErasedScreen() {
  const words = useWords('ownData')
  return (
    <AccountScreen title={words.gone}>
      <p>{words.goneLead}</p>
      <a className={buttonClass('primary', true)} href={home}>
        {words.leave}
      </a>
    </AccountScreen>
  )
}
