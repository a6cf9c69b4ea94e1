import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'
import { useStepBack } from './profile-screens.ts'

export function OwnDataScreen() {
  const { title } = useWords('ownData')
  const { cells, actions } = useAccount()
  const email = useStateOf(cells.patron, ({ patron }) => patron?.email ?? '')
  return (
    <AccountScreen title={title} onBack={useStepBack()}>
      <OwnDataPanel email={email} data={actions.data} phone={cells.facts.brand} onLeave={actions.signOut} />
    </AccountScreen>
  )
}
