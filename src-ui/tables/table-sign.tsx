import { QrCode } from '../design/qr-code.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './tables.module.css'

export interface TableSignProps {
  readonly brandName: string
  readonly location: string
  readonly number: string
  /** Whole address that the code opens. */
  readonly address: string
}

/** A sign that stands on a table: its number, and a code that opens the menu with the table chosen. */
export function TableSign({ brandName, location, number, address }: TableSignProps) {
  const words = useWords('staff')
  return (
    <div className={styles.sign}>
      <p className={styles.brand}>{brandName}</p>
      <p className={styles.table}>{words.table({ number })}</p>
      <div className={styles.code}>
        <QrCode text={address} label={words.tableSigns.codeOf({ number })} />
      </div>
      <p className={styles.call}>{words.tableSigns.scan}</p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <p className={styles.place}>{location}</p>
    </div>
  )
}
