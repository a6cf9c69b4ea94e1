import type { MouseEvent } from 'react'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { viewClass } from '../design/view.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './location-card.module.css'
import type { LocationCardView } from './locations-view.ts'

export interface LocationCardProps {
  readonly card: LocationCardView
  /** True for the card with the primary button. */
  readonly isSuggested: boolean
  /** Text that marks the current restaurant. */
  readonly note?: string
  /** Absent in the server-rendered page, where data attributes describe the tap. */
  readonly onChoose?: (event: MouseEvent) => void
  readonly type: DiningOption
}

/** Restaurant card (LOC-05, LOC-22). */
export function LocationCard({ card, isSuggested, note, onChoose, type }: LocationCardProps) {
  const words = useWords('shop')
  return (
    <li className={`${viewClass('panel')} ${styles.card}`}>
      <h3 className={styles.name}>{card.name}</h3>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {card.refusal === undefined ? null : <p className={styles.refusal}>{card.refusal}</p>}
      <p className={`${styles.state} ${card.isOpen ? styles.open : styles.shut}`}>
        <Icon name="clock" small />
        {card.opening}
      </p>
      {card.next === undefined ? null : <p className={styles.next}>{card.next}</p>}
      <div className={styles.line}>
        {card.restaurants === undefined ? null : <p>{card.restaurants}</p>}
        <p>{card.address}</p>
        <p>{card.hours}</p>
        {card.estimate === undefined ? null : <p>{card.estimate}</p>}
        {card.distance === undefined ? null : <p>{card.distance}</p>}
        {card.isPreorderOnly ? <p>{words.preorderOnly}</p> : null}
      </div>
      <div className={styles.actions}>
        <ChooseLink card={card} kind={isSuggested ? 'primary' : 'secondary'} type={type} onChoose={onChoose} />
        {card.phone === undefined ? null : (
          <a className={styles.phone} href={card.phone.href} aria-label={words.call({ phone: card.phone.text })}>
            <Icon name="phone" small />
            <bdi dir="ltr">{card.phone.text}</bdi>
          </a>
        )}
      </div>
    </li>
  )
}

interface ChooseLinkProps extends Pick<LocationCardProps, 'card' | 'type'> {
  readonly kind: 'primary' | 'secondary'
  readonly onChoose: LocationCardProps['onChoose'] | undefined
}

function ChooseLink({ card, kind, type, onChoose }: ChooseLinkProps) {
  const words = useWords('shop')
  if (card.href === undefined) return null
  const isRefused = card.refusal !== undefined
  const how = onChoose === undefined ? choiceAttributes(isRefused ? 'pickup' : type, card) : { onClick: onChoose }
  return (
    <a
      className={buttonClass(kind)}
      href={card.href}
      aria-label={isRefused ? `${words.reach.pickUpHere}: ${card.name}` : words.orderAt({ name: card.name })}
      {...how}
    >
      {isRefused ? words.reach.pickUpHere : words.orderHere}
    </a>
  )
}

/** Data attributes of a link. A delivery link waits for the script, because its menu needs an address (MENU-13). */
function choiceAttributes(type: DiningOption, { id, slug, name }: LocationCardView) {
  return {
    'data-type': type,
    'data-slug': slug,
    'data-id': id,
    'data-name': name,
    'data-tap': type === 'delivery' ? 'choose' : undefined,
  }
}
