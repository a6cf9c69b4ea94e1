import { useEffect, useRef, useState } from 'react'
import { groupedNumber } from '../../src-domain/gift-card/grouped-number.ts'
import type { NewCard } from '../../src-domain/offers/issued-card.ts'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './offers.module.css'

export interface NewCardNoticeProps {
  readonly newCard: NewCard
  readonly copy: (text: string) => Promise<boolean>
  readonly onClose: () => void
}

/** The number of a new card, until the member says that it was written down. Takes the focus. */
export function NewCardNotice({ newCard: { card, number, isMailed, path }, copy, onClose }: NewCardNoticeProps) {
  const { offersPage, price } = useWords('staff')
  const { card: words } = offersPage
  const [isCopied, setCopied] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.box} aria-live="polite">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {words.issued({ price: price(card.balance) })}
      </h2>
      <div className={styles.what}>
        <p className={styles.facts}>{words.number}</p>
        <p className={styles.number}>{groupedNumber(number)}</p>
      </div>
      <p>
        {words.once} {isMailed ? words.mailed : null}
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => void copy(number).then(setCopied)}>
          {isCopied ? words.copied : words.copy}
        </Button>
        {path === undefined ? null : (
          <a className={styles.link} href={path} target="_blank" rel="noreferrer">
            {words.page}
          </a>
        )}
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </section>
  )
}
