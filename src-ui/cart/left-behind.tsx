import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './cart-sheet.module.css'

export interface LeftBehindProps {
  readonly restaurant: string
  /** Names, in the order of the cart. */
  readonly names: readonly string[]
  readonly onRemove: () => void
}

/** What of the cart this restaurant does not offer (CART-20), and one press to let it go. */
export function LeftBehind({ restaurant, names, onRemove }: LeftBehindProps) {
  const words = useWords('ordering')
  if (names.length === 0) return null
  return (
    <Alert title={words.leftBehind({ place: restaurant })}>
      <ul className={styles.left} aria-label={words.leftBehind({ place: restaurant })}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one dish
          <li key={`${name}/${at}`}>{name}</li>
        ))}
      </ul>
      <button type="button" className={styles.removeAll} onClick={onRemove}>
        {words.removeLeftBehind}
      </button>
    </Alert>
  )
}
