import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { CardDetails } from './card-details.tsx'
import { CardSearch } from './card-search.tsx'
import { IssueCardSheet } from './issue-card-sheet.tsx'
import { NewCardNotice } from './new-card-notice.tsx'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'

/** Gift cards: issue, look up, and the ones issued last. */
export function GiftCardsPanel({ controller }: { readonly controller: OffersController }) {
  const { staff } = useBoardWords(controller.location.timeZone)
  const { card: words } = staff.offersPage
  const { cards, card, newCard } = useStateOf(controller.state, (now) => now)
  const [isIssuing, setIssuing] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => setIssuing(true)}>{words.issue}</Button>
      </div>
      {/* Not behind the sheet, which gives the focus back when it closes. */}
      {newCard === undefined || isIssuing ? null : (
        <NewCardNotice
          key={newCard.number}
          newCard={newCard}
          copy={controller.copy}
          onClose={controller.closeNewCard}
        />
      )}
      <CardSearch controller={controller} />
      {card === undefined ? null : <CardDetails key={card.id} controller={controller} card={card} />}
      <section className={styles.part}>
        <h2 className={styles.title}>{words.recent}</h2>
        {cards === undefined || cards.length === 0 ? (
          <p className={styles.nothing}>{cards === undefined ? '' : words.none}</p>
        ) : (
          <ul className={styles.rows}>
            {cards.map(({ id, last4, receiver, balance, isActive }) => (
              <li key={id} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name}>{words.ending({ last4 })}</p>
                  {receiver === '' ? null : <p className={styles.facts}>{words.forName({ name: receiver })}</p>}
                </div>
                <p>{isActive ? words.balance({ price: staff.price(balance) }) : words.ended}</p>
                <Button
                  kind="secondary"
                  className={styles.wide}
                  aria-label={words.open({ last4 })}
                  onClick={() => void controller.findCard({ id })}
                >
                  {staff.offersPage.history}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {isIssuing ? (
        <IssueCardSheet controller={controller} onIssued={() => setIssuing(false)} onClose={() => setIssuing(false)} />
      ) : null}
    </>
  )
}
