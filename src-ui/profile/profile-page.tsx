import { Link } from 'react-router-dom'
import { cardsAddress } from '../../src-domain/navigation/account-addresses.ts'
import { home } from '../../src-domain/navigation/addresses.ts'
import { takesCards } from '../../src-domain/payment/payment-choice.ts'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { AppLinks } from '../shell/app-links.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountInfo } from './account-info.tsx'
import { AccountScreen } from './account-screen.tsx'
import { HistorySection } from './history-section.tsx'
import { LogOut } from './log-out.tsx'
import styles from './profile-page.module.css'
import { ProfileRewards } from './profile-rewards.tsx'
import { profileScreenLink } from './profile-screens.ts'

/** Profile (PROF-01 to PROF-06). */
export function ProfilePage() {
  const words = useWords('profile')
  const { cells } = useAccount()
  const patron = useStateOf(cells.patron, (now) => now.patron)
  if (patron === undefined) return null
  return (
    <AccountScreen title={words.welcome({ name: patron.firstName })} back={home}>
      <AccountInfo patron={patron} />
      <nav className={styles.links} aria-label={words.title}>
        {takesCards(cells.facts.brand) ? (
          <Link className={styles.link} to={cardsAddress}>
            <Icon name="card" />
            <span>{words.cardsLink}</span>
            <Icon name="forward" small />
          </Link>
        ) : null}
        <Link className={styles.link} {...profileScreenLink('data')}>
          <Icon name="person" />
          <span>{words.dataLink}</span>
          <Icon name="forward" small />
        </Link>
      </nav>
      {cells.facts.brand.orderHistory ? <HistorySection /> : null}
      {cells.facts.brand.loyalty.enabled ? <ProfileRewards /> : null}
      <AppLinks links={cells.facts.brand.appLinks} />
      <LogOut />
    </AccountScreen>
  )
}
