import { useEffect, useId, useMemo, useState } from 'react'
import { promotionIdsOf, type WalletReward } from '../../../src-domain/loyalty/loyalty.ts'
import { hasRewardsToShow, loyaltyView } from '../../../src-domain/loyalty/loyalty-view.ts'
import { Skeleton } from '../../design/skeleton.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { EarnedCredit } from '../../loyalty/earned-credit.tsx'
import { RewardCards } from '../../loyalty/reward-cards.tsx'
import { loyalty as english } from '../../messages/loyalty.en.ts'
import type { Spoken } from '../../messages/spoken.ts'
import { withBrandTexts } from '../../messages/wording.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../use-pay.ts'
import styles from './pay-rewards.module.css'
import { notAppliedWords } from './tender-words.ts'
import { useTenderWords } from './use-tender-words.ts'

/** Reward list beside the promo field, for patrons of a brand with loyalty (LOYAL-01). */
export function PayRewards() {
  const { cells } = usePay()
  const isPatron = useStateOf(cells.patron, ({ patron }) => patron !== undefined)
  return isPatron && cells.facts.brand.loyalty.enabled ? <Rewards /> : null
}

function Rewards() {
  const { cells, actions } = usePay()
  const { locale, texts } = cells.facts
  const words = useMemo(() => withBrandTexts('loyalty', english, texts, locale), [texts, locale])
  const state = useStateOf(cells.loyalty, (now) => now)
  const { somethingWrong } = useWords('common')
  const tender = useTenderWords()
  const title = useId()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<{ readonly id: string; readonly why: Spoken }>()
  useEffect(() => actions.tenders.fetchLoyalty(), [actions])
  // A failed fetch is not shown (LOYAL-15).
  const { loyalty: settings, themes } = cells.facts.brand
  if (state._tag === 'Idle' || (state._tag === 'Loaded' && !hasRewardsToShow(settings, state.loyalty))) return null
  const choose = async (reward: WalletReward) => {
    setBusy(reward.id)
    setRefused(undefined)
    const refusal = await actions.tenders.applyReward(promotionIdsOf(reward))
    setBusy(undefined)
    if (refusal === undefined) return actions.flow.back()
    const because = (why: Spoken) => setRefused({ id: reward.id, why })
    if (refusal._tag === 'NotApplied') because(notAppliedWords(tender, refusal) ?? { text: words.invalid })
    if (refusal._tag === 'NoVerdict') because({ text: somethingWrong })
  }
  return (
    <section className={styles.rewards} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        {words.rewards}
      </h2>
      {state._tag === 'Loaded' ? (
        <EarnedCredit settings={settings} loyalty={state.loyalty} layout={themes.creditRewards} words={words} />
      ) : null}
      {state._tag === 'Fetching' ? (
        <div role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton shape="bar" />
        </div>
      ) : state.loyalty.wallet.length === 0 ? (
        loyaltyView(settings.system) === 'Cards' ? (
          <p className={styles.quiet}>{words.noRewards}</p>
        ) : null
      ) : (
        <RewardCards
          rewards={state.loyalty.wallet}
          labelledBy={title}
          busy={busy}
          refused={refused}
          onChoose={(reward) => void choose(reward)}
        />
      )}
    </section>
  )
}
