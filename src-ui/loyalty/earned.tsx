import type { LoyaltySystem } from '../../src-domain/brand/loyalty-settings.ts'
import { nextTier, progressPercent } from '../../src-domain/loyalty/earning.ts'
import type { Loyalty } from '../../src-domain/loyalty/loyalty.ts'
import { loyaltyView } from '../../src-domain/loyalty/loyalty-view.ts'
import type { loyalty as english } from '../messages/loyalty.en.ts'
import styles from './reward-cards.module.css'

export interface EarnedProps {
  readonly system: LoyaltySystem | undefined
  readonly loyalty: Loyalty
  readonly words: typeof english
}

/** What was earned, for every system but a wallet, which has its cards alone (LOYAL-17). */
export function Earned({ system, loyalty, words }: EarnedProps) {
  const view = loyaltyView(system)
  if (view === 'RewardCards') return null
  return (
    <div className={styles.earned}>
      {view === 'CreditRewards' ? <p>{words.credit({ amount: words.price(loyalty.availableCredit) })}</p> : null}
      <Progress loyalty={loyalty} words={words} />
    </div>
  )
}

/** How far it is to the next reward (LOYAL-21), and to the next tier (LOYAL-20). */
export function Progress({ loyalty, words }: Omit<EarnedProps, 'system'>) {
  const percent = progressPercent(loyalty)
  const next = nextTier(loyalty)
  return (
    <>
      <p>
        <progress className={styles.progress} max={100} value={percent} aria-label={words.progress({ percent })} />
        <span aria-hidden="true">{words.progress({ percent })}</span>
      </p>
      {next === undefined ? null : <p>{words.nextTier({ name: next.name, threshold: words.price(next.threshold) })}</p>}
    </>
  )
}
