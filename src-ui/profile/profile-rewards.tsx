import { useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { promotionIdsOf, type WalletReward } from '../../src-domain/loyalty/loyalty.ts'
import { hasRewardsToShow, loyaltyView } from '../../src-domain/loyalty/loyalty-view.ts'
import { notAppliedWords } from '../checkout/tender/tender-words.ts'
import { buttonClass } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { EarnedCredit } from '../loyalty/earned-credit.tsx'
import { RewardCards } from '../loyalty/reward-cards.tsx'
import { loyalty as english } from '../messages/loyalty.en.ts'
import type { Spoken } from '../messages/spoken.ts'
import { tender as tenderEnglish } from '../messages/tender.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import styles from './profile-page.module.css'
import { profileScreenLink } from './profile-screens.ts'

/** Rewards, if the brand has loyalty (PROF-04, LOYAL-05). A card can be added to the order in the cart. */
export function ProfileRewards() {
  const { cells, actions } = useAccount()
  const { locale, texts, brand } = cells.facts
  const words = useMemo(() => withBrandTexts('loyalty', english, texts, locale), [texts, locale])
  const state = useStateOf(cells.loyalty, (now) => now)
  const profile = useWords('profile')
  const title = useId()
  useEffect(() => actions.fetchLoyalty(), [actions])
  const settings = brand.loyalty
  const isRedeemed = settings.showRedeem === true
  // A failed fetch is not shown (LOYAL-15).
  if (state._tag === 'Idle') return null
  if (state._tag === 'Loaded' && !isRedeemed && !hasRewardsToShow(settings, state.loyalty)) return null
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
          <EarnedCredit settings={settings} loyalty={state.loyalty} layout={brand.themes.creditRewards} words={words} />
          {state.loyalty.wallet.length > 0 ? (
            <Wallet rewards={state.loyalty.wallet} labelledBy={title} words={words} />
          ) : loyaltyView(settings.system) === 'Cards' ? (
            <p>{words.noRewards}</p>
          ) : null}
        </>
      )}
      {isRedeemed ? (
        <Link className={buttonClass('secondary')} {...profileScreenLink('redeem')} onClick={() => actions.say('')}>
          {profile.redeemLink}
        </Link>
      ) : null}
    </section>
  )
}

interface WalletProps {
  readonly rewards: readonly WalletReward[]
  readonly labelledBy: string
  readonly words: typeof english
}

/** Reward cards; choosing one adds its reward to the cart. */
function Wallet({ rewards, labelledBy, words }: WalletProps) {
  const { actions, cells } = useAccount()
  const { locale, texts } = cells.facts
  const tender = useMemo(() => withBrandTexts('tender', tenderEnglish, texts, locale), [texts, locale])
  const { somethingWrong } = useWords('common')
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<{ readonly id: string; readonly why: Spoken }>()
  const choose = async (reward: WalletReward) => {
    setBusy(reward.id)
    setRefused(undefined)
    const refusal = await actions.chooseReward(promotionIdsOf(reward))
    // The page is leaving for the cart.
    if (refusal === undefined) return
    setBusy(undefined)
    const because = (why: Spoken) => setRefused({ id: reward.id, why })
    if (refusal._tag === 'NothingOrdered') because({ text: words.nothingOrdered })
    if (refusal._tag === 'NoVerdict') because({ text: somethingWrong })
    if (refusal._tag === 'NotApplied') because(notAppliedWords(tender, refusal) ?? { text: words.invalid })
  }
  return (
    <>
      <p>{words.choose}</p>
      <RewardCards
        rewards={rewards}
        labelledBy={labelledBy}
        busy={busy}
        refused={refused}
        onChoose={(reward) => void choose(reward)}
      />
    </>
  )
}
