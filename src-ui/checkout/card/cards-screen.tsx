import { useEffect, useState } from 'react'
import type { SavedCard } from '../../../src-domain/account/patron.ts'
import { cardsToChoose } from '../../../src-domain/card/cards-state.ts'
import { choiceOf, savedCards } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { cardToUse } from '../../../src-domain/payment/payment-choice.ts'
import { Button } from '../../design/button.tsx'
import { ConfirmDialog } from '../../design/confirm-dialog.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { cardWords } from '../../payment/card-words.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Screen } from '../screen.tsx'
import { useCheckout } from '../use-checkout.ts'
import { useLaterWords } from '../use-later-words.ts'
import { usePay } from '../use-pay.ts'
import { CardEntryForm } from './card-entry-form.tsx'
import { CardNotice, SavedCardList } from './saved-card-list.tsx'
import { useCardTexts } from './use-card-texts.ts'

/** Saved cards or card form (PAY-05). */
export function CardsScreen() {
  const later = useLaterWords()
  const { cells, actions } = usePay()
  const { now, view } = useCheckout()
  const state = useStateOf(cells.cards, (cards) => cards)
  const patronId = now.patron?.id
  useEffect(() => {
    if (patronId !== undefined) actions.cards.fetch()
  }, [actions, patronId])
  const cards = cardsToChoose(state, savedCards(now.patron))
  const first = cardToUse(cards)
  const [picked, setPicked] = useState<Picked>(choiceOf(now)._tag === 'CardForm' ? { _tag: 'Other' } : undefined)
  const chosen = picked === undefined ? first : cards.find(({ id }) => picked._tag === 'Card' && id === picked.id)
  return (
    <Screen title={later.cardsTitle} onBack={actions.flow.back}>
      {patronId === undefined ? null : <CardNotice />}
      {cards.length === 0 ? null : (
        <SavedCardList
          cards={cards}
          chosen={chosen?.id}
          onChoose={(id) => setPicked(id === undefined ? { _tag: 'Other' } : { _tag: 'Card', id })}
        />
      )}
      {chosen === undefined ? (
        <CardEntryForm
          now={now}
          error={view.button.error}
          isBusy={view.button.isBusy}
          mayKeep={patronId !== undefined && state.list._tag === 'Shown'}
        />
      ) : (
        <UseSaved card={chosen} isFirst={chosen.id === first?.id} />
      )}
    </Screen>
  )
}

/** Selected row; undefined: the primary card. */
type Picked = { readonly _tag: 'Other' } | { readonly _tag: 'Card'; readonly id: string } | undefined

/** Pays with a saved card. Orders charge the primary card, so any other first becomes primary (CARD-06). */
function UseSaved({ card, isFirst }: { readonly card: SavedCard; readonly isFirst: boolean }) {
  const words = useWords('pay')
  const later = useLaterWords()
  const texts = useCardTexts()
  const { cells, actions } = usePay()
  const isBusy = useStateOf(cells.cards, ({ doing }) => doing !== undefined)
  const [isAsking, setIsAsking] = useState(false)
  const use = () => {
    if (!isFirst) return setIsAsking(true)
    actions.payment.choose({ _tag: 'SavedCard', card })
    actions.flow.back()
  }
  return (
    <>
      <Button wide busy={isBusy} onClick={use}>
        {later.useSaved}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          question={texts.primaryAsk({ card: cardWords(words, card) })}
          yes={texts.primaryYes}
          no={texts.primaryNo}
          onYes={() => {
            setIsAsking(false)
            actions.cards.makePrimary(card.id)
          }}
          onNo={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
