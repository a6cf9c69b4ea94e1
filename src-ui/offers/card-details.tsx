import { useEffect, useRef, useState } from 'react'
import type { IssuedCard } from '../../src-domain/offers/issued-card.ts'
import { Button } from '../design/button.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { whenWords } from './when-words.ts'

export interface CardDetailsProps {
  readonly controller: OffersController
  readonly card: IssuedCard
}

/** Balance and history of a card. Takes the focus, because it appears after a search. */
export function CardDetails({ controller, card }: CardDetailsProps) {
  const words = useBoardWords(controller.location.timeZone)
  const { close } = useWords('common')
  const { staff } = words
  const { card: own, history: historyTitle } = staff.offersPage
  const { last4, receiver, balance, held, isActive, history } = card
  const [isVoiding, setVoiding] = useState(false)
  const [said, say] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed is gone once this is said
  useEffect(() => title.current?.focus(), [said])
  const now = controller.now()
  return (
    <section className={styles.box}>
      <div className={styles.what}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {own.ending({ last4 })}
        </h2>
        {receiver === '' ? null : <p className={styles.facts}>{own.forName({ name: receiver })}</p>}
      </div>
      <p className={styles.amount}>{isActive ? own.balance({ price: staff.price(balance) }) : own.ended}</p>
      {held === 0 ? null : <p className={styles.facts}>{own.held({ price: staff.price(held) })}</p>}
      <div className={styles.part}>
        <h3 className={styles.legend}>{historyTitle}</h3>
        <ChangeList
          changes={history.map(({ kind, amount, at, by, reason, orderNumber }, index) => ({
            key: `${history.length - index}`,
            what:
              orderNumber === undefined
                ? own.change[kind]
                : own.changeOfOrder({ change: own.change[kind], number: orderNumber }),
            when: whenWords(words, at, by, now),
            reason,
            amount,
          }))}
        />
      </div>
      <div className={styles.actions}>
        {isActive ? (
          <Button kind="secondary" onClick={() => setVoiding(true)}>
            {own.voidCard}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={controller.closeCard}>
          {close}
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      {isVoiding ? (
        <ReasonSheet
          title={own.ending({ last4 })}
          lead={own.voidLead({ price: staff.price(balance) })}
          action={own.voidCard}
          onSend={(reason) => controller.voidCard(card.id, reason)}
          onDone={() => {
            setVoiding(false)
            say(own.voided)
          }}
          onClose={() => setVoiding(false)}
        />
      ) : null}
    </section>
  )
}
