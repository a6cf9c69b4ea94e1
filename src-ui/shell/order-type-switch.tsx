import { useWords } from '../messages/words-context.tsx'
import styles from './header.module.css'
import type { HeaderView } from './shop-state.ts'

export interface OrderTypeSwitchProps {
  readonly types: HeaderView['types']
  /** True if a tap also selects the option for the order. */
  readonly isChoosing: boolean
}

/** Dining options as links, which work without a script and in a new tab, in the order of LOC-03. */
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
