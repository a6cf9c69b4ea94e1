import type { Country } from '../../src-domain/brand/country.ts'
import type { MapDrawer, PinName } from '../../src-domain/location/delivery-map.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import type { Driver } from '../../src-domain/ticket/driver.ts'
import type { Tracking } from '../../src-domain/ticket/tracking.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { viewClass } from '../design/view.ts'
import { useWords } from '../messages/words-context.tsx'
import { DriverLine } from './driver-line.tsx'
import panel from './panel.module.css'
import styles from './tracking.module.css'
import { TrackingMap } from './tracking-map.tsx'
import { trackingView } from './tracking-view.ts'

export interface TrackingCardProps {
  readonly tracking: Tracking
  /** The restaurant's own driver on the way. */
  readonly driver?: Driver | undefined
  readonly heardAt: Instant | undefined
  readonly location: Location | undefined
  readonly phone: ShownPhone
  readonly country: Country
  readonly locale: string
  readonly drawer: MapDrawer | undefined
}

const pinNames: readonly PinName[] = ['origin', 'driver', 'destination']

/** Delivery tracking as announced text and on a map (CONF-02, CONF-09). */
export function TrackingCard({
  tracking,
  driver: by,
  heardAt,
  location,
  phone,
  country,
  locale,
  drawer,
}: TrackingCardProps) {
  const words = useWords('order')
  const { status, expected, heard, away, hasMap, asksRestaurant } = trackingView(
    tracking,
    heardAt,
    location?.timeZone,
    country,
    words,
    useWords('times'),
  )
  const { origin, destination, driver } = tracking
  const pins = {
    ...(origin === undefined ? {} : { origin }),
    ...(destination === undefined ? {} : { destination }),
    ...(driver === undefined ? {} : { driver }),
  }
  const label = [words.tracking.map, status, away].filter((part) => part !== undefined).join('. ')
  return (
    <section className={`${viewClass('panel')} ${panel.panel}`} aria-labelledby="tracking-title">
      <h2 id="tracking-title" className={panel.title}>
        {words.tracking.title}
      </h2>
      <p className={styles.status} role="status">
        {status}
      </p>
      <DriverLine driver={by} />
      {asksRestaurant ? <CallRestaurant phone={phone} /> : null}
      {expected === undefined ? null : <p className={styles.expected}>{expected}</p>}
      {away === undefined ? null : <p className={styles.quiet}>{away}</p>}
      {heard === undefined ? null : <p className={styles.quiet}>{heard}</p>}
      {hasMap ? (
        <>
          <TrackingMap pins={pins} names={words.tracking.pin} locale={locale} label={label} drawer={drawer} />
          <ul className={styles.legend}>
            {pinNames
              .filter((name) => pins[name] !== undefined)
              .map((name) => (
                <li key={name} className={styles.entry}>
                  <span className={`${styles.dot} ${styles[name]}`} aria-hidden="true" />
                  {words.tracking.pin[name]}
                </li>
              ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
