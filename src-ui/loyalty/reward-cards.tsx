import type { WalletReward } from '../../src-domain/loyalty/loyalty.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import type { Spoken } from '../messages/spoken.ts'
import styles from './reward-cards.module.css'

export interface RewardCardsProps {
  readonly rewards: readonly WalletReward[]
  readonly labelledBy: string
  /** Id of the reward that is being applied. Meanwhile no other can be chosen. */
  readonly busy?: string | undefined
  readonly refused?: { readonly id: string; readonly why: Spoken } | undefined
  /** Absent if the list is read-only. */
  readonly onChoose?: (reward: WalletReward) => void
}

/** Each available card is one button (LOYAL-06). */
export function RewardCards({ rewards, labelledBy, busy, refused, onChoose }: RewardCardsProps) {
  return (
    <ul
      className={styles.cards}
      aria-labelledby={labelledBy}
      // Without buttons the row itself takes the focus, so that keys can scroll it.
      tabIndex={onChoose === undefined ? 0 : undefined}
    >
      {rewards.map((reward) => {
        const { id, promotion } = reward
        const isRefused = refused?.id === id
        return (
          <li key={id} className={styles.reward}>
            {onChoose === undefined ? (
              <div className={styles.card}>
                <RewardFace promotion={promotion} />
              </div>
            ) : (
              <button
                type="button"
                className={styles.card}
                aria-busy={busy === id || undefined}
                aria-disabled={busy !== undefined || undefined}
                aria-describedby={isRefused ? `${labelledBy}-${id}` : undefined}
                onClick={() => {
                  if (busy === undefined) onChoose(reward)
                }}
              >
                <RewardFace promotion={promotion} />
              </button>
            )}
            {isRefused ? (
              <p className={styles.error} id={`${labelledBy}-${id}`} role="alert" lang={refused.why.lang}>
                {refused.why.text}
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function RewardFace({ promotion }: Pick<WalletReward, 'promotion'>) {
  const lang = useContentLanguage()
  return (
    <>
      <GiftIcon />
      <strong className={styles.name} lang={lang}>
        {promotion.name}
      </strong>
      {promotion.description === '' ? null : (
        <span className={styles.text} lang={lang}>
          {promotion.description}
        </span>
      )}
      {promotion.callToAction === '' ? null : (
        <span className={`${styles.text} ${styles.call}`} lang={lang}>
          {promotion.callToAction}
        </span>
      )}
    </>
  )
}

/** Defined here because every page loads icon.tsx. */
function GiftIcon() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 11h14v9H5zM4 7h16v4H4zM12 7v13M12 7C8 7 7 3 9.5 3S12 7 12 7zM12 7c4 0 5-4 2.5-4S12 7 12 7z" />
    </svg>
  )
}
