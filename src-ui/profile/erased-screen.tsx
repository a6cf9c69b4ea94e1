import { home } from '../../src-domain/navigation/addresses.ts'
import { buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { AccountScreen } from './account-screen.tsx'

/** For a tab whose session belongs to a deleted account. */
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
