import { Picture } from '../design/picture.tsx'
import { useWords } from '../messages/words-context.tsx'
import { isPlainTap } from '../shell/plain-tap.ts'
import { useShop } from '../shell/shop-app.ts'
import styles from './item-card.module.css'
import type { ItemCardView } from './menu-page-view.ts'

export interface ItemCardProps {
  readonly card: ItemCardView
  /** In view when the page opens. */
  readonly isFirst: boolean
  readonly layout: string
}

const layouts: Readonly<Record<string, string | undefined>> = { Type2: styles.text }

/** One dish: its whole area is a link to its own page, which opens as a sheet once the shop is awake. */
export const ItemCard = ({ card, isFirst, layout }: ItemCardProps) => {
  const words = useWords('shop')
  const { actions } = useShop()
  return (
    <li className={[styles.card, card.isSoldOut ? styles.sold : '', layouts[layout] ?? ''].filter(Boolean).join(' ')}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a
            className={styles.link}
            href={card.href}
            data-tap=""
            onClick={(event) => {
              if (!isPlainTap(event)) return
              event.preventDefault()
              actions.wish({ _tag: 'OpenItem', groupId: card.group, itemId: card.id })
            }}
          >
            {card.name}
          </a>
        </h3>
        {card.about === '' ? null : <p className={styles.about}>{card.about}</p>}
        <p className={styles.foot}>
          <span className={styles.price}>{card.price}</span>
          {card.isSoldOut ? <span className={styles.soldMark}>{words.soldOut}</span> : null}
          {card.marks.length === 0 ? null : <span className={styles.marks}>{card.marks.join(' · ')}</span>}
        </p>
      </div>
      <Picture
        className={styles.picture}
        src={card.image}
        width={320}
        height={240}
        sizes="(min-width: 48rem) 260px, 116px"
        isFirst={isFirst}
      />
    </li>
  )
}
