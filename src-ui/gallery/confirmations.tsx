import { Confirmation } from '../order/confirmation.tsx'
import { confirmationTypes } from '../order/confirmation-layouts.ts'
import styles from './gallery.module.css'
import { galleryTicket } from './gallery-ticket.ts'
import { Frame } from './specimen.tsx'

/** Each confirmation layout at full width (CONF-01). */
export function Confirmations() {
  return (
    <section className={styles.section}>
      <h2>confirmation</h2>
      <div className={styles.wide}>
        {confirmationTypes.map((name) => (
          <Frame key={name} name={`confirmation ${name}`}>
            <div className={styles.padded}>
              <Confirmation ticket={galleryTicket} location={undefined} onAgain={() => undefined} layout={name} />
            </div>
          </Frame>
        ))}
      </div>
    </section>
  )
}
