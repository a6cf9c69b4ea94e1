import type { DescribedModifier } from '../../src-domain/cart/describe-line.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './cart-line-row.module.css'

const depths = [undefined, styles.inner]

export function LineModifiers({ modifiers }: { readonly modifiers: readonly DescribedModifier[] }) {
  const words = useWords('ordering')
  const lang = useContentLanguage()
  if (modifiers.length === 0) return null
  return (
    <ul className={styles.modifiers}>
      {modifiers.map(({ option, item, depth, name, optionName, price, quantity }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: one modifier may stand at several depths, and rows never move
          key={`${option}/${item}/${at}`}
          className={depth < depths.length ? depths[depth] : styles.innermost}
          lang={name === undefined ? undefined : lang}
        >
          {depth === 0 && optionName !== undefined ? `${optionName}: ` : null}
          {quantity === undefined ? null : `${quantity} × `}
          {name ?? words.itemUnavailable}
          {price === undefined || price === 0 ? null : (
            <span className={styles.price}> {words.plus({ price: words.price(price) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
