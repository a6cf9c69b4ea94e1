import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { SavedCard } from '../../src-domain/account/patron.ts'
import { cardsToChoose } from '../../src-domain/card/cards-state.ts'
import {
  cardPages,
  cardsAddress,
  profileAddress,
  removeCardAddress,
  updateCardAddress,
} from '../../src-domain/navigation/account-addresses.ts'
import { Alert } from '../design/alert.tsx'
import { Button, buttonClass } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Icon } from '../design/icon.tsx'
import { cards as english } from '../messages/cards.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords, type Words } from '../messages/words-context.tsx'
import { cardWords, expiryWords } from '../payment/card-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import styles from './cards-page.module.css'

/** Saved cards (CARD-03), and the questions at separate addresses (CARD-06, CARD-07). */
export function CardsPage({ asks }: { readonly asks?: 'remove' | 'update' }) {
  const words = useWords('profile')
  const texts = useCardTexts()
  const { cells, actions } = useAccount()
  const state = useStateOf(cells.cards, (now) => now)
  const known = useStateOf(cells.patron, ({ patron }) => patron?.card)
  const { cardId } = useParams()
  useEffect(() => actions.cards.fetch(), [actions])
  const cards = cardsToChoose(state, known === undefined ? [] : [known])
  const asked = cards.find(({ id }) => id === cardId)
  return (
    <AccountScreen title={words.cards} back={profileAddress}>
      <Notice />
      {cards.length === 0 && state.list._tag !== 'Loading' && state.list._tag !== 'Failed' ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} mayChange={state.list._tag === 'Shown'} />
          ))}
        </ul>
      )}
      {state.list._tag === 'Shown' ? (
        // A link to another document, because no other script may run where a card is entered.
        <a className={buttonClass('secondary', true)} href={cardPages.add}>
          {texts.add}
        </a>
      ) : null}
      {asks === undefined || asked === undefined ? null : <Question card={asked} asks={asks} />}
    </AccountScreen>
  )
}

function CardRow({ card, mayChange }: { readonly card: SavedCard; readonly mayChange: boolean }) {
  const pay = useWords('pay')
  const words = useWords('profile')
  const texts = useCardTexts()
  const expires = expiryWords(pay, card)
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        <strong>{cardWords(pay, card)}</strong>
        <span className={styles.note}>{card.primaryCard ? texts.primary({ expires }) : expires}</span>
      </span>
      {mayChange && !card.primaryCard ? (
        <Link
          className={styles.primary}
          to={updateCardAddress(card.id)}
          aria-label={`${words.makePrimary}: ${cardWords(pay, card)}`}
        >
          {words.makePrimary}
        </Link>
      ) : null}
      {mayChange ? (
        <Link
          className={styles.remove}
          to={removeCardAddress(card.id)}
          aria-label={texts.remove({ card: cardWords(pay, card) })}
        >
          <Icon name="trash" />
        </Link>
      ) : null}
    </li>
  )
}

/** Asks about a card; both answers return to the list. */
function Question({ card, asks }: { readonly card: SavedCard; readonly asks: 'remove' | 'update' }) {
  const texts = useCardTexts()
  const { actions } = useAccount()
  const navigate = useNavigate()
  const name = cardWords(useWords('pay'), card)
  const toList = () => void navigate(cardsAddress, { replace: true })
  const answer = (change: (id: string) => Promise<boolean>) => {
    toList()
    void change(card.id)
  }
  return asks === 'remove' ? (
    <ConfirmDialog
      question={texts.removeAsk({ card: name })}
      yes={texts.removeYes}
      no={texts.removeNo}
      onYes={() => answer(actions.cards.remove)}
      onNo={toList}
    />
  ) : (
    <ConfirmDialog
      question={texts.primaryAsk({ card: name })}
      yes={texts.primaryYes}
      no={texts.primaryNo}
      onYes={() => answer(actions.cards.makePrimary)}
      onNo={toList}
    />
  )
}

function Notice(): ReactNode {
  const texts = useCardTexts()
  const common = useWords('common')
  const { cells, actions } = useAccount()
  const { said, list } = useStateOf(cells.cards, (now) => now)
  const text = said === 'removed' ? texts.removed : said === 'primary-updated' ? texts.primaryUpdated : undefined
  return (
    <>
      <p role="status" className={styles.notice}>
        {list._tag === 'Loading' ? common.loading : text}
      </p>
      {said === 'failed' || list._tag === 'Failed' ? (
        <Alert kind="danger" title={texts.failedTitle}>
          <p>{texts.failed}</p>
          {list._tag === 'Failed' ? <Button onClick={actions.cards.fetch}>{common.retry}</Button> : null}
        </Alert>
      ) : null}
    </>
  )
}

function useCardTexts(): Words['cards'] {
  const { locale, texts } = useAccount().cells.facts
  return useMemo(() => withBrandTexts('cards', english, texts, locale), [texts, locale])
}
