import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import offline from './offline-bar.module.css'
import styles from './shop-bars.module.css'

/** Rendered empty, because only the browser has the order; `enhanceBars` fills it. The footer reserves the space. */
export function ShopBars() {
  const words = useWords('common')
  return (
    <div id="bars">
      <p className={offline.offline} />
      <button type="button" className={styles.order} data-tap="cart" hidden>
        <Icon name="bag" />
        <span className={styles.count} />
        <span className={styles.total} />
      </button>
      <div className={styles.pending} role="status" />
      <button type="button" className={styles.retry} hidden>
        {words.retry}
      </button>
    </div>
  )
}
