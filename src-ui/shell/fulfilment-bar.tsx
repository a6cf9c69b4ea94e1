import { useWords } from '../messages/words-context.tsx'
import styles from './header.module.css'
import { OrderTypeSwitch } from './order-type-switch.tsx'
import type { HeaderView } from './shop-state.ts'

export function FulfilmentBar({ view }: { readonly view: HeaderView }) {
  const words = useWords('shopPage')
  // The chooser does not list tables (LOC-02), so at a table the link leads to the home page.
  const isAtTable = view.types.some(({ type, isCurrent }) => isCurrent && type === 'kiosk')
  return (
    <section className={styles.bar} aria-label={words.place}>
      <OrderTypeSwitch types={view.types} isChoosing />
      {view.location === undefined ? null : (
        <p className={styles.fulfilment}>
          <strong>{view.location.name}</strong>
          <span className={styles.muted} data-line={view.location.isEstimate ? 'estimate' : 'hours'}>
            {view.location.line}
          </span>{' '}
          <a href="/" data-back="" data-tap={isAtTable ? undefined : 'restaurants'}>
            {words.changeLocation}
          </a>
        </p>
      )}
    </section>
  )
}
