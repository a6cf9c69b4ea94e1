import { useWords } from '../messages/words-context.tsx'
import styles from './header.module.css'
import type { HeaderView } from './shop-state.ts'

export interface OrderTypeSwitchProps {
  readonly types: HeaderView['types']
  /** A tap chooses, and does not only look. */
  readonly isChoosing: boolean
}

/** How the food is got: links, so that it works before any script and in a new tab (LOC-03 gives their order). */
export function OrderTypeSwitch({ types, isChoosing }: OrderTypeSwitchProps) {
  const common = useWords('common')
  const words = useWords('shop')
  return (
    <nav className={styles.types} aria-label={words.orderType}>
      {types.map(({ type, href, isCurrent }) => (
        <a
          key={type}
          className={styles.type}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          data-type={isChoosing ? type : undefined}
        >
          {common.diningOption[type]}
        </a>
      ))}
    </nav>
  )
}
