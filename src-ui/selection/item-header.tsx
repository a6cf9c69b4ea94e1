import { memo, useMemo, useRef } from 'react'
import { caloriesRange } from '../../src-domain/menu/calories-range.ts'
import { listedPrice } from '../../src-domain/menu/listed-price.ts'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { useHeightProperty } from '../design/use-height-property.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-header.module.css'
import { whyNotOrdered } from './selection-words.ts'
import type { HeaderType } from './theme-types.ts'

export interface ItemHeaderProps {
  readonly menu: Menu
  readonly item: MenuItem
  readonly placeholder: string
  readonly type: HeaderType
  /** True if the price stays in view (MENU-25). */
  readonly isFixed: boolean
}

/** Returns a fragment, because the fixed part must be a child of the scroller (MENU-23). */
export const ItemHeader = memo(({ menu, item, placeholder, type, isFixed }: ItemHeaderProps) => {
  const words = useWords('ordering')
  const lang = useContentLanguage()
  const facts = useRef<HTMLParagraphElement>(null)
  useHeightProperty(facts, '--fixed', isFixed)
  const range = caloriesRange(item.calories)
  const whyNot = whyNotOrdered(words, item)
  const { price, isFrom } = useMemo(() => listedPrice(menu, item), [menu, item])
  const image =
    type.drawing === 'plain' ? null : (
      <img className={styles.picture} src={pictureOf(item.images, placeholder)} alt="" width="640" height="480" />
    )
  return (
    <>
      {image === null ? null : <div className={`${styles.plate} ${styles[type.drawing]}`}>{image}</div>}
      <p ref={facts} className={`${styles.facts} ${styles[type.drawing]} ${isFixed ? styles.fixed : ''}`}>
        <strong className={styles.price}>
          {isFrom ? words.from({ price: words.price(price) }) : <Money amount={price} />}
        </strong>
        {range._tag === 'None' ? null : <span>{words.calories(range.value)}</span>}
        {whyNot === undefined ? null : <strong className={styles.gone}>{whyNot}</strong>}
        {item.left === undefined ? null : <strong>{words.onlyLeft({ count: item.left })}</strong>}
      </p>
      <div className={`${styles.text} ${styles[type.drawing]}`} lang={lang}>
        {item.description === '' ? null : <p className={styles.description}>{item.description}</p>}
        {item.additionalDescriptions.map((text) => (
          <p key={text} className={styles.more}>
            {text}
          </p>
        ))}
        {item.dietaryRestrictions.length === 0 ? null : (
          <ul className={styles.diets}>
            {item.dietaryRestrictions.map((diet) => (
              <li key={diet} className={styles.diet}>
                <Icon name="leaf" small />
                {diet}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
})
ItemHeader.displayName = 'ItemHeader'
