import type { LoyaltySettings } from '../../src-domain/brand/loyalty-settings.ts'
import { nextTier, progressPercent } from '../../src-domain/loyalty/earning.ts'
import type { Loyalty } from '../../src-domain/loyalty/loyalty.ts'
import { loyaltyView } from '../../src-domain/loyalty/loyalty-view.ts'
import type { loyalty as english } from '../messages/loyalty.en.ts'
import { creditLayout } from './credit-layouts.ts'
import styles from './earned-credit.module.css'

export interface EarnedCreditProps {
  readonly settings: LoyaltySettings
  readonly loyalty: Loyalty
  /** Credit layout of the brand's theme (LOYAL-18). */
  readonly layout: string
  readonly words: typeof english
}

/** Every loyalty system applies credit automatically, so it is always shown (LOYAL-17). */
export function EarnedCredit({ settings, loyalty, layout, words }: EarnedCreditProps) {
  const view = loyaltyView(settings.system)
  const { amount, progress } = creditLayout(layout)
  const way = view === 'Cards' ? null : <TierProgress settings={settings} loyalty={loyalty} words={words} />
  return (
    <div className={styles.earned}>
      {progress === 'above' ? way : null}
      {view === 'Credit' || loyalty.availableCredit > 0 ? (
        <p className={styles[amount]}>
          {words.credit({ amount: words.price(loyalty.availableCredit) })}
          {loyalty.availableCredit > 0 ? <span className={styles.lead}> {words.creditLead}</span> : null}
        </p>
      ) : null}
      {progress === 'below' ? way : null}
    </div>
  )
}

/** Progress to the next tier (LOYAL-20), and to the next reward if points earn one (LOYAL-21). */
function TierProgress({ settings, loyalty, words }: Omit<EarnedCreditProps, 'layout'>) {
  const next = nextTier(loyalty)
  return (
    <>
      {settings.divisor === undefined ? null : <Bar percent={progressPercent(loyalty)} says={words.progress} />}
      {next === undefined ? null : (
        <div>
          <Bar percent={next.percent} says={({ percent }) => words.tierProgress({ percent, name: next.name })} />
          <p>{words.nextTier({ name: next.name, threshold: words.price(next.threshold) })}</p>
          <p className={styles.line}>{words.tierMissing({ missing: words.price(next.missing) })}</p>
        </div>
      )}
    </>
  )
}

interface BarProps {
  readonly percent: number
  readonly says: (how: { readonly percent: number }) => string
}

function Bar({ percent, says }: BarProps) {
  const text = says({ percent })
  return (
    <p>
      <progress className={styles.progress} max={100} value={percent} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </p>
  )
}
