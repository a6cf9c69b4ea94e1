import { caloriesRange } from '../../src-domain/menu/calories-range.ts'
import type { MenuItem } from '../../src-domain/menu/menu.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-header.module.css'

/** MENU-23; the name is the sheet's title. */
export const ItemHeader = ({ item, placeholder }: { readonly item: MenuItem; readonly placeholder: string }) => {
  const words = useWords('ordering')
  const range = caloriesRange(item.calories)
  return (
    <div>
      <div className={styles.plate}>
        <img className={styles.picture} src={pictureOf(item.images, placeholder)} alt="" width="640" height="480" />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <strong className={styles.price}>
            <Money amount={item.price} />
          </strong>
          {range._tag === 'None' ? null : <span>{words.calories(range.value)}</span>}
          {item.isAvailable ? null : <strong className={styles.gone}>{words.soldOut}</strong>}
        </p>
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
    </div>
  )
}
