import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './undelivered.module.css'

/**
 * Over the menu of a delivery: that this restaurant does not come to the address, and what can be done instead. Drawn
 * empty, because the address is in the browser; `enhanceDelivery` fills it in.
 */
export function Undelivered({ pickup }: { readonly pickup: string | undefined }) {
  const { reach } = useWords('shop')
  return (
    <div id="undelivered" className={styles.notice} role="alert" hidden>
      <Icon name="alert" />
      <p className={styles.title} />
      <div className={styles.ways}>
        {pickup === undefined ? null : (
          <a className={buttonClass('primary')} href={pickup} data-type="pickup">
            {reach.pickUpHere}
          </a>
        )}
        <a className={buttonClass('secondary')} href="/" data-other="" hidden>
          {reach.deliverFrom({ name: '' })}
        </a>
        <button type="button" className={buttonClass('quiet')} data-tap="address">
          {reach.another}
        </button>
      </div>
    </div>
  )
}
