import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { SavedCard } from '../../../src-domain/account/patron.ts'
import { Alert } from '../../design/alert.tsx'
import { ChoiceRow } from '../../design/choice-row.tsx'
import { ConfirmDialog } from '../../design/confirm-dialog.tsx'
import { Icon } from '../../design/icon.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { cardWords, expiryWords } from '../../payment/card-words.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { useLaterWords } from '../use-later-words.ts'
import { usePay } from '../use-pay.ts'
import styles from './cards-screen.module.css'
import { useCardTexts } from './use-card-texts.ts'

export interface SavedCardListProps {
  readonly cards: readonly SavedCard[]
  /** Selected card; undefined: a new one. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** List of saved cards, with an entry for a new one (CARD-03). */
export function SavedCardList({ cards, chosen, onChoose }: SavedCardListProps) {
  const words = useWords('pay')
  const later = useLaterWords()
  const texts = useCardTexts()
  const { cells, actions } = usePay()
  // Cards known only from the patron's data may belong to another back end.
  const canDelete = useStateOf(cells.cards, ({ list }) => list._tag === 'Shown')
  const isBusy = useStateOf(cells.cards, ({ doing }) => doing !== undefined)
  const [leaving, setLeaving] = useState<SavedCard>()
  const name = useId()
  const noteOf = (card: SavedCard) => {
    const expires = expiryWords(words, card)
    return card.primaryCard && canDelete ? texts.primary({ expires }) : expires
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.rows.payment}</legend>
      {cards.map((card) => (
        <div key={card.id} className={styles.card}>
          <ChoiceRow
            kind="radio"
            name={name}
            label={cardWords(words, card)}
            note={noteOf(card)}
            checked={chosen === card.id}
            onChange={() => onChoose(card.id)}
          />
          {canDelete ? (
            <button
              type="button"
              className={styles.remove}
              aria-label={texts.remove({ card: cardWords(words, card) })}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) setLeaving(card)
              }}
            >
              <Icon name="trash" />
            </button>
          ) : null}
        </div>
      ))}
      <ChoiceRow
        kind="radio"
        name={name}
        label={later.cardsOther}
        checked={chosen === undefined}
        onChange={() => onChoose(undefined)}
      />
      {leaving === undefined ? null : (
        <ConfirmDialog
          question={texts.removeAsk({ card: cardWords(words, leaving) })}
          yes={texts.removeYes}
          no={texts.removeNo}
          onYes={() => {
            setLeaving(undefined)
            actions.cards.remove(leaving.id)
          }}
          onNo={() => setLeaving(undefined)}
        />
      )}
    </fieldset>
  )
}

/** Message about a removed card. It takes the focus that the card's button had. */
export function CardNotice(): ReactNode {
  const texts = useCardTexts()
  const common = useWords('common')
  const { cells, actions } = usePay()
  const said = useStateOf(cells.cards, (state) => state.said)
  const list = useStateOf(cells.cards, (state) => state.list)
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (said === 'removed') notice.current?.focus({ preventScroll: true })
  }, [said])
  const text = said === 'removed' ? texts.removed : said === 'primary-updated' ? texts.primaryUpdated : undefined
  const isEmpty = list._tag === 'Shown' && list.cards.length === 0
  return (
    <>
      <p ref={notice} role="status" tabIndex={-1} className={styles.notice}>
        {text}
      </p>
      {said === 'failed' || list._tag === 'Failed' ? (
        <Alert kind="danger" title={texts.failedTitle}>
          <p>{texts.failed}</p>
          {list._tag === 'Failed' ? (
            <button type="button" className={styles.retry} onClick={actions.cards.fetch}>
              {common.retry}
            </button>
          ) : null}
        </Alert>
      ) : null}
      {isEmpty ? <p>{texts.none}</p> : null}
    </>
  )
}
