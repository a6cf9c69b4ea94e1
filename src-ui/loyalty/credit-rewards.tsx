import type { Loyalty } from '../../src-domain/loyalty/loyalty.ts'
import type { loyalty as english } from '../messages/loyalty.en.ts'
import { creditLayout } from './credit-layouts.ts'
import styles from './credit-rewards.module.css'
import { Progress } from './earned.tsx'

export interface CreditRewardsProps {
  readonly loyalty: Loyalty
  /** The layout's name in the brand's theme. */
  readonly layout: string
  readonly words: typeof english
}

/** What a patron of a brand that gives credit has earned (LOYAL-17), as the brand's theme draws it (LOYAL-18). */
export function CreditRewards({ loyalty, layout, words }: CreditRewardsProps) {
  const { amount, progress } = creditLayout(layout)
  const credit = <p className={styles[amount]}>{words.credit({ amount: words.price(loyalty.availableCredit) })}</p>
  const way = <Progress loyalty={loyalty} words={words} />
  return (
    <div className={styles.earned}>
      {progress === 'above' ? way : null}
      {credit}
      {progress === 'below' ? way : null}
    </div>
  )
}
