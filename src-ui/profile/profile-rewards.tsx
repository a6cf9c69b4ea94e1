import { useEffect, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Loyalty } from '../../src-domain/loyalty/loyalty.ts'
import { loyaltyView } from '../../src-domain/loyalty/loyalty-view.ts'
import { buttonClass } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { CreditRewards } from '../loyalty/credit-rewards.tsx'
import { Earned } from '../loyalty/earned.tsx'
import { RewardCards } from '../loyalty/reward-cards.tsx'
import { loyalty as english } from '../messages/loyalty.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { towards } from './inside-screens.ts'
import styles from './profile-page.module.css'

/** What the patron has earned, where the brand rewards (PROF-04, LOYAL-05). They are chosen at the checkout. */
export function ProfileRewards() {
  const { cells, actions } = useAccount()
  const { locale, texts, brand } = cells.facts
  const words = useMemo(() => withBrandTexts('loyalty', english, texts, locale), [texts, locale])
  const state = useStateOf(cells.loyalty, (now) => now)
  const profile = useWords('profile')
  const title = useId()
  useEffect(() => actions.fetchLoyalty(), [actions])
  // Nobody is told of a fetch that failed (LOYAL-15).
  if (state._tag === 'Idle') return null
  const wallet = ({ wallet }: Loyalty) =>
    wallet.length === 0 ? <p>{words.noRewards}</p> : <RewardCards rewards={wallet} labelledBy={title} />
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {words.rewards}
      </h2>
      {state._tag === 'Fetching' ? (
        <div role="status">
          {words.loading}
          <Skeleton shape="bar" />
        </div>
      ) : (
        <>
          {loyaltyView(brand.loyalty.system) === 'CreditRewards' ? (
            <CreditRewards loyalty={state.loyalty} layout={brand.themes.creditRewards} words={words} />
          ) : (
            <Earned system={brand.loyalty.system} loyalty={state.loyalty} words={words} />
          )}
          {wallet(state.loyalty)}
        </>
      )}
      {brand.loyalty.showRedeem === true ? (
        <Link className={buttonClass('secondary')} {...towards('redeem')} onClick={() => actions.say('')}>
          {profile.redeemLink}
        </Link>
      ) : null}
    </section>
  )
}
