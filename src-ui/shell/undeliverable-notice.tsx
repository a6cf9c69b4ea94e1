import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './undeliverable-notice.module.css'

/** Rendered empty, because only the browser has the address; `enhanceDelivery` fills it. */
export function UndeliverableNotice({ pickup }: { readonly pickup: string | undefined }) {
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
