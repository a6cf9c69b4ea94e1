import type { Driver } from '../../src-domain/ticket/driver.ts'
import { Icon } from '../design/icon.tsx'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './driver-line.module.css'

/** Name and phone of the restaurant's own driver. The live region stays, so that the driver is announced. */
export function DriverLine({ driver }: { readonly driver: Driver | undefined }) {
  const words = useWords('order')
  return (
    <div role="status">
      {driver === undefined ? null : (
        <p className={styles.driver}>
          <span>{driver.name === '' ? words.tracking.someDriver : words.tracking.driver({ name: driver.name })}</span>
          {driver.phone === '' ? null : (
            <a className={styles.phone} href={`tel:${driver.phone}`}>
              <Icon name="phone" small />
              {words.call({ phone: phoneWords(driver) })}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
