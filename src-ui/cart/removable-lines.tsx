import { Alert } from '../design/alert.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './cart-sheet.module.css'
import type { LeftBehindLine } from './cart-view.ts'

export interface LeftBehindProps {
  readonly lines: readonly LeftBehindLine[]
  readonly onRemove: () => void
}

/** Lines that cannot be ordered (CART-15, CART-20). */
export function RemovableLines({ lines, onRemove }: LeftBehindProps) {
  const words = useWords('ordering')
  const lang = useContentLanguage()
  if (lines.length === 0) return null
  return (
    <Alert title={words.leftBehind}>
      <ul className={styles.left} aria-label={words.leftBehind}>
        {lines.map(({ index, name, why }) => (
          <li key={index}>
            <s lang={lang}>{name}</s> · {why}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.removeAll} onClick={onRemove}>
        {words.takeOut({ names: lines.map(({ name }) => name).join(', ') })}
      </button>
    </Alert>
  )
}
