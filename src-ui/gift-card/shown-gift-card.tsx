import { useState } from 'react'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { GiftCard } from '../../src-domain/gift-card/gift-card.ts'
import { groupedNumber } from '../../src-domain/gift-card/grouped-number.ts'
import { home } from '../../src-domain/navigation/addresses.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { Money } from '../design/money.tsx'
import { useWords } from '../messages/words-context.tsx'
import { AppLinks } from '../shell/app-links.tsx'
import { Wordmark } from '../shell/wordmark.tsx'
import styles from './shown-gift-card.module.css'

/** Resolves to false if the browser refused. */
export type CopyText = (text: string) => Promise<boolean>

export interface ShownGiftCardProps {
  readonly brand: Brand
  readonly card: GiftCard
  readonly copy: CopyText | undefined
}

/** Gift card as its recipient sees it (GIFT-15). */
export function ShownGiftCard({ brand, card, copy }: ShownGiftCardProps) {
  const words = useWords('giftCard')
  const number = groupedNumber(card.cardNumber)
  return (
    <div className={styles.shown}>
      <div className={styles.art} aria-hidden="true">
        <Wordmark brand={brand} />
        <span className={styles.value}>
          <Money amount={card.amount} />
        </span>
      </div>
      {card.status === 'inactive' ? (
        <>
          <p role="alert">{words.inactive}</p>
          <CallRestaurant phone={brand} />
        </>
      ) : null}
      <dl className={styles.facts}>
        <dt>{words.value}</dt>
        <dd>
          <Money amount={card.amount} />
        </dd>
        <dt>{words.number}</dt>
        <dd className={styles.number}>{number}</dd>
        <GiftCardTerm term={words.to} text={card.receivingPatron.name} />
        <GiftCardTerm term={words.from} text={card.sendingPatron.name} />
        <GiftCardTerm term={words.message} text={card.message} />
      </dl>
      {copy === undefined ? null : <CopyNumber number={number} copy={copy} />}
      {brand.ordering.enabled ? (
        <a className={buttonClass('primary', true)} href={home}>
          {words.order}
        </a>
      ) : null}
      <AppLinks links={brand.appLinks} />
    </div>
  )
}

function GiftCardTerm({ term, text }: { readonly term: string; readonly text: string }) {
  if (text === '') return null
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  )
}

function CopyNumber({ number, copy }: { readonly number: string; readonly copy: CopyText }) {
  const words = useWords('giftCard')
  const [said, say] = useState('')
  const press = async () => say((await copy(number.replaceAll(' ', ''))) ? words.copied : words.notCopied)
  return (
    <>
      <Button kind="secondary" wide onClick={() => void press()}>
        {words.copy}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  )
}
